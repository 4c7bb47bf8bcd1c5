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


def board(page: Page) -> Locator:
    """The newest picture that everybody sees."""
    return page.locator(".channel-message", has_not_text=PRIVATE).locator("img[alt*='. ']").last


def shown(page: Page) -> str:
    """The address of that picture; every new picture has another."""
    expect(board(page)).to_have_attribute("src", re.compile("blob:"))
    return str(board(page).get_attribute("src"))


def private(page: Page) -> Locator:
    """The newest message that only this person sees."""
    return page.locator(".channel-message", has_text=PRIVATE).last


def open_table(page: Page) -> None:
    """Type `/game new`, choose the first game that is offered, send."""
    composer(page).click()
    page.keyboard.type("/game new")
    offered = page.locator("[role=option]:visible")
    offered.filter(has_text="/game new").click()
    offered.first.click()
    button(page, "Send").click()
    expect(button(page, "Join")).to_be_visible()


def called(page: Page) -> str:
    """Who is called to move, in lower case, once it is a person."""
    line = page.locator(".channel-message").get_by_text(re.compile("is up")).last
    expect(line).to_be_visible()
    found = re.search(r"@(\w+)", line.inner_text())
    assert found is not None
    return found[1].lower()


def act(page: Page) -> None:
    """Press *Your move*, then always the first choice, until an action stands there in words; do it."""
    button(page, "Your move").click()
    panel = private(page)
    for _ in range(MOST_PRESSES):
        expect(panel.get_by_role("button").first).to_be_enabled()
        do_it = panel.get_by_role("button", name="Do it")
        if do_it.count():
            return do_it.click()
        panel.get_by_role("button").filter(has_text=re.compile(r"\w")).first.click()
    raise AssertionError(f"nothing to do after {MOST_PRESSES} presses: {panel.inner_text()}")


def look_up_a_rule(page: Page) -> None:
    """Type `/rules topic:` and half a word, take what completes it, send."""
    composer(page).click()
    page.keyboard.type("/rules")
    offered = page.locator("[role=option]:visible")
    offered.filter(has_text="/rules").click()
    offered.first.click()
    page.keyboard.type("elder's ta")
    offered.filter(has_text="At Elder's table").click()
    button(page, "Send").click()
    expect(private(page).get_by_text("At Elder's table").first).to_be_visible()


def test_people_sit_down_move_and_go_on_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    with playground(tmp_path / "data") as addresses:
        anna, ben = opened(browser, addresses["anna"]), opened(browser, addresses["ben"], PHONE)
        open_table(anna)
        button(ben, "Join").click()
        expect(anna.get_by_text("Ben").last).to_be_visible()
        button(anna, "Start").click()
        pages = {"anna": anna, "ben": ben}
        before = {name: shown(page) for name, page in pages.items()}
        act(pages[called(anna)])
        for name, page in pages.items():
            expect(board(page)).not_to_have_attribute("src", before[name])
        position = board(anna).get_attribute("alt")
        check_that_it_fits(ben)
        ben.screenshot(path=tmp_path / "telephone.png")
    with playground(tmp_path / "data") as addresses:
        anna, ben = opened(browser, addresses["anna"]), opened(browser, addresses["ben"])
        expect(board(ben)).to_have_attribute("alt", str(position))
        old = shown(ben)
        act({"anna": anna, "ben": ben}[called(anna)])
        expect(board(ben)).not_to_have_attribute("src", old)
        look_up_a_rule(anna)
        anna.screenshot(path=tmp_path / "desktop.png")


def check_that_it_fits(page: Page) -> None:
    """Nothing hangs out sideways, and the picture is as wide as its message."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert shown(page)
    box = board(page).bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] * 0.6
