"""Ratings with their intervals as a picture, drawn without any library."""

from xml.sax.saxutils import escape

from edubba.arena.rating import Standing

ROW, LEFT, WIDE, RIGHT = 28, 260, 420, 90


def rating_picture(found: list[Standing]) -> str:
    """One line for each bot, from the low end of its interval to the high one."""
    least = min(each.low for each in found)
    most = max(each.high for each in found)
    room = max(most - least, 1.0)

    def across(rating: float) -> float:
        return LEFT + WIDE * (rating - least) / room

    parts = []
    for at, each in enumerate(found):
        down = ROW * (at + 1)
        parts.append(
            f'<text x="{LEFT - 12}" y="{down + 4}" text-anchor="end">{escape(each.bot)}</text>'
            f'<path d="M{across(each.low):.1f} {down}H{across(each.high):.1f}" stroke="#8a6d3b"/>'
            f'<circle cx="{across(each.rating):.1f}" cy="{down}" r="4"/>'
            f'<text x="{LEFT + WIDE + 12}" y="{down + 4}">{each.rating:+.0f}</text>'
        )
    size = f'width="{LEFT + WIDE + RIGHT}" height="{ROW * (len(found) + 1)}"'
    style = 'font-family="sans-serif" font-size="13" stroke-width="3"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>\n'
