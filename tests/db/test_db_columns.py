"""A log in little room loses nothing, and whatever was ever written so can be read."""

import zlib
from random import Random

import msgspec
import pytest

from db import packing
from db.columns import deflated, inflated, packed, unpacked
from db.migrating import migrate
from db.rows import MoveRow
from tests.db.test_db_migrating import of_version

FILE = '{"game":"climbing","moves":["0 é . x","1 up","0 up"]}'
ENTRIES = [
    MoveRow(2, None, "start", "", '[{"type":"Threw","dice":[1,2]},{"type":"Began"}]', 1_700_000_000.123),
    MoveRow(3, 0, "move", "0 é . x", "[]", 1_700_000_000.5),
    MoveRow(5, 1, "move", "1 up", '[{"type":"Threw","dice":[6,6]},{"type":"Rose","by":1,"name":"é"}]', 1_700_000_001.0),
    MoveRow(9, 1, "undo", "5", "[]", 1_700_086_400.0),
]
ODD = (
    '[["rolled",[1,2]]]',
    '[{"type":"Threw"},{"dice":[1]}]',
    '[{"dice":[1],"type":"Threw"}]',
    '[{"type": "Threw"}]',
    '[{"type":3}]',
    '{"type":"Threw"}',
    "7",
)
"""What no game writes, and what is kept all the same."""
ROUNDS = (
    '[{"type":"Threw","round":1,"dice":[1,2]},{"type":"Began","round":1,"by":null}]',
    "[]",
    '[{"type":"Rose","by":-1,"round":3},{"type":"Threw","round":2,"dice":[7]},{"type":"Ended","round":9}]',
)
IN_ROUNDS = [MoveRow(number, 0, "move", "", each, float(number)) for number, each in enumerate(ROUNDS)]
OF_VERSION_16 = bytes.fromhex(
    "78da754e4b0ac2400cbdca907590f9d8d676e911c4dd308bd10e2ab433a51fb5480fd473f4626650d48d212179eff192682d"
    "51a0c4b541ed87aa424e501080aeb76d0f0875b8ba6f1b7c1920ca3473b6cc6cc5ee340a3634d49228e907f463e3a080fdb9"
    "7537a2cbcb91a0a63b66c28fba7527eb612207e53f4f8ae9af6717baf8c561844220785b4772995f5ba844c6df21a4429565"
    "98708e9b54e53971c63c019c9a4461"
)
OF_VERSION_20 = bytes.fromhex(
    "78f9d72310575d8ec10ac2300c86dfa5e71cdace75eeea2388b79043b5c509a3936e53447c209fc31733cd068225b449fee6"
    "cb8f68c180850d01a6b9ef417369b850e3e4f3b4327ecf9cc2a08a2c887f68cdd2538d9dbfca5a54872ec73b0be1728a32b6"
    "8b679f24db0f63011e1f7ca5e29c08d49043cc65528b090e0db624acdd7c3f2f5844235d078e68f986e2f9f3660abd004da3"
    "d7636c0555d340ad356c5dd5b6dc23fa0284b845f3"
)
OF_VERSION_22 = bytes.fromhex(
    "78f9d72310574d4fcb0ac23010fc979eb790d443a147c11f106fcb1ea2095628a9a45491d27f77366951b2643633fb98301bb264"
    "858038c0dcb4f5eea034720da1a59a7af7cc73b9baf429bcc1a7718e1ee81fb7527e0c7717ff84eb27d3e7710ae5b54bca9ea20f"
    "fec7085563f221e90693cd211af83ba8f472c35cb6335b6a20b5029e39cec39093da2a682d9c264cee966d74870e430dd5965a59"
    "57fdb535a65c225f6ef84eb7"
)


def test_nothing_is_lost_but_parts_of_a_millisecond() -> None:
    for file in ("", FILE):
        assert unpacked(packed(ENTRIES, file), file) == ENTRIES
        assert unpacked(packed([], file), file) == []


@pytest.mark.parametrize("told", ODD)
def test_events_of_no_shape_stay_as_they_are(told: str) -> None:
    entries = [*ENTRIES, MoveRow(10, 0, "move", "0 up", told, 1_700_086_401.0)]
    assert unpacked(packed(entries, FILE), FILE) == entries


def test_events_of_one_type_may_have_several_shapes() -> None:
    told = (
        '[{"type":"Rose","by":1}]',
        '[{"type":"Rose","by":2,"of":null},{"type":"Rose","by":3}]',
        '[{"type":"Rose"}]',
    )
    entries = [MoveRow(number, 0, "move", "", each, float(number)) for number, each in enumerate(told)]
    assert unpacked(packed(entries)) == entries


def test_a_number_that_every_event_has_is_one_column() -> None:
    assert unpacked(packed(IN_ROUNDS)) == IN_ROUNDS
    columns = msgspec.json.decode(inflated(packed(IN_ROUNDS)))
    assert columns[4]["shared"] == {"round": [1, 0, 2, -1, 7]}


@pytest.mark.parametrize("value", ["true", "null", "1.0", "[1]", '"1"', "12345678901234567890123", "-0"])
def test_what_every_event_has_and_is_no_whole_number_is_kept_as_it_is(value: str) -> None:
    told = ('[{"type":"Threw","round":1},{"type":"Began","round":2}]', f'[{{"type":"Threw","round":{value}}}]')
    entries = [MoveRow(number, 0, "move", "", each, float(number)) for number, each in enumerate(told)]
    assert unpacked(packed(entries)) == entries


def test_what_the_file_says_takes_next_to_no_room() -> None:
    chance = Random(3)
    texts = [f"{seat} {chance.getrandbits(64):x}" for seat in range(40)]
    entries = [MoveRow(number, 0, "move", text, "[]", 0.0) for number, text in enumerate(texts)]
    file = f'{{"moves":[{",".join(texts)}]}}'
    assert len(packed(entries, file)) < len(packed(entries)) / 2


def test_a_log_is_not_read_with_the_file_of_another_game() -> None:
    with pytest.raises(zlib.error):
        unpacked(packed(ENTRIES, FILE), FILE.replace("x", "y"))
    assert inflated(deflated(b"abc", b"bcd"), b"bcd") == b"abc"


def test_what_older_versions_have_put_away_can_be_read() -> None:
    assert unpacked(OF_VERSION_16, FILE) == ENTRIES
    assert unpacked(OF_VERSION_20, FILE) == ENTRIES
    assert unpacked(OF_VERSION_22, FILE) == IN_ROUNDS


def test_a_long_log_that_was_put_away_before_there_were_parts_is_read_as_before() -> None:
    chance, old = Random(5), of_version(19)
    entries = [MoveRow(number, 0, "move", f"{chance.getrandbits(64):x}", "[]", 0.0) for number in range(2, 120)]
    columns = [[2] + [1] * 117, [0] * 118, ["move"] * 118, [each.text for each in entries], [[]] * 118, [0] * 118]
    log = zlib.compress(str(columns).replace("'", '"').encode(), 9)
    assert len(log) > 2 * packing.PART
    old.execute("UPDATE packed SET log = ?", (log,))
    migrate(old)
    assert packing.of_game(old, 2) == entries
    assert old.execute("SELECT max(length(part)) FROM packed_logs").fetchone() == (packing.PART,)
