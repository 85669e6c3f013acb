"""Message ids of After the Flood with their arguments; the sentences are in locale/."""

from edubba.core.words import Arg, Message
from edubba.games.after_the_flood.space import (
    ACTS,
    AREAS,
    DATA,
    PAYMENTS,
    PLACES,
    RESOURCES,
    SOURCES,
)


def side(seat: int) -> Message:
    return Message(f"after_the_flood/seat-{seat}")


def by_player(counts: list[int]) -> dict[str, Arg]:
    """A number for each of the three players, with their names."""
    first, second, third = (side(seat) for seat in range(len(counts)))
    a, b, c = counts
    return {"first": first, "second": second, "third": third, "a": a, "b": b, "c": c}


def good(good: int) -> Message:
    return Message(f"after_the_flood/good-{RESOURCES[good]}")


def area(area: int) -> Message:
    return Message(f"after_the_flood/place-{AREAS[area]}")


def place(place: int) -> Message:
    """Where a worker can be put."""
    return Message(f"after_the_flood/place-{PLACES[place]}")


def source(source: int) -> Message:
    """Where a worker can be."""
    return Message(f"after_the_flood/place-{SOURCES[source]}")


def act(act: int) -> Message:
    return Message(f"after_the_flood/act-{ACTS[act]}")


def payment(payment: int) -> Message:
    if PAYMENTS[payment] in RESOURCES:
        return Message("after_the_flood/pay-good", good=good(payment))
    return Message(f"after_the_flood/pay-{PAYMENTS[payment]}")


def empire_name(empire: int) -> Message:
    """An empire is called like its home; those without one are of Sumer."""
    home = DATA.at("empires", empire)
    area = home.text("start_area") if home.has("start_area") else "sumer"
    return Message(f"after_the_flood/place-{area}")


def empire(empire: int) -> Message:
    return Message("after_the_flood/empire", name=empire_name(empire))


def empire_in(which: int, where: int) -> Message:
    """With the area where it starts, if that is not its home anyway."""
    if DATA.at("empires", which).has("start_area"):
        return empire(which)
    return Message("after_the_flood/empire_in", name=empire_name(which), area=area(where))


def supply(available: bool) -> Message:
    """A player's available or unavailable workers."""
    return Message(f"after_the_flood/place-{'stock' if available else 'unavailable'}")


def listed(items: list[Message]) -> Message:
    """Things one after another, as a sentence names them."""
    said = items[0]
    for item in items[1:-1]:
        said = Message("after_the_flood/list-more", said=said, item=item)
    if len(items) > 1:
        said = Message("after_the_flood/list-last", said=said, item=items[-1])
    return said


def pieces(counts: list[int]) -> Message:
    """Pieces by resource: `2 wood and 1 oil`."""
    held = [
        Message("after_the_flood/pieces", count=count, good=good(at))
        for at, count in enumerate(counts)
        if count > 0
    ]
    return listed(held) if held else Message("after_the_flood/no_pieces")


def rank(rank: int) -> str:
    return DATA.text("equipment_ranks", rank)


def date(turn: int) -> Message:
    return Message(f"after_the_flood/date-{turn}")


# Questions


def ask_order() -> Message:
    return Message("after_the_flood/ask-order")


def ask_action(seat: int) -> Message:
    return Message("after_the_flood/ask-action", seat=side(seat))


def ask_action_at_a_cost(seat: int) -> Message:
    return Message("after_the_flood/ask-action_at_a_cost", seat=side(seat))


def ask_payment(seat: int, which: int) -> Message:
    return Message("after_the_flood/ask-payment", seat=side(seat), act=act(which))


def ask_build(seat: int) -> Message:
    return Message("after_the_flood/ask-build", seat=side(seat))


def ask_take_up(seat: int, site: int) -> Message:
    return Message("after_the_flood/ask-take_up", seat=side(seat), area=area(site))


def ask_workers(seat: int) -> Message:
    return Message("after_the_flood/ask-workers", seat=side(seat))


def ask_workers_again(seat: int) -> Message:
    return Message("after_the_flood/ask-workers_again", seat=side(seat))


def ask_spend_to(seat: int, which: int) -> Message:
    return Message("after_the_flood/ask-spend_to", seat=side(seat), good=good(which))


def ask_spend_count(seat: int, where: int) -> Message:
    return Message("after_the_flood/ask-spend_count", seat=side(seat), place=place(where))


def ask_scribe_from(seat: int) -> Message:
    return Message("after_the_flood/ask-scribe_from", seat=side(seat))


def ask_scribe_to(seat: int, where: int) -> Message:
    return Message("after_the_flood/ask-scribe_to", seat=side(seat), source=source(where))


def ask_trade(seat: int) -> Message:
    return Message("after_the_flood/ask-trade", seat=side(seat))


def ask_trade_again(seat: int) -> Message:
    return Message("after_the_flood/ask-trade_again", seat=side(seat))


def ask_empire(seat: int) -> Message:
    return Message("after_the_flood/ask-empire", seat=side(seat))


