"""Messages become sentences."""

import pytest

from edubba.core import EdubbaError, InvalidInput, Message, Reason, add_catalogue, seat_word, word

add_catalogue(
    "tea",
    """
seat-0 = Host
cup = cup
poured = { $seat } pours { $count ->
    [one] one { $what }
   *[other] { $count } { $what }s
}.
urn = urn
    .article = an
guests = the guests
    .number = plural
brought = { $seat } { $seat-number ->
    [plural] bring
   *[one] brings
} { $other-same ->
    [seat] it along
   *[none] { $other } { $what-article ->
        [an] an
       *[a] a
    } { $what }
}.
""",
)


def test_arguments_and_nested_messages() -> None:
    poured = Message("tea/poured", seat=seat_word("tea", 0), count=2, what=Message("tea/cup"))
    assert word(poured) == "Host pours 2 cups."
    assert word(poured, names=["Enheduanna"]) == "Enheduanna pours 2 cups."
    assert word(poured, language="xx") == "Host pours 2 cups."


def test_words_bring_their_grammar_along() -> None:
    def brought(who: str, whom: str, what: str) -> str:
        args = {"seat": who, "other": whom, "what": what}
        words = {name: Message(f"tea/{id}") for name, id in args.items()}
        return word(Message("tea/brought", **words), names=["Enheduanna"])

    assert brought("seat-0", "guests", "cup") == "Enheduanna brings the guests a cup."
    assert brought("guests", "seat-0", "urn") == "the guests bring Enheduanna an urn."
    assert brought("seat-0", "seat-0", "urn") == "Enheduanna brings it along."


def test_what_is_missing_shows() -> None:
    assert word(Message("tea/biscuit")) == "‹tea/biscuit›"
    assert word(Message("tea/poured", count=1)) == "‹tea/poured›"
    assert word(Message("nowhere/x")) == "‹nowhere/x›"


def test_errors_are_sentences() -> None:
    with pytest.raises(EdubbaError) as raised:
        raise InvalidInput(Message("core/unknown-game", game="chess", known="ur"))
    assert str(raised.value) == "There is no game “chess”; the games here are: ur."


def test_equality_json_and_repr() -> None:
    one = Message("tea/poured", count=1, what=Message("tea/cup"))
    assert one == Message("tea/poured", count=1, what=Message("tea/cup"))
    assert one != Message("tea/poured", count=2, what=Message("tea/cup"))
    assert one.to_json() == {
        "id": "tea/poured",
        "args": {"count": 1, "what": {"id": "tea/cup", "args": {}}},
    }
    assert repr(one) == "Message('tea/poured', count=1, what=Message('tea/cup'))"
    reason = Reason(Message("tea/why-too_hot"), "T-1.1")
    assert (reason.code, reason) == ("too_hot", Reason(Message("tea/why-too_hot"), "T-1.1"))
