"""Settings, and mistakes in the set-up: each gives one clear line and exit code 1, never a traceback."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cogs.client import TownCrier
from db.keeping import held
from environment import BadSettings, Settings, read_settings
from sandbox.rest import TOKEN
from sandbox.trial import sandboxed
from service.tables import Tables

ROOT = Path(__file__).parents[1]
REDIRECTED = (
    "import sys, bot; from sandbox.redirect import redirected\nwith redirected(sys.argv.pop()): sys.exit(bot.main())"
)
"""The bot as it is started, but for the address of Discord."""
PATIENCE = 60.0
NOWHERE = "http://127.0.0.1:9"
"""Nobody listens there."""


async def start(
    home: Path, *arguments: str, discord: str | None = None, **environment: str
) -> asyncio.subprocess.Process:
    """`python bot.py` in an empty folder; with `discord`, that is where Discord is."""
    command = [str(ROOT / "bot.py"), "--no-browser", *arguments] if discord is None else ["-c", REDIRECTED, discord]
    inherited = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        cwd=home,
        env={**inherited, "PYTHONPATH": str(ROOT), **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def output_of(process: asyncio.subprocess.Process) -> tuple[bytes, bytes]:
    """What it wrote until it ended; one that does not end is ended."""
    try:
        return await asyncio.wait_for(process.communicate(), PATIENCE)
    except TimeoutError:
        process.kill()
        raise


async def last_words(process: asyncio.subprocess.Process) -> str:
    """The last line of a bot that gave up, after checking that it did so in good manners."""
    text = (await output_of(process))[1].decode()
    assert process.returncode == 1, text
    assert "Traceback" not in text
    return text.strip().splitlines()[-1]


async def test_an_env_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")
    line = await last_words(await start(tmp_path))
    assert line.startswith(".env can't be read")
    assert ".env.example" in line


def test_numbers_and_levels_are_checked(tmp_path: Path) -> None:
    for key, value in (
        ("TRIAL_SERVER", "abc"),
        ("SANDBOX_PORT", "-1"),
        ("SANDBOX_PORT", "80000"),
        ("LOG_LEVEL", "loud"),
        ("DRAWING_PROCESSES", "many"),
        ("DRAWING_PROCESSES", "99"),
    ):
        with pytest.raises(BadSettings, match=key):
            read_settings(tmp_path / ".env", {key: value})


async def test_a_bad_setting_is_one_line(tmp_path: Path) -> None:
    assert await last_words(await start(tmp_path, LOG_LEVEL="loud")) == (
        "LOG_LEVEL is 'LOUD'; it can be DEBUG, INFO, WARNING, ERROR."
    )


async def test_a_port_that_is_none_is_one_line(tmp_path: Path) -> None:
    line = await last_words(await start(tmp_path, "--port", "80000"))
    assert line == "--port is 80000; a port is a number from 1 to 65535."


def test_the_environment_comes_before_the_file_and_the_file_before_the_default(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DATABASE=from-file.db\nLOG_LEVEL=debug\n", encoding="utf-8")
    settings = read_settings(tmp_path / ".env", {"DATABASE": "from-environment.db"})
    assert settings.database == Path("from-environment.db")
    assert settings.log_level == "DEBUG"
    assert settings.sandbox_port == 8765
    assert settings.token == ""


def test_every_setting_stands_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    for key in ("DISCORD_TOKEN", "DATABASE", "LOG_LEVEL", "TRIAL_SERVER", "SANDBOX_PORT", "DRAWING_PROCESSES"):
        assert key in example


def test_who_draws_follows_from_the_cores_unless_it_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((1, 0), (2, 1), (4, 3)):
        monkeypatch.setattr("environment.cores", lambda cores=cores: cores)
        assert read_settings(tmp_path / ".env", {}).drawing_processes == processes
    assert read_settings(tmp_path / ".env", {"DRAWING_PROCESSES": "0"}).drawing_processes == 0
    assert read_settings(tmp_path / ".env", {"DRAWING_PROCESSES": "2"}).drawing_processes == 2


@pytest.mark.parametrize("token", ["", "a.b.c"], ids=["sandbox", "Discord"])
async def test_a_database_path_that_cannot_be_written(tmp_path: Path, token: str) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "town-crier.db"
    line = await last_words(await start(tmp_path, DATABASE=str(path), DISCORD_TOKEN=token))
    assert line.startswith("cannot open the database")
    assert str(tmp_path / "file") in line


async def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    path = tmp_path / "town-crier.db"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 999")
    database.close()
    line = await last_words(await start(tmp_path, DATABASE=str(path), DISCORD_TOKEN="a.b.c"))
    assert "version 999" in line
    assert "update the program" in line


async def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "town-crier.db"
    await (await Tables.open(path)).close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 8192)
    line = await last_words(await start(tmp_path, DATABASE=str(path), DISCORD_TOKEN="a.b.c"))
    assert "is damaged" in line
    assert "make restore" in line


async def test_a_second_bot_on_the_same_database(tmp_path: Path) -> None:
    path = tmp_path / "town-crier.db"
    with held(path):
        line = await last_words(await start(tmp_path, DATABASE=str(path), DISCORD_TOKEN="a.b.c"))
    assert "in use by another bot" in line


async def test_a_copy_is_made_and_put_back(tmp_path: Path) -> None:
    path = tmp_path / "town-crier.db"
    await (await Tables.open(path)).close()
    made, said = await output_of(await start(tmp_path, "--backup", DATABASE=str(path)))
    assert b"is a whole copy of" in made, said
    copy = next((tmp_path / "backups").iterdir())
    path.unlink()
    put_back, said = await output_of(await start(tmp_path, "--restore", str(copy), DATABASE=str(path)))
    assert path.exists() and b"is as" in put_back, said
    line = await last_words(await start(tmp_path, "--restore", "nowhere.db", DATABASE=str(path)))
    assert line == "cannot open the database nowhere.db: there is no such file"


async def test_a_token_that_discord_refuses(tmp_path: Path) -> None:
    async with sandboxed(None) as trial:
        bot = await start(tmp_path, discord=trial.server.address, DISCORD_TOKEN="bad.token.here", LOG_LEVEL="DEBUG")
        line = await last_words(bot)
    assert line.startswith("Discord does not accept DISCORD_TOKEN")
    assert "bad.token.here" not in line


async def test_discord_out_of_reach(tmp_path: Path) -> None:
    line = await last_words(await start(tmp_path, discord=NOWHERE, DISCORD_TOKEN="a.b.c"))
    assert line.startswith("Discord can't be reached")


async def test_intents_that_discord_refuses(tmp_path: Path) -> None:
    async with sandboxed(None) as trial:
        bot = await start(tmp_path, discord=trial.server.address, DISCORD_TOKEN=TOKEN)
        await trial.connected()
        trial.world.drop_sockets(4014)
        line = await last_words(bot)
    assert line.startswith("Discord refuses the intents")


async def test_the_token_is_in_no_log_line_and_ctrl_c_ends_in_peace(tmp_path: Path) -> None:
    async with sandboxed(None) as trial:
        bot = await start(tmp_path, discord=trial.server.address, DISCORD_TOKEN=TOKEN, LOG_LEVEL="DEBUG")
        await trial.connected()
        await trial.first.slash("/help")
        await trial.first.slash("/play", game="caylus")
        await trial.first.settled()
        await trial.first.select("Add a computer", "novice")
        await trial.first.settled()
        await trial.first.click("Start")
        await trial.first.settled()
        secrets = {each.token for each in trial.world.interactions.values()}
        bot.send_signal(signal.SIGINT)
        out, said = await output_of(bot)
    assert bot.returncode == 0
    assert b"Traceback" not in said
    assert b"has connected to Gateway" in said
    assert TOKEN.encode() not in out + said
    with closing(sqlite3.connect(tmp_path / "data" / "town-crier.db")) as database:
        seed: bytes = database.execute("SELECT seed FROM games").fetchone()[0]
    told = (out + said).decode()
    assert len(secrets) == 4 and not any(token in told for token in secrets)
    assert seed.hex() not in told and repr(seed)[2:-1] not in told


async def test_a_bot_that_is_stopped_before_it_is_ready_announces_nothing(tmp_path: Path) -> None:
    settings = Settings("", tmp_path / "x.db", "INFO", None, 0)
    has_come = asyncio.Event()

    class Hasty(TownCrier):
        async def on_connect(self) -> None:
            has_come.set()

    async with sandboxed(None):
        bot = Hasty(settings)
        running = asyncio.create_task(bot.start(TOKEN))
        await asyncio.wait_for(has_come.wait(), PATIENCE)
        assert bot._connection._ready_task is not None, "discord.py waits for further servers"
        await bot.close()
        await running
        assert bot._connection._ready_task is None


def test_settings_do_not_show_their_token() -> None:
    settings = Settings(
        token="very.secret.token", database=Path("x.db"), log_level="INFO", trial_server=None, sandbox_port=1
    )
    assert "secret" not in f"{settings!r} {settings}"


def test_who_runs_on_discord_reads_nothing_of_the_sandbox() -> None:
    code = "import bot, sys; sys.exit(any(name.partition('.')[0] == 'sandbox' for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
