"""Fixed cases of Bruxelles 1893: examples of the rulebooks, corners of the rulings, orders of decisions."""

import itertools
import random
from collections import Counter

from bruxelles1893 import Game
from bruxelles1893.art_nouveau import cursor_positions, free_action, pay_sale, place_pawn, sellable
from bruxelles1893.brussels import brussels_action, cost_of
from bruxelles1893.components import BLACK, COLOURS, CREST_PAIRS, NEUTRAL, zone_of
from bruxelles1893.construction import arms_after, movable_arms, payments
from bruxelles1893.game import NEWEST_VERSION
from bruxelles1893.resolution import (
    brussels_majority, columns, end_of_round, irises, pavilion_visits, settle_first_player, use_cards,
)
from bruxelles1893.scoring import apply_tiles, connections, final_count, pay_notables
from bruxelles1893.supplies import draw_artwork, take_black_artwork
from bruxelles1893.turns import pass_turn, turn

def fresh_game(players=3, version=NEWEST_VERSION, **options):
    rng = random.Random(1)
    game = Game(players, {"first_player": 0, **options}, lambda pile, contents: rng.choice(contents), version)
    while game.pending()[1] in ("board", "first_artwork", "crest", "neutral"):
        game.play(game.pending()[2][0])
    return game


def run(script, *answers):
    """Answer a script's decisions; the last decision that is still open, or None."""
    try:
        asked = next(script)
        for answer in answers:
            assert answer in asked[2], (answer, asked)
            asked = script.send(answer)
        return asked
    except StopIteration:
        return None


def same(found, expected):
    def spelled(options):
        return sorted(str(sorted(option.items())) for option in options)

    found = list(found)
    assert spelled(found) == spelled(expected), found


def check_fixed_cases():
    check_zones()
    check_market()
    check_payments()
    check_compass()
    check_costs_of_brussels()
    check_passing()
    check_first_player()
    check_irises()
    check_brussels()
    check_ties()
    check_visits()
    check_final_payment()
    check_final_count()
    check_first_edition_piles()
    check_free_sale()
    check_flow_of_a_sale()
    check_sale_only_through_card_4()
    check_flow_of_a_notable()
    check_flow_of_a_construction()
    check_card_9_after_saintenoy()
    check_card_15()
    check_flow_of_card_22()
    check_cinquantenaire()
    check_start_of_round()
    check_empty_train()
    check_neutral_without_cell()
    check_card_25()
    check_end_of_round()
    check_tiles()


def check_zones():
    for pair, cells in (("a", 16), ("b", 16), ("c", 9), ("d", 9), ("e", 12), ("f", 12), ("g", 12), ("h", 12)):
        for crest in CREST_PAIRS[pair]:
            assert len(zone_of(crest)) == cells and 12 in zone_of(crest)
    assert zone_of([1, 1])[0] == 6 and zone_of([4, 4])[-1] == 18 and zone_of([2, 2])[0] == 12


def check_market():
    game = fresh_game()
    player = game.players[0]
    player.artworks, game.market = ["green", "blue", "white:blue"], [["brown"], ["blue"]]
    assert sellable(game, player) == ["green", "white:blue"]
    game.market[1] = ["white:yellow"]
    assert sellable(game, player) == ["blue", "green"]
    # One step left and one down with two artworks, and a green work for 2 FB and 6 VP.
    assert [2, 0] in cursor_positions([1, 1], 2) and [3, 0] not in cursor_positions([1, 1], 2)
    game.cursor, money = [2, 0], player.money
    pay_sale(game, player, "green", white=False)
    assert player.money == money + 2 and player.vp == {"sale": 6}
    pay_sale(game, player, "green", white=True)
    assert player.money == money + 3 and player.vp == {"sale": 9}


