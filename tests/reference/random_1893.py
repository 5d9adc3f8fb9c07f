"""Random games of Bruxelles 1893: tables, tempers and invariants of the self test."""

import itertools
from collections import Counter

from bruxelles1893 import Game
from bruxelles1893.belle_epoque import CARDS
from bruxelles1893.brussels import CARDS_AFTER
from bruxelles1893.components import (
    ACTIONS, AREAS, BE_TILES, BLACK, BOARDS, BONUS_CARDS, BRUGMANN, COLOURS, COPIES_OF_ARTWORK, COPIES_OF_NOTABLE,
    CUBES_PER_MATERIAL, EXPANSION_NOTABLES, HOUSE_COSTS, JOKERS, NEUTRAL, NOTABLE_PAYMENT, NOTABLE_SLOTS, PAWNS,
    POWERS, SITES, SOURCES, TILE_CELLS, TRAVELLERS, zone_of,
)
from bruxelles1893.construction import builds
from bruxelles1893.state import shown, tile_colour
from fixed_1893 import check_fixed_cases

__all__ = ["Game", "check_fixed_cases"]

RULE_SETS = (
    {"edition": "first", "strips": "plain"},
    {"edition": "second"},
    {"edition": "second", "belle_epoque": "on"},
    {"edition": "second", "asymmetric": "on"},
    {"edition": "second", "asymmetric": "on", "belle_epoque": "on"},
    {"edition": "first", "strips": "expert"},
    {"edition": "second", "asymmetric": "on", "boards": "chosen"},
    {"edition": "second", "asymmetric": "on", "boards": "chosen", "belle_epoque": "on"},
)
DEFAULTS = {"edition": "second", "belle_epoque": "off", "asymmetric": "off", "strips": "plain", "boards": "dealt"}
TABLES = [(players, {**DEFAULTS, **rules}) for players, rules in itertools.product((2, 3, 4, 5), RULE_SETS)]

KINDS = (
    "board first_artwork crest neutral action stake travellers perform artwork keep_artwork sell white_as cursor slot "
    "notable keep solvay white_tile materials compass_before build payment compass house_cell activate copy "
    "free_action be_tile be_card card2 card4 card6 card8 card14 card15 card17 card17_artwork card17_materials card22 "
    "card25 card27 card29 prestige bonus strategy_line pay_notable"
).split()
EXPECTED = (
    [f"asked {kind}" for kind in KINDS]
    + [f"scored {source}" for source in SOURCES]
    + [f"notable {notable}" for notable in NOTABLE_PAYMENT]
    + [f"card {number:2d}" for number in sorted(CARDS)]
    + [f"tile {tile}" for tile in BE_TILES]
    + [f"pavilion built on site {site}" for site in range(SITES)]
    + [f"free action {action}" for action in ACTIONS]
    + [f"copied {action}" for action in ACTIONS]
    + [f"bonus {power}" for power in POWERS]
    + [f"board {board} in play" for board in BOARDS]
    + ["board cauchie", "board horta", "board strauven", "board hankar: takes the revealed notable"]
    + ["board saintenoy: moves an arm first", "construction left undone: only an optional power made it possible"]
    + ["card  4: declined although only it made the sale possible", "white artwork sold", "notables reshuffled"]
    + ["first edition: shop piles rebuilt", "first edition: the layer under the pile comes up"]
    + ["supply: jokers run out", "supply: a single cube left", "supply: no notable left to reveal"]
    + ["supply: no tile for a white artwork", "supply: no cube for Cauchie", "supply: Solvay finds no cube"]
    + ["no cell for a neutral pawn", "column tied", "seventh Architect space"]
    + ["card 22: with a Traveller", "Brugmann in the row"]
)

# --- Tempers: how eager a random player is for an option --------------------------------

TEMPERS = ("uniform", "busy", "builder", "pavilions", "collector", "painter", "townsman", "sociable", "miser")

