"""Forms are read as aiohttp writes them for discord.py."""

from typing import Any

import aiohttp
import pytest

from sandbox.forms import read_form


class Sheet:
    """Takes down what a client would send."""

    def __init__(self) -> None:
        self.raw = b""

    async def write(self, data: bytes) -> None:
        self.raw += data


async def written(form: aiohttp.FormData) -> tuple[bytes, str]:
    body: Any = form()
    sheet = Sheet()
    await body.write(sheet)
    return sheet.raw, body.headers["Content-Type"]


@pytest.mark.parametrize("name", ["board.png", "Chrétien.png", 'a "b" c.png', "files[1]; name=x.png"])
async def test_a_form_of_aiohttp_is_read(name: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    picture = bytes(range(256)) * 500 + b"\r\n--\r\n\r\n"
    form.add_field("payload_json", '{"content": "Chrétien"}')
    form.add_field("files[0]", picture, filename=name, content_type="image/png")
    body, files = read_form(*await written(form))
    assert body == {"content": "Chrétien"}
    assert files == {0: (name, picture)}


async def test_what_is_no_json_are_fields() -> None:
    form = aiohttp.FormData(default_to_multipart=True)
    form.add_field("content", "a word")
    assert read_form(*await written(form)) == ({"content": "a word"}, {})


@pytest.mark.parametrize(
    ("raw", "kind"),
    [
        (b"", "multipart/form-data"),
        (b"", "multipart/form-data; boundary=x"),
        (b"--x\r\nno headers\r\n--x--\r\n", "multipart/form-data; boundary=x"),
        (b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut o', "multipart/form-data; boundary=x"),
    ],
)
def test_what_is_not_whole_is_refused(raw: bytes, kind: str) -> None:
    with pytest.raises(ValueError, match="form"):
        read_form(raw, kind)