def check_payments():
    game = fresh_game(belle_epoque="on")
    player = game.players[0]

    def give(built, money, jokers, **materials):
        player.built, player.money, player.jokers = built, money, jokers
        player.materials = Counter(materials)

    give(2, 30, 0, wood=9)
    same(payments(game, player, [0, 3], 0, False), [{"wood": 2, "fb": 1}, {"wood": 1, "fb": 2}])
    give(4, 30, 0, wood=9, stone=9)
    same(payments(game, player, [0, 6], 0, False), [{"wood": 4}])
    give(3, 2, 1, wood=2, stone=2)
    same(payments(game, player, [0, 3], 0, False), [{"wood": 2, "joker": 1}])
    # Two units: one of each arm; a joker replaces any; the surcharge is glass and comes on top.
    give(0, 0, 2, wood=2, glass=1)
    same(payments(game, player, [0, 4], 0, False),
         [{"wood": 1, "glass": 1}, {"wood": 1, "joker": 1}, {"glass": 1, "joker": 1}, {"joker": 2}])
    same(payments(game, player, [0, 4], 1, False), [{"wood": 1, "joker": 1}, {"joker": 2}])
    assert list(payments(game, player, [0, 4], 2, False)) == []
    # Card 9: a cube stands for one of another type, a joker for any; nothing stands for 3 FB.
    give(0, 3, 1, wood=2)
    same(payments(game, player, [0, 2], 0, True),
         [{"wood": 1, "card9": "wood"}, {"wood": 1, "card9": "joker"}, {"joker": 1, "card9": "wood"}])
    same(payments(game, player, [0, 3], 0, True), [{"fb": 1, "card9": "joker"}])
    # The largest numbers of options.
    give(4, 99, 9, wood=9, stone=9, iron=9, glass=9)
    assert len(list(payments(game, player, [1, 6], 0, False))) == 126
    assert len(list(payments(game, player, [1, 6], 0, True))) == 280
    for spaces in itertools.combinations(range(7), 2):
        assert len(list(payments(game, player, spaces, 2, True))) <= 280


def check_compass():
    game = fresh_game()
    game.arms = [3, 5]
    assert movable_arms(game) == [5]  # the arrow leads from 3 to 5, which is taken
    game.arms = [3, 6]
    assert arms_after(game, 3, 1) == [5, 6] and movable_arms(game) == [3, 6]
    assert arms_after(game, 6, -1) == [3, 5]
    assert sorted(arms_after(game, 6, 1)) == [0, 3]
    game = fresh_game(belle_epoque="on")
    game.arms = [3, 5]
    assert arms_after(game, 3, 1) == [4, 5] and movable_arms(game) == [3, 5]


def check_costs_of_brussels():
    for players, costs in ((2, [1, 2, 3, 4]), (3, [1, 2, 3, 4]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2])):
        game = fresh_game(players)
        for use, cost in enumerate(costs):
            game.uses["bourse"] = use
            assert cost_of(game, "bourse") == cost


def check_passing():
    game = fresh_game()
    player = game.players[0]
    player.artworks, player.money, player.first_passes, game.bonus_unseen = ["blue", "blue", "green"], 0, 1, 1
    pass_turn(game, player)
    assert player.money == 4 and game.first_passer == 0
    player = game.players[1]
    player.artworks, player.money = ["white:blue", "white:green", "black"], 0
    pass_turn(game, player)
    assert player.money == 2 and player.first_passes == 0
    game = fresh_game(edition="first")
    player = game.players[0]
    player.artworks, player.money, player.first_passes = list(COLOURS["first"]) + [BLACK], 0, 3
    pass_turn(game, player)
    assert player.money == 6 and player.first_passes == 4


def check_first_player():
    """Two Manneken-Pis each: the old first player is last in line."""
    game = fresh_game()
    game.first_passer = 2
    run(settle_first_player(game, {0: (0, "I:1/1"), 3: (0, "K:1/1"), 4: (2, "A:2/0")}))
    assert game.next_first_player == 2
    run(settle_first_player(game, {0: (0, "I:1/1"), 3: (0, "K:1/2")}))
    assert game.next_first_player == 0


def lay(game, **pawns):
    """pawns: c7=0 puts a pawn of seat 0 on cell 7."""
    for cell in game.cells:
        cell.pawn, cell.stake = None, 0
    for name, seat in pawns.items():
        game.cells[int(name[1:])].pawn = seat


def check_irises():
    game = fresh_game(belle_epoque="on")
    game.players[1].space["I"], game.players[2].space["I"] = 1, 2
    lay(game, c0=1, c1=1, c5=2, c6=1, c2=2, c7=2)
    run(irises(game))
    assert game.scores() == [0, 4, 3]  # 3:1 for seat 1, then 2:2
    lay(game, c0=NEUTRAL, c1=NEUTRAL, c5=1, c6=0)
    run(irises(game))
    assert game.scores() == [0, 4, 3]
    lay(game, c0=NEUTRAL, c1=1, c5=1, c6=NEUTRAL)
    run(irises(game))
    assert game.scores() == [0, 6, 3]
    # Card 27: a pawn on a tile counts as two for each iris around it.
    lay(game, c7=0, c8=1, c12=1, c13=2, c2=2, c3=2)
    game.players[0].be_cards = [27]
    run(irises(game), 27)
    assert game.scores() == [2, 8, 6]


