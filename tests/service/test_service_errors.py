"""Refusals: what the engine says, passed on with the service's code."""

import pytest

from engine.core.errors import BadSetup, IllegalMove, NotAMove
from service.errors import Refusal, rules


def test_a_wrong_set_up_keeps_its_code_and_details() -> None:
    with pytest.raises(Refusal) as caught, rules():
        raise BadSetup("wrong_seats", seats=11, least=1, most=10)
    assert (caught.value.code, caught.value.details) == ("wrong_seats", {"seats": 11, "least": 1, "most": 10})


@pytest.mark.parametrize("error", [IllegalMove, NotAMove])
def test_a_forbidden_move_is_illegal_and_names_the_rule(error: type[IllegalMove]) -> None:
    with pytest.raises(Refusal) as caught, rules():
        raise error("too_dear", missing=2)
    assert (caught.value.code, caught.value.details) == ("illegal", {"rule": "too_dear", "missing": 2})
    assert str(caught.value) == "illegal (missing=2, rule=too_dear)"
    assert isinstance(caught.value.__cause__, error)


def test_a_detail_may_have_any_name() -> None:
    assert Refusal("stale", code=1, rule=2).details == {"code": 1, "rule": 2}
    assert str(Refusal("stale")) == "stale"
