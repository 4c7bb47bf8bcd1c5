"""The playground in a real browser, as somebody sees it who has just typed `make play`."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#(\w+)")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
DESKTOP, PHONE = (1280, 900), (390, 844)
PATIENCE = 30_000
"""Milliseconds that something may take to show on a busy machine."""
FINGERPRINT = """async (image) => {
    const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer());
    return bytes.reduce((sum, byte) => (sum * 31 + byte) | 0, 7);
}"""
PRIVATE = "Only you can see this"
MOST_PRESSES = 12
"""More than anybody needs to do one thing."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, BROWSERS)), str(MAC) if MAC.exists() else None)
    if found is None and not os.environ.get("CI"):
        pytest.skip("there is no Chromium or Chrome on this machine")
    assert found is not None, "CI needs Chromium for the page; .ci/run installs it"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=list(QUIET))
        yield chromium
        chromium.close()


@contextmanager
def playground(data: Path) -> Iterator[dict[str, str]]:
    """The real thing in a process of its own, until Ctrl-C: the address of each person."""
    command = [sys.executable, "-m", "bot.playground", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        addresses: dict[str, str] = {}
        for line in process.stdout:
            addresses |= {found[1]: found[0] for found in ADDRESS.finditer(line)}
            if "Ctrl-C" in line:
                break
        assert addresses, "the playground did not start"
        try:
            yield addresses
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate()
    assert process.returncode == 0


def opened(browser: Browser, address: str, size: tuple[int, int] = DESKTOP) -> Page:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    expect(composer(page)).to_be_enabled()
    return page


def composer(page: Page) -> Locator:
    """Where messages and commands are typed."""
    return page.locator("#channel-composer-input")


def button(page: Page, name: str) -> Locator:
    """The newest button with this label."""
    return page.get_by_role("button", name=name, exact=True).last


def table(page: Page) -> Locator:
    """The newest message with a board that everybody sees."""
    return page.locator(".channel-message", has_not_text=PRIVATE).filter(has=page.locator("img[alt*='. ']")).last


def picture(page: Page) -> int:
    """A fingerprint of the board, as it was drawn."""
    board = table(page).locator("button:enabled > img[alt*='. ']")
    expect(board).to_have_attribute("src", re.compile("blob:"))
    expect(board).to_have_js_property("complete", True)
    return int(board.evaluate(FINGERPRINT))


def private(page: Page) -> Locator:
    """The newest message that only this person sees."""
    return page.locator(".channel-message", has_text=PRIVATE).last


def open_table(page: Page) -> None:
    """Type `/game new`, choose Zoar, where everything can be done with buttons, send."""
    composer(page).click()
    page.keyboard.type("/game new")
    offered = page.locator("[role=option]:visible")
    offered.filter(has_text="/game new").click()
    offered.filter(has_text="Zoar").click()
    button(page, "Send").click()
    expect(button(page, "Join")).to_be_visible()


def called(page: Page) -> str:
    """Who is called to move, in lower case."""
    line = table(page).get_by_text(re.compile("is up"))
    expect(line).to_be_visible()
    found = re.search(r"@(\w+)", line.inner_text())
    assert found is not None
    return found[1].lower()


def act(page: Page) -> str:
    """Press *Your move*, then always the first choice, until an action stands there in words; do it. What happened."""
    button(page, "Your move").click()
    panel = private(page)
    for _ in range(MOST_PRESSES):
        choices = panel.get_by_role("button").filter(has_text=re.compile(r"\w"))
        expect(choices.first).to_be_enabled()
        before, last = str(panel.text_content()), choices.first.inner_text() == "Do it"
        choices.first.click()
        expect(panel).not_to_have_text(before)
        if last:
            done = panel.get_by_text("✅").first
            expect(done).to_be_visible()
            return done.inner_text().removeprefix("✅").splitlines()[0].strip()
    raise AssertionError(f"nothing to do after {MOST_PRESSES} presses: {panel.inner_text()}")


def look_up_a_rule(page: Page) -> None:
    """Type `/rules topic:`, take what completes it before a letter is typed, send."""
    composer(page).click()
    page.keyboard.type("/rules")
    offered = page.locator("[role=option]:visible")
    offered.filter(has_text="/rules").click()
    offered.first.click()
    offered.filter(has_text="At Elder's table").first.click()
    button(page, "Send").click()
    expect(private(page).get_by_text("At Elder's table").first).to_be_visible()


def test_people_sit_down_move_and_go_on_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    with playground(tmp_path / "data") as addresses:
        anna, ben = opened(browser, addresses["anna"]), opened(browser, addresses["ben"], PHONE)
        open_table(anna)
        button(ben, "Join").click()
        expect(table(anna).get_by_text("Ben", exact=True)).to_be_visible()
        button(anna, "Start").click()
        pages = {"anna": anna, "ben": ben}
        before = {name: picture(page) for name, page in pages.items()}
        first = act(pages[called(anna)])
        for name, page in pages.items():
            expect(table(page)).to_contain_text(first)
            assert picture(page) != before[name]
        check_that_it_fits(ben)
        ben.screenshot(path=tmp_path / "telephone.png")
    with playground(tmp_path / "data") as addresses:
        anna, ben = opened(browser, addresses["anna"]), opened(browser, addresses["ben"])
        expect(table(ben)).to_contain_text(first)
        expect(button(ben, "Your move")).to_be_in_viewport()
        second = act({"anna": anna, "ben": ben}[called(anna)])
        expect(table(ben)).to_contain_text(second)
        anna.screenshot(path=tmp_path / "desktop.png")
        look_up_a_rule(anna)
        anna.locator("#viewer-picker").select_option(label="Clara")
        expect(private(anna)).to_have_count(0)
        expect(button(anna, "Your move")).to_be_in_viewport()


def check_that_it_fits(page: Page) -> None:
    """Nothing hangs out sideways, and the board is as wide as its message."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = table(page).locator("img[alt*='. ']").bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] * 0.6