# Weight of an action letter and of a Brussels area by temper; 1 when not named.
WANTED = {
    "builder": {"C": 40, "M": 12, "sainte_catherine": 12, "bourse": 6, "cinquantenaire": 6},
    "pavilions": {"C": 40, "M": 12, "sainte_catherine": 10, "bourse": 6, "cinquantenaire": 6, "grand_place": 4},
    "collector": {"A": 20, "M": 20, "sainte_catherine": 20, "V": 0.05, "C": 0.1},
    "painter": {"A": 10, "V": 10, "N": 3},
    "townsman": {area: 6 for area in AREAS},
    "sociable": {"N": 20, "grand_place": 20, "bourse": 4},
}
LIKED_NOTABLES = {"pavilions": (*EXPANSION_NOTABLES, "empain", "solvay"), "sociable": ("nagelmackers", "albert")}
CROWDED_CELLS = set(zone_of([2, 2])) - set(TILE_CELLS)  # so that neutral pawns may find no place there
DECLINING = ("none", "decline", "stop")

# Where the cards 1 to 18 are used, so that owners go there.
CARD_PLACES = dict(zip(range(1, 19), "AAVVNNMMCC")) | {
    number: area for area, pair in CARDS_AFTER.items() for number in pair
}


def weight(temper, game, seat, kind, option):
    if temper == "uniform":
        return 1.0
    wanted = WANTED.get(temper, {})
    builder = temper in ("builder", "pavilions")
    if option == ["pass"]:
        return 0.3 if temper == "miser" else 0.02
    if kind == "action":
        return weight_of_action(builder, wanted, game, game.players[seat], *option)
    if kind == "copy":
        return wanted.get(option, 1)
    if kind == "stake":
        return 1.0 if temper == "miser" else 1.0 / option**3
    if kind == "perform":
        return 1.0 if option else 0.15
    if kind == "build":
        return 1.0 if option == "house" or temper != "pavilions" else 20.0
    if kind == "keep":
        return 1.0 if option == "keep" or temper != "sociable" else 0.1
    if kind == "notable" and temper in LIKED_NOTABLES:
        notable = game.row[option] if isinstance(option, int) else ""
        return 5.0 if notable in LIKED_NOTABLES[temper] else 1.0
    if kind == "house_cell" and builder:
        return 20.0 if option in CROWDED_CELLS else 1.0
    if option == "nagelmackers":
        return 5.0
    if kind == "materials" and temper == "pavilions":
        return 1.0 + 4 * option.count("glass")
    if kind == "crest":
        return float(len(zone_of(option)))
    if option in DECLINING:
        return 0.2
    return 1.0


def weight_of_action(builder, wanted, game, player, where, place):
    if where == "brussels":
        liked = wanted.get(place, 1)
    else:
        cell, place = game.cells[place], game.cells[place].action
        if builder and place == "C" and not builds(game, player, game.arms):
            return 0.2
        liked = wanted.get(place, 1)
        if builder and (cell.tile or cell.house is not None):
            liked *= 3
    if any(player.can_use(number) and CARD_PLACES.get(number) == place for number in player.be_cards):
        liked = max(liked, 30)
    return liked


# --- Invariants ---------------------------------------------------------------------------


def check_invariants(game):
    check_artworks(game)
    check_cubes(game)
    check_notables(game)
    check_bonus_cards(game)
    check_pawns(game)
    check_board(game)
    for player in game.players:
        assert player.money >= 0
        assert player.jokers >= 0 and all(count >= 0 for count in player.materials.values())
        assert all(0 <= player.space[track] < len(player.track(track)) for track in player.space)
        assert player.score() == sum(player.vp.values())


def check_artworks(game):
    seen = Counter(game.artworks) + Counter(game.pile) + Counter(game.under_pile) + Counter(game.artworks_aside)
    seen += Counter(tile_colour(work) for stack in game.market for work in stack)
    for player in game.players:
        seen += Counter(tile_colour(work) for work in player.artworks)
        assert game.belle_epoque or not player.white_artworks()
        assert f"white:{BLACK}" not in player.artworks
    assert seen == {colour: COPIES_OF_ARTWORK for colour in (*COLOURS[game.edition], BLACK)}, seen
    assert game.edition == "first" or all(len(stack) <= 1 for stack in game.market)
    visible = [shown(stack[-1]) for stack in game.market if stack]
    assert len(visible) == len(set(visible))


