"""Why an action is refused, chapter by chapter: message ids with their arguments and the rule."""

from edubba.core.words import Message, Reason
from edubba.games.after_the_flood.words import (
    act,
    area,
    empire,
    empire_name,
    good,
    payment,
    side,
    source,
)


def only_the_draw() -> Reason:
    return Reason(Message("after_the_flood/why-only_the_draw"), "AF-4.2")


def only_the_dice() -> Reason:
    return Reason(Message("after_the_flood/why-only_the_dice"), "AF-12.2")


def choose_action_first() -> Reason:
    return Reason(Message("after_the_flood/why-choose_action_first"), "AF-7.2")


def nothing_to_pay_with() -> Reason:
    return Reason(Message("after_the_flood/why-nothing_to_pay_with"), "AF-7.3")


def no_payment_left(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-no_payment_left", act=act(which)), "AF-7.4")


def pay_first(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-pay_first", act=act(which)), "AF-7.3")


def cannot_pay(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-cannot_pay", payment=payment(which)), "AF-7.3")


def payment_spoils(which: int, chosen: int) -> Reason:
    words = Message("after_the_flood/why-payment_spoils", payment=payment(which), act=act(chosen))
    return Reason(words, "AF-7.4")


def good_not_held(which: int, rule: str) -> Reason:
    return Reason(Message("after_the_flood/why-good_not_held", good=good(which)), rule)


def not_in_stock(which: int, rule: str) -> Reason:
    return Reason(Message("after_the_flood/why-not_in_stock", good=good(which)), rule)


def moved_too_often(most: int) -> Reason:
    return Reason(Message("after_the_flood/why-moved_too_often", most=most), "AF-8.7")


def no_site_left() -> Reason:
    return Reason(Message("after_the_flood/why-no_site_left"), "AF-22.6")


def choose_site() -> Reason:
    return Reason(Message("after_the_flood/why-choose_site"), "AF-8.2")


def city_stands(where: int, owner: int) -> Reason:
    words = Message("after_the_flood/why-city_stands", area=area(where), owner=side(owner))
    return Reason(words, "AF-8.2")


def army_in_the_way(where: int, holder: int) -> Reason:
    words = Message("after_the_flood/why-army_in_the_way", area=area(where), holder=side(holder))
    return Reason(words, "AF-8.1")


def take_up_own_city() -> Reason:
    return Reason(Message("after_the_flood/why-take_up_own_city"), "AF-8.3")


def nothing_to_spend() -> Reason:
    return Reason(Message("after_the_flood/why-nothing_to_spend"), "AF-9.2")


def no_worker_no_scribe() -> Reason:
    return Reason(Message("after_the_flood/why-no_worker_no_scribe"), "AF-9.1")


def place_something_first() -> Reason:
    return Reason(Message("after_the_flood/why-place_something_first"), "AF-7.5")


def no_ready_scribe() -> Reason:
    return Reason(Message("after_the_flood/why-no_ready_scribe"), "AF-9.7")


def scribe_is_new() -> Reason:
    return Reason(Message("after_the_flood/why-scribe_is_new"), "AF-9.9")


def spent_already() -> Reason:
    return Reason(Message("after_the_flood/why-spent_already"), "AF-9.1")


def no_available_worker() -> Reason:
    return Reason(Message("after_the_flood/why-no_available_worker"), "AF-9.2")


def placing_workers_now() -> Reason:
    return Reason(Message("after_the_flood/why-placing_workers_now"), "AF-9.1")


def scribes_full() -> Reason:
    return Reason(Message("after_the_flood/why-scribes_full"), "AF-9.4")


def not_to_stock() -> Reason:
    return Reason(Message("after_the_flood/why-not_to_stock"), "AF-9.7")


def choose_place() -> Reason:
    return Reason(Message("after_the_flood/why-choose_place"), "AF-9.3")


def that_many(most: int) -> Reason:
    return Reason(Message("after_the_flood/why-that_many", most=most), "AF-9.2")


def no_worker_there(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-no_worker_there", source=source(where)), "AF-9.7")


def choose_source() -> Reason:
    return Reason(Message("after_the_flood/why-choose_source"), "AF-9.7")


def same_place() -> Reason:
    return Reason(Message("after_the_flood/why-same_place"), "AF-9.10")


def no_exchange_possible() -> Reason:
    return Reason(Message("after_the_flood/why-no_exchange_possible"), "AF-7.5")


def no_trader() -> Reason:
    return Reason(Message("after_the_flood/why-no_trader"), "AF-10.3")


def trade_something_first() -> Reason:
    return Reason(Message("after_the_flood/why-trade_something_first"), "AF-7.5")


def no_ready_tool_maker() -> Reason:
    return Reason(Message("after_the_flood/why-no_ready_tool_maker"), "AF-10.7")


def trading_now() -> Reason:
    return Reason(Message("after_the_flood/why-trading_now"), "AF-10.2")


def army_bars_trade(where: int, holder: int) -> Reason:
    words = Message("after_the_flood/why-army_bars_trade", area=area(where), holder=side(holder))
    return Reason(words, "AF-10.3")


def no_trader_there(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-no_trader_there", area=area(where)), "AF-10.3")


def taken_there(where: int, which: int) -> Reason:
    words = Message("after_the_flood/why-taken_there", area=area(where), good=good(which))
    return Reason(words, "AF-10.4")


def taken_in_action(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-taken_in_action", good=good(which)), "AF-10.4")


def traders_used_up(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-traders_used_up", area=area(where)), "AF-10.4")


def one_empire_a_turn() -> Reason:
    return Reason(Message("after_the_flood/why-one_empire_a_turn"), "AF-11.1")


def no_empire_open() -> Reason:
    return Reason(Message("after_the_flood/why-no_empire_open"), "AF-11.2")


def choose_empire() -> Reason:
    return Reason(Message("after_the_flood/why-choose_empire"), "AF-11.1")


def empire_of_another_turn(which: int, turn: int) -> Reason:
    words = Message(
        "after_the_flood/why-empire_of_another_turn", name=empire_name(which), turn=turn
    )
    return Reason(words, "AF-11.1")


def empire_taken(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-empire_taken", name=empire_name(which)), "AF-11.1")


def no_worker_at_home(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-no_worker_at_home", empire=empire(which)), "AF-11.2")


def others_have_more(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-others_have_more", empire=empire(which)), "AF-11.2")


def choose_sumer_area() -> Reason:
    return Reason(Message("after_the_flood/why-choose_sumer_area"), "AF-11.2")


def buying_now() -> Reason:
    return Reason(Message("after_the_flood/why-buying_now"), "AF-11.4")


def equipping_now() -> Reason:
    return Reason(Message("after_the_flood/why-equipping_now"), "AF-11.5")


def one_or_two_armies() -> Reason:
    return Reason(Message("after_the_flood/why-one_or_two_armies"), "AF-11.9")


def in_combat() -> Reason:
    return Reason(Message("after_the_flood/why-in_combat"), "AF-12.4")


def no_empire() -> Reason:
    return Reason(Message("after_the_flood/why-no_empire"), "AF-13.1")


def no_way_back() -> Reason:
    return Reason(Message("after_the_flood/why-no_way_back"), "AF-13.7")


def no_available_army() -> Reason:
    return Reason(Message("after_the_flood/why-no_available_army"), "AF-22.4")


def expand_something_first() -> Reason:
    return Reason(Message("after_the_flood/why-expand_something_first"), "AF-7.5")


def expanding_now() -> Reason:
    return Reason(Message("after_the_flood/why-expanding_now"), "AF-13.1")


def still_on_the_board() -> Reason:
    return Reason(Message("after_the_flood/why-still_on_the_board"), "AF-13.7")


def not_home(which: int) -> Reason:
    return Reason(Message("after_the_flood/why-not_home", empire=empire(which)), "AF-13.7")


def only_reentry() -> Reason:
    return Reason(Message("after_the_flood/why-only_reentry"), "AF-13.7")


def held_already(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-held_already", area=area(where)), "AF-13.2")


def not_next_to(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-not_next_to", area=area(where)), "AF-13.2")


def no_army_there(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-no_army_there", area=area(where)), "AF-13.3")


def area_full(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-area_full", area=area(where)), "AF-13.4")


def no_foreign_city(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-no_foreign_city", area=area(where)), "AF-13.3")


def too_few_to_destroy(where: int, cost: int, armies: int) -> Reason:
    words = Message(
        "after_the_flood/why-too_few_to_destroy", area=area(where), cost=cost, armies=armies
    )
    return Reason(words, "AF-13.3")


def passing_now() -> Reason:
    return Reason(Message("after_the_flood/why-passing_now"), "AF-14.1")


def not_your_city(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-not_your_city", area=area(where)), "AF-16.3")


def expanded_already(where: int) -> Reason:
    return Reason(Message("after_the_flood/why-expanded_already", area=area(where)), "AF-16.4")


def expanding_cities_now() -> Reason:
    return Reason(Message("after_the_flood/why-expanding_cities_now"), "AF-16.3")


def choose_luxuries() -> Reason:
    return Reason(Message("after_the_flood/why-choose_luxuries"), "AF-16.3")
