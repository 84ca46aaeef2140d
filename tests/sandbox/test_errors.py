"""How the sandbox words a refusal."""

import pytest

from sandbox.errors import ApiError


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ApiError(401, 0), "401: Unauthorized"),
        (ApiError(500, 0), "500: Internal Server Error"),
        (ApiError(403, 50013), "Missing Permissions"),
        (ApiError(400, 99999, detail="No such thing"), "No such thing"),
    ],
)
def test_without_a_code_of_its_own_the_status_is_said_in_words(error: ApiError, said: str) -> None:
    assert error.body() == {"code": error.code, "message": said}