def check_brussels():
    game = fresh_game()
    game.pawns_in["bourse"] = Counter({0: 1, 1: 2, 2: 0})
    game.pawns_in["cinquantenaire"] = Counter({0: 0, 1: 0, 2: 2})
    run(brussels_majority(game))
    assert [player.jail for player in game.players] == [2, 3, 3]
    game = fresh_game()
    run(brussels_majority(game))
    assert [player.jail for player in game.players] == [2, 2, 2]


def check_ties():
    """A tied card gives its bonus to both, in turn order, and won cards of a player come with it."""
    game = fresh_game()
    game.first_player = 1
    game.bonus_aside = ["I|K:1/1", "A:2/0"]
    script = use_cards(game, {1: (0, "A:2/0")}, {0: ([0, 1], "I|K:1/1")})
    assert next(script) == (1, "bonus", ["I", "K"])
    assert script.send("I") == (0, "bonus", ["I", "K"])
    asked = script.send("K")
    assert asked[:2] == (0, "prestige") and len(asked[2]) == 5
    assert game.players[1].space["I"] == 1 and game.players[0].space["K"] == 1


def check_visits():
    game = fresh_game(belle_epoque="on")
    game.sites[1].owner, game.sites[2].owner = 1, 2
    lay(game, c5=0, c6=1, c7=1, c10=NEUTRAL, c14=0, c13=1)
    run(pavilion_visits(game))
    assert game.scores() == [0, 2, 3]


def check_final_payment():
    game = fresh_game()
    player = game.players[0]
    player.money, player.notables = 12, dict.fromkeys(
        ["albert", "van_de_velde", "buls", "vandervelde", "brugmann"], False
    )
    left = run(pay_notables(game, player), "albert", "buls", "vandervelde")
    assert left is None and player.money == 1 and player.vp == {"final:unpaid:van_de_velde": -5}
    game = fresh_game()
    player = game.players[0]
    player.money, player.notables = 12, dict.fromkeys(["albert", "buls", "maeterlinck", "brugmann"], False)
    left = run(pay_notables(game, player), "albert", "buls", "brugmann")
    assert left is None and player.money == 4 and player.vp == {"final:unpaid:maeterlinck": -5}
    player.money = 8
    run(pay_notables(game, player))
    assert player.money == 0 and player.score() == -5


def check_final_count():
    game = fresh_game(edition="first")
    player = game.players[0]
    game.next_first_player = 1
    player.vp = {"sale": 80}
    player.built, player.space["A"], player.money = 5, 4, 6
    player.artworks, player.notables, player.jail = ["blue"], {"buls": True, "brugmann": False}, 2
    player.slid = {"money": ["I:2/0", "K:2/0"], "artworks": ["A:2/0"], "notables": [], "pawns": ["P:1/2"]}
    player.materials = Counter(wood=3)
    final_count(game, player)
    assert player.score() == 80 + 40 + 5 + 3 + 2 + 6 + 3
    for index in (0, 1, 6, 4, 5):
        game.cells[index].house = 0
    assert connections(game, player) == 4  # 0-1, 0-5, 1-6, 5-6; 4 and 5 are not neighbours


def check_first_edition_piles():
    game = fresh_game(edition="first")
    game.pile, game.under_pile = ["blue"], ["pink", "green"]
    assert draw_artwork(game) == "blue" and game.pile == ["pink", "green"] and game.under_pile == []
    # Without black tiles the covered ones come back, and all coloured ones form one pile.
    game.pile, game.under_pile, game.artworks[BLACK] = ["blue"], ["pink"], 0
    game.market = [["black", "green", "yellow"], ["pink", "blue"]]
    take_black_artwork(game, game.players[0])
    assert sorted(game.pile) == ["blue", "green", "pink", "pink"] and game.under_pile == []
    assert game.market == [["yellow"], ["blue"]] and game.artworks[BLACK] == 0
    game.pile, game.market = [], [["yellow"], ["blue"]]
    assert draw_artwork(game) is None


