#!/usr/bin/env python3
"""Self test of the reference implementation of Bruxelles 1897.

    random_games.py [--games N] [--seed S] [--write FILE] [--states FILE]

Plays N random games (default 600) spread over 2, 3 and 4 players and both
values of optional_actions, and asserts before every decision that no card has
appeared or vanished, that money and tracks stay in their bounds, and at the
end that the ledger adds up to the score.  --write also writes the games as
records, --states what `horta replay --states` would print for them (without
the views).  Exit status: 0 when all is well, 1 when a check failed, 2 on wrong
usage.
"""

import argparse
import itertools
import json
import random
import sys
from collections import Counter

from bruxelles1897 import (
    ARCHITECT_CARDS, BONUS_CARDS, COLOURS, EXPO, FACES, MATERIALS, NEUTRAL, PILES, TOP_OF_TRACK,
    Game, Placed, as_text, house_payments, majority, types_used,
)

# How eager a random player is for an option: each game picks one temper, so that
# some games empty the piles, some build much, some crowd Brussels, some pass early.
TEMPERS = ("uniform", "busy", "hoarder", "builder", "exhibitor", "townsman")


def weight(temper, game, option):
    if temper == "uniform":
        return 1.0
    if option == ["pass"]:
        return 0.05
    if option in ("stop", "withdraw"):
        return 0.3
    if option == "decline":
        return 0.4 if temper == "busy" else 0.1
    if isinstance(option, list) and option[0] == "take":
        card = game.grid[option[1]]
        wanted = {
            "hoarder": ("artwork", "material"),
            "builder": ("material", "house"),
            "exhibitor": ("artwork", "expo"),
        }.get(temper, ())
        if temper == "hoarder" and card in ("money", "expo"):
            return 0.05  # a hoarder never sells, so that piles run dry and deals fall short
        return 6.0 if card.partition(":")[0] in wanted else 0.5
    if isinstance(option, list) and option[0] == "brussels":
        return 4.0 if temper == "townsman" else 1.5
    if option in ("creation", "supply") and temper == "hoarder":
        return 20.0
    if isinstance(option, list) and option[0] in FACES and len(option) == 2 and option[1] in FACES[option[0]]:
        return 1.0 / option[1] ** (4 if temper == "hoarder" else 1)
    return 1.0