def check_cubes(game):
    for material in game.materials:
        owned = sum(player.materials[material] for player in game.players)
        assert game.materials[material] >= 0 and game.materials[material] + owned == CUBES_PER_MATERIAL
    assert game.jokers >= 0 and game.jokers + sum(player.jokers for player in game.players) == JOKERS


def check_notables(game):
    seen = Counter(game.notable_pile) + Counter(game.notable_discard) + Counter(game.notables_aside)
    seen += Counter(game.row)
    for player in game.players:
        seen += Counter(player.notables.keys())
    expected = Counter({name: COPIES_OF_NOTABLE for name in NOTABLE_PAYMENT})
    expected[BRUGMANN] = len(game.players)
    if not game.belle_epoque:
        for name in EXPANSION_NOTABLES:
            del expected[name]
    assert seen == expected, seen
    assert len(game.row) <= NOTABLE_SLOTS


def check_bonus_cards(game):
    seen = Counter(game.bonus_pile) + Counter(game.bonus_discard) + Counter(game.bonus_aside)
    seen += Counter(card for card in game.strip if card is not None)
    for player in game.players:
        for cards in player.slid.values():
            assert len(cards) <= game.round
            seen += Counter(cards)
    assert seen == BONUS_CARDS[game.edition], seen
    assert 0 <= game.bonus_unseen <= len(game.bonus_pile)
    taken = sum(player.first_passes for player in game.players)
    assert taken <= game.round and (game.edition == "first" or taken == game.bonus_unseen)


def check_pawns(game):
    for player in game.players:
        placed = sum(cell.pawn == player.seat for cell in game.cells)
        in_brussels = sum(game.pawns_in[area][player.seat] for area in AREAS)
        assert min(player.reserve, player.jail, in_brussels, player.pawn_on_card_22) >= 0
        total = player.reserve + player.jail + placed + in_brussels + player.pawn_on_card_22 + len(player.tiles)
        assert total == PAWNS, (player, placed, in_brussels)
        assert len(set(player.tiles)) == len(player.tiles)
    travellers = game.train + sum(game.travellers_in.values())
    travellers += sum(player.travellers + player.traveller_on_card_22 for player in game.players)
    assert travellers == (TRAVELLERS if game.belle_epoque else 0)


def check_board(game):
    assert len(game.cells) == 25 and len(set(game.arms)) == 2
    for index, cell in enumerate(game.cells):
        assert cell.tile == (game.belle_epoque and index in TILE_CELLS)
        assert not (cell.tile and cell.house is not None)
        assert cell.pawn is None or index in game.zone
        assert cell.stake == 0 or cell.pawn not in (None, NEUTRAL)
    for player in game.players:
        houses = sum(cell.house == player.seat for cell in game.cells)
        pavilions = [site.card for site in game.sites if site.owner == player.seat]
        assert sorted(pavilions) == sorted(player.be_cards) and player.used_cards <= set(pavilions)
        # A house that is paid for waits for its cell or site while the compass moves.
        assert 0 <= player.built - houses - len(pavilions) <= 1 and player.built <= len(HOUSE_COSTS)


def check_decision(game, kind):
    first_only = ("perform", "keep_artwork")
    assert game.edition == "first" or kind not in first_only
    assert game.belle_epoque or not kind.startswith(("card", "be_", "white", "travellers", "build"))


def check_end(game, events):
    assert game.round == 5 and all(player.passed for player in game.players)
    assert not (game.notables_aside or game.bonus_aside or game.artworks_aside)
    for player in game.players:
        assert player.built == sum(cell.house == player.seat for cell in game.cells) + len(player.be_cards)
        events["seventh Architect space"] += player.space["A"] == 6
        events["all six houses built"] += player.built == len(HOUSE_COSTS)
    for sources in game.ledger():
        assert all(points > 0 or source.startswith("final:unpaid") for source, points in sources.items())
    events[f"games of {len(game.players)} players"] += 1
    events[f"total VP of {len(game.players)} players"] += sum(game.scores())