def check_free_sale():
    game = fresh_game()
    owner = game.players[2]
    owner.artworks = ["blue", "black"]
    assert run(free_action(game, owner, "V"), "take") is None and owner.vp == {"free:V": 2}
    owner.artworks = []
    assert run(free_action(game, owner, "V")) is None and owner.vp == {"free:V": 2}


# --- Orders of decisions ---------------------------------------------------------------------


def asked(script, answers):
    """Answer decision after decision; (kind, options) of each one, in order."""
    seen, answers = [], list(answers)
    try:
        decision = next(script)
        while True:
            seen.append(decision[1:])
            answer = answers.pop(0)
            assert answer in decision[2], (answer, decision)
            decision = script.send(answer)
    except StopIteration:
        assert not answers, answers
        return seen


def kinds(script, answers):
    return [kind for kind, _ in asked(script, answers)]


def cell_for(game, action):
    return next(i for i, cell in enumerate(game.cells) if cell.action == action)


def belle_epoque_game(cards=(), **options):
    """A game before the first turn of seat 0, which owns the cards without pavilions."""
    game = fresh_game(belle_epoque="on", **options)
    for cell in game.cells:
        cell.tile = False
    game.players[0].be_cards = list(cards)
    game.players[0].money = 20
    return game


def check_flow_of_a_sale():
    game = belle_epoque_game([3, 4, 21])
    player, cell = game.players[0], cell_for(game, "V")
    game.cells[cell].house = 1
    game.players[1].built, game.players[1].artworks = 1, ["blue", "white:blue"]
    player.artworks, game.market = ["white:green", "yellow"], [["yellow"], ["white:blue"]]
    game.artworks.subtract(["green"])
    seen = asked(place_pawn(game, player, cell), [1, 21, 4, 1, "black", 3, [4, 4], "take"])
    # Without the white work on the wall the own white one can be sold, and yellow still cannot: no `sell`, no `slot`.
    assert [kind for kind, _ in seen] == [
        "stake", "be_card", "be_card", "card4", "white_as", "be_card", "cursor", "free_action"
    ]
    assert seen[3][1] == [0, 1] and seen[4][1] == ["black", "blue", "brown", "green"]
    assert game.market == [["yellow"], ["white:green"]] and game.cursor == [4, 4]
    assert player.vp == {"card:21": 3, "sale": 2} and player.money == 20 - 1 + 2  # half of 4 and 4
    assert game.players[1].vp == {"free:V": 2}


def check_sale_only_through_card_4():
    game = belle_epoque_game([4])
    player, cell = game.players[0], cell_for(game, "V")
    player.artworks, game.market = ["yellow"], [["yellow"], ["blue"]]
    # One slot only would help, and the sale is not compulsory.
    assert kinds(place_pawn(game, player, cell), [1, "none"]) == ["stake", "be_card"]
    assert player.artworks == ["yellow"] and player.can_use(4)
    game.cells[cell].pawn = None
    assert kinds(place_pawn(game, player, cell), [1, 4, [2, 2]]) == ["stake", "be_card", "cursor"]
    assert player.artworks == [] and game.market == [["yellow"], ["blue"]]


def check_flow_of_a_notable():
    game = belle_epoque_game([5, 6], asymmetric="on")
    player, cell = game.players[0], cell_for(game, "N")
    player.board, player.notables = "hankar", {"brugmann": True, "buls": False}
    game.row, game.notable_pile, game.notable_discard = ["solvay", "buls", "albert", "empain"], ["buls"] * 4, []
    for other in game.players[1:]:
        other.board = "strauven"
    seen = asked(place_pawn(game, player, cell), [1, 6, [1, 3], 6 - 4, 5])
    assert [kind for kind, _ in seen] == ["stake", "be_card", "card6", "notable", "be_card"]
    assert len(seen[2][1]) == 15 and seen[3][1] == [0, 1, 2, 3, "revealed"]
    # Slots 1 and 3 went; the duplicate from slot 2 is discarded, and the revealed one fills the gap.
    assert game.row == ["solvay", "albert", "buls", "buls"] and game.notable_pile == ["buls"]
    assert game.notable_discard == ["buls", "empain", "buls"]
    assert player.space["I"] == 1 and player.money == 20 - 1 - 2 and player.vp == {"card:5": 3}
    assert player.notables == {"brugmann": True, "buls": False}


