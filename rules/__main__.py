"""`python -m rules`: the referee without a chat. Reads and writes JSON, one document a line."""

from __future__ import annotations

import argparse
import json
import re
import secrets
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

from rules import games
from rules.bench import random_playout
from rules.codec import Malformed, dump_action, dump_events, dump_view, load_action
from rules.dice import DiceRunOut, NoSuchFace
from rules.edition import BrokenEdition
from rules.fuzz import Fault, random_games
from rules.game import AnyGame, Illegal, Seat
from rules.options import read_options, value_from_text
from rules.record import Record, reason, record_body
from rules.referee import Position, applied, dump_position, load_position, new, played_out, spoken, verified
from rules.terminal import Refused, as_line, print_lines, print_no_more, read_file, speak_utf8, write_file
from rules.words import LOCALES

DESCRIPTION = """The referee: plays by the rules, without a chat. Output is JSON, one document a line."""

FUZZ_REPORT = 500
"""After so many games `fuzz` says how far it has come."""
THE_FILE = """
FILE is one JSON object, or - for standard input:

  game, version       the game and the version of its rules
  tribes              who sits where: a name for each seat, seat 0 first
  options             what was chosen at the start; what is missing has its default
  seed | script       the dice: a text from which all throws follow, or the faces they show, in order
  commitment          the SHA-256 of the seed (optional)
  log                 what was done so far: a list of [seat, action]
  state               the position (optional; without it, the position that the log leads to)

Edit `state` to set up any position: it is refused with the place and the fault when it is not a possible one. `legal`,
`show` and `apply` go by `state`; only `replay` asks whether the log leads there. `state.dice.script` sets the throws
to come (with `count` 0), for example [7, 12].

Bad input: one line on standard error, exit code 2, and nothing is changed. `fuzz` ends with 1 when it finds a fault.
"""


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say. Returns the exit code: 0, 1 for a fault found by `fuzz`, 2 for bad input."""
    try:
        arguments = _parser().parse_args(argv)
        code: int = arguments.run(arguments)
    except (Refused, Malformed, BrokenEdition, DiceRunOut, NoSuchFace) as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return 2
    except BrokenPipeError:
        print_no_more()
        return 0
    except OSError as error:
        print(f"nothing more can be printed: {error.strerror}", file=sys.stderr)
        print_no_more()
        return 2
    return code


def _new(arguments: argparse.Namespace) -> int:
    return print_lines([dump_position(new(_record(arguments)))])


def _play(arguments: argparse.Namespace) -> int:
    return print_lines([dump_position(played_out(_record(arguments)))])


def _legal(arguments: argparse.Namespace) -> int:
    position = load_position(read_file(arguments.file))
    seat = _seat(position, arguments.seat)
    return print_lines(dump_action(action) for action in position.game.legal(position.state, seat))


def _apply(arguments: argparse.Namespace) -> int:
    position = load_position(read_file(arguments.file))
    seat = _seat(position, arguments.seat)
    try:
        action = load_action(position.game, arguments.action)
    except Malformed as error:
        raise Refused(f"action: {error}") from error
    try:
        position, events = applied(position, seat, action)
    except Illegal as error:
        raise Refused(f"not legal: {reason(position.game, error)}") from error
    if not arguments.write:
        return print_lines([dump_position(position)])
    write_file(arguments.file, dump_position(position))
    return print_lines([dump_events(events)])


def _show(arguments: argparse.Namespace) -> int:
    position = load_position(read_file(arguments.file))
    viewer = None if arguments.seat is None else _seat(position, arguments.seat)
    view = json.loads(dump_view(position.game.view(position.state, viewer)))
    return print_lines([as_line({"says": spoken(position, viewer, arguments.locale), "view": view})])


def _replay(arguments: argparse.Namespace) -> int:
    position = verified(load_position(read_file(arguments.file)))
    over = position.game.outcome(position.state) is not None
    return print_lines([as_line({"replayed": position.game.key, "actions": len(position.record.log), "over": over})])


def _fuzz(arguments: argparse.Namespace) -> int:
    for game in [_game(key) for key in arguments.game or games()]:
        lengths: list[int] = []
        try:
            for record in random_games(game, arguments.games, arguments.seed, arguments.thorough):
                lengths.append(len(record.log))
                if len(lengths) % FUZZ_REPORT == 0 or len(lengths) == arguments.games:
                    seen = {"games": len(lengths), "actions": sum(lengths), "longest": max(lengths), "faults": 0}
                    print_lines([as_line({"fuzzed": game.key, **seen})])
        except Fault as fault:
            print_lines([as_line({"fault": fault.what, "record": record_body(fault.record)})])
            return 1
    return 0


def _bench(arguments: argparse.Namespace) -> int:
    return print_lines(_figures([_game(key) for key in arguments.game or games()], arguments.seconds))


def _figures(played: Iterable[AnyGame], seconds: float) -> Iterator[str]:
    for game in played:
        start = time.perf_counter()
        actions = playouts = 0
        while time.perf_counter() - start < seconds:
            actions += random_playout(game, str(playouts))
            playouts += 1
        rate = round(actions / (time.perf_counter() - start))
        yield as_line({"bench": game.key, "playouts": playouts, "actions": actions, "actions_per_second": rate})


def _record(arguments: argparse.Namespace) -> Record:
    game = _game(arguments.game)
    seats = len(arguments.tribes) if arguments.tribes else arguments.seats or game.seats.start
    if seats not in game.seats or arguments.seats not in (None, seats):
        raise Refused(f"seats: {game.key} is for {game.seats.start} to {game.seats.stop - 1}, one tribe each")
    chosen = {name: value_from_text(game.options, name, value) for name, value in arguments.option}
    return Record(
        game=game,
        tribes=arguments.tribes or game.tribes[:seats],
        options=read_options(game, chosen),
        seed="" if arguments.script else arguments.seed or secrets.token_hex(16),
        script=arguments.script,
    )


def _game(key: str) -> AnyGame:
    if key not in games():
        raise Refused(f"game: there is no {key!r}; there are: {', '.join(games())}")
    return games()[key]


def _seat(position: Position, seat: Seat) -> Seat:
    last = len(position.record.tribes) - 1
    if not 0 <= seat <= last:
        raise Refused(f"seat: there is no {seat}; this table has 0 to {last}")
    return seat


def _parser() -> _Parser:
    parser = _Parser(
        prog="python -m rules",
        description=DESCRIPTION,
        epilog=f"Games: {', '.join(games())}. Every subcommand has its own --help.\n{THE_FILE}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    made = commands.add_parser("new", help="print the file of a new game")
    played = commands.add_parser("play", help="print the file of a game that stand-ins have played to its end")
    for command, run in ((made, _new), (played, _play)):
        command.add_argument("game", metavar="GAME", type=_utf8)
        command.add_argument("--seats", metavar="N", type=int)
        command.add_argument("--tribes", metavar="A,B", type=_names, help="who sits where, seat 0 first")
        command.add_argument("--seed", metavar="S", type=_utf8, help="all throws follow from it (default: a new one)")
        command.add_argument("--script", metavar="3,1,6", type=_faces, help="the faces of all throws, set-up included")
        command.add_argument("--option", metavar="K=V", type=_option, action="append", default=[])
        command.set_defaults(run=run)

    legal = commands.add_parser("legal", help="print every legal action of a seat, one a line")
    apply = commands.add_parser("apply", help="print the file after an action")
    show = commands.add_parser("show", help="print what a seat (or, without --seat, a spectator) may know")
    replayed = commands.add_parser("replay", help="verify that the log leads to the state, and the seed's commitment")
    for command, run in ((legal, _legal), (apply, _apply), (show, _show), (replayed, _replay)):
        command.add_argument("file", metavar="FILE")
        command.set_defaults(run=run)
    for command in (legal, apply, show):
        command.add_argument("--seat", metavar="I", type=int, required=command is not show)
    apply.add_argument("action", metavar="ACTION_JSON", help='for example a line printed by "legal"')
    apply.add_argument(
        "--write", action="store_true", help="put the new document into FILE and print the events instead"
    )
    show.add_argument("--locale", choices=LOCALES, default="en")

    fuzz = commands.add_parser("fuzz", help="play random games under the laws of all games; print the fault, if any")
    fuzz.add_argument("game", metavar="GAME", nargs="*", type=_utf8, help="default: all")
    fuzz.add_argument("--games", metavar="N", type=_count, default=100)
    fuzz.add_argument("--seed", metavar="S", type=_utf8, default="elder")
    fuzz.add_argument("--thorough", metavar="P", type=float, default=0.02, help="part of the positions under all laws")
    fuzz.set_defaults(run=_fuzz)

    bench = commands.add_parser("bench", help="print how many random actions a second each game plays")
    bench.add_argument("game", metavar="GAME", nargs="*", type=_utf8, help="default: all")
    bench.add_argument("--seconds", metavar="T", type=float, default=5.0)
    bench.set_defaults(run=_bench)
    return parser


def _utf8(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError("is not UTF-8") from error
    return text


def _names(text: str) -> tuple[str, ...]:
    return tuple(_utf8(text).split(","))


def _faces(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d{1,9}(,\d{1,9})*", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is no list of faces like 3,1,6")
    return tuple(map(int, text.split(",")))


def _option(text: str) -> tuple[str, str]:
    name, equals, value = _utf8(text).partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form name=value")
    return name, value


def _count(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,8}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games")
    return int(text)


if __name__ == "__main__":
    speak_utf8()
    sys.exit(main())
