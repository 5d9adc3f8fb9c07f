"""Random games of Bruxelles 1897: tables, tempers, invariants and fixed cases of the self test."""

import itertools
import random
from collections import Counter

from bruxelles1897 import (
    ARCHITECT_CARDS, BONUS_CARDS, COLOURS, EXPO, FACES, MATERIALS, NEUTRAL, PILES, TOP_OF_TRACK,
    Game, Placed, house_payments, majority, types_used,
)

TABLES = [
    (players, {"optional_actions": optional}) for players, optional in itertools.product((2, 3, 4), ("off", "on"))
]
EXPECTED = ()  # events that a long run has to show

# How eager a random player is for an option: each game picks one temper, so that
# some games empty the piles, some build much, some crowd Brussels, some pass early.
TEMPERS = ("uniform", "busy", "hoarder", "builder", "exhibitor", "townsman")


def weight(temper, game, seat, kind, option):
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


def check_decision(game, kind):
    assert game.optional_actions or kind != "perform"


def check_end(game, events):
    assert game.round == 4 and all(player.passed for player in game.players) and not game.aside
    for sources in game.ledger():
        assert all(points > 0 or source == "unpaid_noble" for source, points in sources.items())
    events["rank decided below the score"] += len(set(game.scores())) < len(game.ranking())


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