def check_flow_of_a_construction():
    game = belle_epoque_game([9], asymmetric="on")
    player, cell = game.players[0], cell_for(game, "C")
    player.board, player.built, player.jokers = "saintenoy", 1, 1
    player.materials = Counter(wood=1, glass=2, iron=1)
    game.sites[2].card, game.arms = 10, [0, 2]
    seen = asked(
        place_pawn(game, player, cell),
        [1, [2, 1], 9, ["pavilion", 2], {"fb": 1, "card9": "joker"}, 0, 10],
    )
    assert [kind for kind, _ in seen] == [
        "stake", "compass_before", "be_card", "build", "payment", "compass", "be_card"
    ]
    # Without a move only the joker or card 9 stands for stone; every move of an arm leaves building possible.
    assert seen[1][1] == ["none", [0, 1], [0, -1], [2, 1], [2, -1]]
    assert player.vp == {"house:no_joker": 5, "card:10": 1} and player.materials["glass"] == 0
    assert player.be_cards == [9, 10] and game.sites[2].owner == 0 and sorted(game.arms) == [1, 3]


def check_card_9_after_saintenoy():
    """Wood and two jokers missing: no move helps without card 9, which is used then; at first it was a choice."""
    for version, answers in ((1, [[0, -1], 9, "house", 6, 0]), (2, [[0, -1], "house", 6, 0])):
        game, player, cell = saintenoy_with_card_9(version)
        # Space 0 to 1 (any noble) makes it payable; 0 to 6 (empty) asks for two glass: iron stands for one.
        seen = asked(place_pawn(game, player, cell), answers)
        kinds_of_building = ["build", "compass", "house_cell"]
        assert [kind for kind, _ in seen] == ["compass_before", *["be_card"] * (2 - version), *kinds_of_building]
        assert seen[0][1] == ["none", [0, 1], [0, -1], [4, 1]] and not player.can_use(9)
        assert player.materials.total() == 0 and sorted(game.arms) == [0, 4]
    game, player, cell = saintenoy_with_card_9(version=1)
    assert kinds(place_pawn(game, player, cell), [[0, -1], "none"]) == ["compass_before", "be_card"]
    assert player.built == 0 and player.can_use(9) and sorted(game.arms) == [4, 6]
    # Where the move lets him pay without it, the card stays a choice.
    game, player, cell = saintenoy_with_card_9(version=2)
    assert run(place_pawn(game, player, cell), [0, 1]) == (0, "be_card", [9, "none"])


def saintenoy_with_card_9(version):
    game = belle_epoque_game([9], version=version, asymmetric="on")
    player = game.players[0]
    player.board, player.money = "saintenoy", 1
    player.materials = Counter(glass=1, iron=1)
    game.arms = [0, 4]
    return game, player, cell_for(game, "C")


def check_card_15():
    """All or part of a stake; 80 francs at most in the first version."""
    for version, most in ((1, 80), (2, 90)):
        game = belle_epoque_game([15], version=version)
        player = game.players[0]
        game.cells[0].pawn, game.cells[0].stake = player.seat, 90
        script = brussels_action(game, player, "cinquantenaire")
        seen = asked(script, ["A", "blue", 15, [0, most]])
        assert seen[-1] == ("card15", [[0, francs] for francs in range(1, most + 1)])
        assert game.cells[0].stake == 90 - most


def check_flow_of_card_22():
    game = belle_epoque_game([22, 11])
    player = game.players[0]
    player.reserve, player.jail, player.travellers, game.train = 2, 5, 2, 2
    seen = asked(turn(game, player), [["brussels", "bourse"], 1, 11, 22, "traveller", ["brussels", "bourse"]])
    assert [kind for kind, _ in seen] == ["action", "travellers", "be_card", "be_card", "card22", "action"]
    assert ["pass"] in seen[0][1] and ["pass"] not in seen[5][1]
    # The second use of the area takes the last two pawns.
    assert player.reserve == player.travellers == 0 and game.travellers_in["bourse"] == 1
    assert player.money == 20 + 2 * game.bourse_money + 1
    # Without a pawn for the other action the card cannot be used.
    game = belle_epoque_game([22])
    player = game.players[0]
    player.reserve, player.jail = 2, 5
    assert kinds(turn(game, player), [["brussels", "bourse"]]) == ["action"]