def check_invariants(game):
    for name, contents in PILES.items():
        pile = game.piles[name]
        seen = Counter(pile.face_down) + Counter(pile.discard)
        seen += Counter(card for where, card in game.aside if where == name)
        seen += Counter(
            cell.partition(":")[2] for cell in game.grid if isinstance(cell, str) and cell.startswith(name + ":")
        )
        for player in game.players:
            owned = {
                "artwork": player.artworks,
                "material": player.materials,
                "house": player.houses,
                "noble": [noble for noble in player.nobles if noble != "brugmann"],
            }[name]
            seen += Counter(owned)
        assert seen == Counter(contents), (name, seen)

    assert game.grid.count(EXPO) + (game.expo_holder is not None) <= 1
    placed = [cell for cell in game.grid if isinstance(cell, Placed)]
    assert all(cell.face in FACES[cell.card] for cell in placed)
    for player in game.players:
        cards = Counter(player.hand) + Counter(player.prison) + Counter(player.brussels)
        cards += Counter(cell.card for cell in placed if cell.owner == player.seat)
        assert cards == Counter(ARCHITECT_CARDS), (player.seat, cards)
        assert player.money >= 0
        assert all(1 <= level <= TOP_OF_TRACK for level in player.track.values())
        assert "brugmann" in player.nobles

    neutral_cells = [i for i, cell in enumerate(game.grid) if isinstance(cell, Placed) and cell.owner == NEUTRAL]
    assert neutral_cells == ([8, 11] if len(game.players) == 2 else [])
    # Cells stay empty after a short deal only, at the end of the grid, and nothing fills them later.
    holes = [i for i, cell in enumerate(game.grid) if cell is None]
    allowed = [i for i in range(len(game.grid)) if i not in neutral_cells]
    assert holes == allowed[len(allowed) - len(holes):]
    assert sorted(game.bonus) == sorted(BONUS_CARDS)
    placed_in_brussels = sum(len(player.brussels) for player in game.players)
    spent = sum(uses * (uses + 1) // 2 for uses in game.uses.values())
    # The jailed cards have left Brussels once the majorities are over.
    assert placed_in_brussels <= spent


def play_one(rng, players, optional, first_player, events):
    steps = []
    states = []

    def shuffled(pile, contents):
        drew = rng.choice(contents)
        steps.append({"chance": pile, "drew": drew})
        return drew

    options_of_game = {"first_player": first_player, "optional_actions": optional}
    game = Game(players, options_of_game, shuffled)
    temper = rng.choice(TEMPERS)
    asked = 0
    while (pending := game.pending()) is not None:
        seat, kind, options = pending
        check_invariants(game)
        assert 2 <= len(options) <= 576, (kind, len(options))
        assert len({as_text(option) for option in options}) == len(options), (kind, options)
        assert optional == "on" or kind != "perform"
        states.append({"step": len(steps), "seat": seat, "kind": kind, "options": options})
        option = rng.choices(options, [weight(temper, game, choice) for choice in options])[0]
        steps.append({"seat": seat, "kind": kind, "option": option, "text": ""})
        events["asked " + kind] += 1
        game.play(option)
        asked += 1
        assert asked < 5000
    check_invariants(game)

    assert game.round == 4 and all(player.passed for player in game.players) and not game.aside
    for score, sources in zip(game.scores(), game.ledger()):
        assert score == sum(sources.values())
        assert all(points > 0 or source == "unpaid_noble" for source, points in sources.items())
        for source in sources:
            events["scored " + source] += 1
    ranking = game.ranking()
    assert sorted(itertools.chain(*ranking)) == list(range(players))
    best = [max(game.scores()[seat] for seat in group) for group in ranking]
    assert best == sorted(best, reverse=True)
    events["shared rank"] += len(ranking) < players
    events["rank decided below the score"] += len(set(game.scores())) < len(ranking)
    events.update(game.log)

    record = {
        "format": "horta-record",
        "version": 1,
        "game": "bruxelles-1897",
        "options": options_of_game,
        "seats": [{"name": f"random {seat}"} for seat in range(players)],
        "steps": steps,
        "result": {"scores": game.scores(), "ledger": game.ledger(), "ranking": ranking},
    }
    return record, states


def types_used_slowly(cards, units):
    """The same as types_used, by trying every set of units."""
    pool = [(index, unit) for index, card in enumerate(cards) for unit in card.split("+")]
    best = 0
    for chosen in itertools.combinations(pool, units):
        if {index for index, _ in chosen} == set(range(len(cards))):
            best = max(best, len({unit for _, unit in chosen}))
    return best


def check_fixed_cases():
    # The rulebook's third house: one card of two bricks, one of brick and wood.
    assert types_used(["brick+brick", "wood+brick"], 3) == 2
    # The largest number of payments: every Material card in one hand, eighth house.
    assert max(len(house_payments(list(MATERIALS) * 2, k)) for k in range(1, 17)) == 573
    for count in range(1, 5):
        for cards in itertools.combinations_with_replacement(MATERIALS, count):
            for units in range(count, 2 * count + 1):
                assert types_used(cards, units) == types_used_slowly(cards, units)
    assert majority({}) == [] and majority({0: 0, 1: 0}) == []
    assert majority({0: 4, 1: 4, NEUTRAL: 2}) == [0, 1]
    check_ties_with_neutrals()
    check_short_deal()
    check_exhibition_example()
    check_final_payment()


def fresh_game(players):
    rng = random.Random(1)
    return Game(players, {"first_player": 0}, lambda pile, contents: rng.choice(contents))


def check_ties_with_neutrals():
    game = fresh_game(2)
    game.grid = [None] * 8 + [Placed(NEUTRAL, "2/4", 2), None, None, Placed(NEUTRAL, "2/4", 2)]
    game.grid[0] = Placed(1, "2/5", 2)
    game.grid[3] = Placed(0, "1/3", 1)
    seats = [[player.seat for player in game._column_winners(column)] for column in range(4)]
    assert seats == [[1], [], [], []], seats


def check_short_deal():
    """Two players and no card but money, Expo and one house: the neutrals are placed all the same."""
    game = fresh_game(2)
    for pile in game.piles.values():
        pile.face_down, pile.discard = [], []
    game.piles["house"].discard = ["B"]
    game.grid = [None] * 12
    game._lay_out_area()
    assert Counter(map(str, game.grid[:5])) == {"money": 3, "expo": 1, "house:B": 1}
    assert game.grid[5:8] == [None] * 3 and game.grid[9:11] == [None] * 2
    assert game.grid[8].owner == game.grid[11].owner == NEUTRAL
    assert {option[1] for option in game._action_options(game.players[0]) if option[0] == "take"} == {0, 1, 2, 3, 4}


def check_exhibition_example():
    """The four-player exhibition of the rulebook; the third and fourth player have no artwork."""
    game = fresh_game(4)
    owned = (["red"], ["yellow", "red", "blue"], [], [])
    for player, artworks in zip(game.players, owned):
        player.artworks = list(artworks)
    script = game._exhibition(game.players[0])
    asked = next(script)
    assert asked == (0, "exhibit", ["red", "withdraw"])
    assert script.send("red") == (1, "exhibit", ["blue", "yellow", "withdraw"])
    assert script.send("yellow") == (1, "exhibit", ["blue", "withdraw"])
    assert next_or_end(script, "blue") is None
    assert game.scores() == [2, 4, 0, 0] and game.expo_holder == 0


def next_or_end(script, value):
    try:
        return script.send(value)
    except StopIteration:
        return None


def check_final_payment():
    game = fresh_game(3)
    player = game.players[1]
    player.money = 3
    player.nobles = {"brugmann": True, "horta": True, "buls": False, "albert": False}
    game._pay_nobles(player)
    assert player.money == 1 and len(player.nobles) == 2 and player.score() == -6
    assert set(COLOURS) == set(PILES["artwork"])


def main():
    parser = argparse.ArgumentParser(description="Random games with the reference implementation of Bruxelles 1897.")
    parser.add_argument("--games", type=int, default=600, metavar="N", help="how many games (default 600)")
    parser.add_argument("--seed", type=int, default=1897, metavar="S", help="seed of the random players and shuffles")
    parser.add_argument("--write", metavar="FILE", help="write the games as records, one per line")
    parser.add_argument("--states", metavar="FILE", help="write the options before every decision, one per line")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("--games must be at least 1")

    check_fixed_cases()
    events = Counter()
    records = open(arguments.write, "w", encoding="utf-8") if arguments.write else None
    states_file = open(arguments.states, "w", encoding="utf-8") if arguments.states else None
    tables = list(itertools.product((2, 3, 4), ("off", "on")))
    passed = failed = 0
    for number in range(arguments.games):
        players, optional = tables[number % len(tables)]
        rng = random.Random(f"{arguments.seed}/{number}")
        first_player = rng.choice(["drawn", rng.randrange(players)])
        try:
            record, states = play_one(rng, players, optional, first_player, events)
        except Exception as error:  # a self test reports every way of going wrong
            failed += 1
            print(f"game {number} (seed {arguments.seed}): {type(error).__name__}: {error}")
            continue
        passed += 1
        if records:
            records.write(json.dumps(record) + "\n")
        if states_file:
            for state in states:
                states_file.write(json.dumps({"record": passed - 1, **state}) + "\n")
    for stream in (records, states_file):
        if stream:
            stream.close()
    for event, count in sorted(events.items()):
        print(f"{count:8d}  {event}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