def ask_empire_area(seat: int) -> Message:
    return Message("after_the_flood/ask-empire_area", seat=side(seat))


def ask_buy(seat: int, armies: int) -> Message:
    return Message("after_the_flood/ask-buy", seat=side(seat), armies=armies)


def ask_equip(seat: int, value: int) -> Message:
    return Message("after_the_flood/ask-equip", seat=side(seat), value=value)


def ask_place_armies(seat: int, where: int) -> Message:
    return Message("after_the_flood/ask-place_armies", seat=side(seat), area=area(where))


def ask_roll(seat: int, where: int) -> Message:
    return Message("after_the_flood/ask-roll", seat=side(seat), area=area(where))


def ask_go_on(seat: int, where: int, defender: int, defenders: int, armies: int) -> Message:
    return Message(
        "after_the_flood/ask-go_on",
        seat=side(seat),
        area=area(where),
        defender=side(defender),
        defenders=defenders,
        armies=armies,
    )


def ask_expand(seat: int, armies: int) -> Message:
    return Message("after_the_flood/ask-expand", seat=side(seat), armies=armies)


def ask_repeat(seat: int, armies: int) -> Message:
    return Message("after_the_flood/ask-repeat", seat=side(seat), armies=armies)


def ask_bid(seat: int, value: int) -> Message:
    return Message("after_the_flood/ask-bid", seat=side(seat), value=value)


def ask_expand_city(seat: int) -> Message:
    return Message("after_the_flood/ask-expand_city", seat=side(seat))


def ask_luxuries(seat: int, where: int) -> Message:
    return Message("after_the_flood/ask-luxuries", seat=side(seat), area=area(where))


# Labels


def label_spend(which: int, workers: int) -> Message:
    return Message("after_the_flood/label-spend", good=good(which), workers=workers)


def label_scribe() -> Message:
    return Message("after_the_flood/label-scribe")


def label_workers_end() -> Message:
    return Message("after_the_flood/label-workers_end")


def label_count(count: int) -> Message:
    return Message("after_the_flood/label-count", count=count)


def label_trade(where: int, get: int, give: int, extra: bool) -> Message:
    return Message(
        "after_the_flood/label-trade",
        area=area(where),
        get=good(get),
        give=good(give),
        extra=int(extra),
    )


def label_make_tool() -> Message:
    return Message("after_the_flood/label-make_tool")


def label_trade_end() -> Message:
    return Message("after_the_flood/label-trade_end")


def label_empire(which: int, armies: int) -> Message:
    return Message("after_the_flood/label-empire", empire=empire(which), armies=armies)


def label_fight_for(where: int, holder: int) -> Message:
    return Message("after_the_flood/label-fight_for", area=area(where), holder=side(holder))


def label_buy(which: int, armies: int) -> Message:
    return Message("after_the_flood/label-buy", good=good(which), armies=armies)


def label_buy_end() -> Message:
    return Message("after_the_flood/label-buy_end")


def label_equip(which: int, value: int) -> Message:
    return Message("after_the_flood/label-equip", good=good(which), value=value)


def label_equip_end() -> Message:
    return Message("after_the_flood/label-equip_end")


def label_armies(count: int) -> Message:
    return Message("after_the_flood/label-armies", count=count)


def label_roll(needed: int) -> Message:
    return Message("after_the_flood/label-roll", needed=needed)


def label_stop() -> Message:
    return Message("after_the_flood/label-stop")


def label_invade(where: int) -> Message:
    return Message("after_the_flood/label-invade", area=area(where))


def label_attack(where: int, holder: int) -> Message:
    return Message("after_the_flood/label-attack", area=area(where), holder=side(holder))


def label_reenter(where: int) -> Message:
    return Message("after_the_flood/label-reenter", area=area(where))


def label_destroy(where: int, owner: int, armies: int) -> Message:
    return Message(
        "after_the_flood/label-destroy", area=area(where), owner=side(owner), armies=armies
    )


def label_reinforce(where: int) -> Message:
    return Message("after_the_flood/label-reinforce", area=area(where))


def label_expand_end() -> Message:
    return Message("after_the_flood/label-expand_end")


def label_bid(which: int, value: int) -> Message:
    return Message("after_the_flood/label-bid", good=good(which), value=value)


def label_pass_end() -> Message:
    return Message("after_the_flood/label-pass_end")


def label_expand_city(where: int) -> Message:
    return Message("after_the_flood/label-expand_city", area=area(where))


def label_city_end() -> Message:
    return Message("after_the_flood/label-city_end")


def label_luxuries(goods: list[int], points: int) -> Message:
    if not goods:
        return Message("after_the_flood/label-wood_only", points=points)
    chosen = listed([good(luxury) for luxury in goods])
    return Message("after_the_flood/label-luxuries", goods=chosen, points=points)


# Endings


def won(seat: int, points: int) -> Message:
    return Message("after_the_flood/end-won", seat=side(seat), points=points)


def won_by_order(seat: int, second: int, points: int) -> Message:
    return Message(
        "after_the_flood/end-won_by_order", seat=side(seat), second=side(second), points=points
    )
