"""The elements of the board, as the browser names them and as labels and events point at them."""


def tile_element(cell: str) -> str:
    return f"tile:{cell}"


def hand_element(seat: int) -> str:
    return f"hand:{seat}"


def aside_element(reserve: int) -> str:
    return f"aside:{reserve}"