def check_cinquantenaire():
    game = fresh_game()
    player = game.players[0]
    player.artworks = []
    seen = asked(brussels_action(game, player, "cinquantenaire"), ["M", ["iron", "wood"]])
    assert seen[0] == ("copy", ["A", "N", "M"]) and seen[1][0] == "materials"
    game = fresh_game(edition="first")
    player = game.players[0]
    player.artworks = []
    assert asked(brussels_action(game, player, "cinquantenaire"), ["C"]) == [("copy", ["A", "V", "N", "M", "C"])]
    game = fresh_game(edition="first")
    assert kinds(brussels_action(game, game.players[0], "cinquantenaire"), ["A", False]) == ["copy", "perform"]


def check_start_of_round():
    game = belle_epoque_game([20])
    game.players[2].be_cards = [19]
    game.first_player = 1
    lay(game)
    seen = []
    script = game._planning_phase()
    decision = next(script)
    for answer in (19, 20, [3, 2]):
        seen.append(decision)
        try:
            decision = script.send(answer)
        except StopIteration:
            break
    assert [(seat, kind) for seat, kind, _ in seen] == [(2, "be_card"), (0, "be_card"), (0, "crest")]
    assert len(seen[2][2]) == 16 and game.zone == zone_of([3, 2]) and game.players[2].travellers == 1


def check_empty_train():
    game = belle_epoque_game([19])
    game.train = 0
    game.take_traveller(game.players[0])
    assert game.players[0].travellers == 0 and game.train == 0
    lay(game)
    assert next(game._planning_phase())[1] == "crest"  # card 19 has nothing to give


def check_neutral_without_cell():
    game = fresh_game(2, belle_epoque="on")
    lay(game)
    game.zone = zone_of([2, 2])
    for index in (14, 18, 19, 22, 23):
        game.cells[index].house = 0
    run(game._neutral_pawns())  # one cell is left: no choice, and none for the second pawn
    assert [i for i, cell in enumerate(game.cells) if cell.pawn == NEUTRAL] == [24]


def check_card_25():
    game = belle_epoque_game([25])
    game.zone = zone_of([2, 2])
    lay(game, c12=0, c13=1, c14=0, c24=1)
    for index, stake in ((12, 2), (13, 1), (14, 2), (24, 2)):
        game.cells[index].stake = stake
    game.bonus_pile += [card for card in game.strip]
    game.strip = ["I:1/2", "K:1/1", "A:2/0", "P:2/0", "I:2/0"]
    script = columns(game)
    decision = next(script)
    assert decision == (0, "be_card", [25, "none"])
    decision = script.send(25)
    assert decision == (0, "card25", [0, 1])
    try:
        script.send(0)
        raise AssertionError("one more decision")
    except StopIteration as end:
        won, tied = end.value
    assert won == {2: (0, "I:1/2"), 3: (1, "P:2/0")} and tied == {4: ([0, 1], "I:2/0")}


def check_end_of_round():
    game = belle_epoque_game([24, 23])
    game.round = 1
    player = game.players[0]
    player.notables = {"brugmann": False, "buls": True, "albert": False}
    game.row = ["nagelmackers", "solvay", "solvay", "solvay"]
    player.travellers, game.train = 2, 2
    assert kinds(end_of_round(game), [24, 23]) == ["be_card", "be_card"]
    assert player.vp == {"card:24": 2} and player.travellers == 1 and game.train == 3
    assert player.money == 18 and len(game.row) == 4 and player.upright() == ["albert", "brugmann", "buls"]


def check_tiles():
    game = belle_epoque_game()
    player = game.players[0]
    player.vp, player.space = {"sale": 20}, {"I": 2, "K": 3, "A": 5}
    player.tiles = ["sevenths", "line", "iris_money", "couronne_vp", "house", "buildings", "white", "artworks"]
    player.reserve, player.jail, player.built, player.money = 0, 0, 2, 0
    player.artworks, player.materials = ["blue", "white:green"], Counter()
    assert kinds(apply_tiles(game, player), ["artworks"]) == ["strategy_line"]
    assert player.money == 9
    game.next_first_player = 1
    final_count(game, player)
    assert player.vp == {
        "sale": 20, "tile:sevenths": 2, "tile:couronne_vp": 8, "tile:buildings": 6, "tile:white": 3,
        "final:houses": 30, "final:materials": 0, "final:line:money": 2, "final:line:artworks": 15,
        "final:line:notables": 1, "final:line:pawns": 0,
    }
    player.tiles.append("portrait")
    player.climb("A")
    assert player.level("A") == 15
    player.climb("A")
    assert player.level("A") == 15
