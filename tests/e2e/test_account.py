"""My page in the browser: an account is taken, found again on another device, and forgotten."""

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.player import Guest
from tests.e2e.test_screens import OFTEN, check
from tests.server.running import Running

NAME, PASSWORD = "Enheduanna", "moonlight over Ur"


def fill(guest: Guest, **told: str) -> None:
    for field, text in told.items():
        guest.page.locator(f"#{field.replace('_', '-')}").fill(text)


def refused(text: str) -> bool:
    """The browser itself notes every refusal."""
    return "403" in text or "WebSocket" in text


def test_an_account_from_the_first_to_the_last(house: Running, visit: Visit) -> None:
    ada = visit(house, ignore=refused)
    ada.new_table("royal_game_of_ur", "local")
    ada.open("#/tables")
    ada.page.get_by_test_id("me").click()
    ada.page.get_by_test_id("to-account").click()
    fill(ada, up_name=NAME, up_password=PASSWORD)
    ada.page.locator("#up-password").press("Enter")
    code = ada.page.get_by_test_id("recovery-code").inner_text()
    expect(ada.page.locator("h1")).to_have_text(NAME)
    check(ada, OFTEN, "a new account")
    ada.page.get_by_test_id("code-kept").click()
    known = ada.page.evaluate("() => fetch('api/me').then((told) => told.json())")
    expect(ada.page.get_by_text(known["id"])).to_be_visible()  # what the operator is told
    ada.page.get_by_test_id("my-profile").click()
    expect(ada.page.get_by_text("No matches yet.")).to_be_visible()
    check(ada, OFTEN, "a profile")

    phone = visit(house, size=PHONE, ignore=refused)
    phone.open("#/me")
    fill(phone, in_name=NAME.lower(), in_password="wrong")
    phone.page.get_by_test_id("sign-in").click()
    expect(phone.page.get_by_test_id("sign-in-failed")).to_be_visible()
    phone.page.get_by_role("button", name="I forgot my password").click()
    fill(phone, in_code=code, in_password="the river at night")
    phone.page.get_by_test_id("sign-in").click()
    expect(phone.page.locator("h1")).to_have_text(NAME)
    phone.open("#/tables")
    expect(phone.page.locator("ul.lines li")).to_have_count(1)

    ada.page.reload()  # a recovered account has signed everybody else out
    ada.open("#/me")
    expect(ada.page.get_by_test_id("sign-up")).to_be_visible()

    phone.open("#/me")
    phone.page.get_by_test_id("delete-me").click()
    fill(phone, sure_password="the river at night")
    phone.page.get_by_test_id("sure").click()
    expect(phone.page.get_by_test_id("sign-up")).to_be_visible()
