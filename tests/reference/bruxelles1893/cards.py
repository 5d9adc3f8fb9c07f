"""The 32 Belle Époque cards (R2.2), with ruling 17 and the smaller points.

Each card has a condition and an effect, both called with the game, the owner
and `at`, a dictionary of what the moment knows.  When each one is asked for
stands where its moment is.
"""

import inspect

from .art_nouveau import slots_for_card_4
from .belle_epoque import CARDS
from .components import AREAS, EMPAIN_JOKERS, MANNEKEN_PIS_OF_CARD_26, NOTABLE_PAYMENT
from .construction import builds
from .notables import activate, effect as notable_effect
from .state import shown, tile_colour
from .supplies import (
    colours_left, cube_selections, cubes_left, fill_row, materials_left, return_artwork, return_cubes,
    return_joker, selections, take_artwork, take_cubes, take_jokers, take_white_artwork,
)
from .turns import action_options


def card(number, possible):
    """Registers the effect that follows; one without decisions is wrapped into a generator."""

    def register(function):
        if inspect.isgeneratorfunction(function):
            CARDS[number] = (possible, function)
        else:

            def without_decision(game, player, at):
                return function(game, player, at)
                yield  # makes it a generator

            CARDS[number] = (possible, without_decision)
        return function

    return register


def always(game, player, at):
    return True


# --- 1 to 10: Art Nouveau actions with a pawn on the cell -----------------------------


@card(1, lambda game, player, at: bool(player.artworks))
def money_per_artwork(game, player, at):
    player.money += len(player.artworks)


@card(2, lambda game, player, at: bool(player.white_artworks()))
def turn_white_artwork(game, player, at):
    colours = sorted({tile_colour(artwork) for artwork in player.white_artworks()})
    colour = yield from game.choose(player, "card2", colours)
    player.artworks.remove(f"white:{colour}")
    player.artworks.append(colour)


@card(3, always)
def more_cursor_steps(game, player, at):
    return 2


@card(4, lambda game, player, at: bool(slots_for_card_4(game, player)))
def clear_market_slot(game, player, at):
    slot = yield from game.choose(player, "card4", slots_for_card_4(game, player))
    return_artwork(game, game.market[slot].pop())
    return slot


@card(5, always)
def points_for_discarded_notable(game, player, at):
    player.gain("card:5", 3)


@card(6, lambda game, player, at: bool(game.row))
def replace_notables(game, player, at):
    slots = range(len(game.row))
    subsets = [[slot for slot in slots if bits >> slot & 1] for bits in range(1, 1 << len(game.row))]
    chosen = yield from game.choose(player, "card6", subsets)
    game.notable_discard += [game.row[slot] for slot in chosen]
    game.row = [notable for slot, notable in enumerate(game.row) if slot not in chosen]
    fill_row(game)


@card(7, lambda game, player, at: game.jokers > 0)
def two_jokers(game, player, at):
    take_jokers(game, player, EMPAIN_JOKERS)


@card(8, lambda game, player, at: player.jokers > 0 and cubes_left(game) > 0)
def joker_for_noble(game, player, at):
    material = yield from game.choose(player, "card8", materials_left(game))
    return_joker(game, player)
    take_cubes(game, player, [material])


@card(9, lambda game, player, at: bool(builds(game, player, game.arms, card_9=True)))
def cube_for_another(game, player, at):
    pass  # the payment names the cube


@card(10, lambda game, player, at: at["cubes"] > 0)
def points_per_cube(game, player, at):
    player.gain("card:10", at["cubes"])


# --- 11 to 18: after a Brussels action ------------------------------------------------


def pawns_in_bourse(game):
    return sum(game.pawns_in["bourse"].values()) + game.travellers_in["bourse"]


@card(11, always)
def money_per_pawn_in_bourse(game, player, at):
    player.money += pawns_in_bourse(game)


@card(12, lambda game, player, at: player.money >= 5)
def points_per_5_francs(game, player, at):
    player.gain("card:12", player.money // 5)


@card(13, lambda game, player, at: bool(player.upright()))
def one_more_notable(game, player, at):
    # Reading: whoever uses the card activates one: no "stop".
    notable = yield from game.choose(player, "activate", player.upright())
    yield from activate(game, player, notable)


@card(14, lambda game, player, at: bool(player.tilted()))
def discard_notable_for_its_value(game, player, at):
    notable = yield from game.choose(player, "card14", player.tilted())
    del player.notables[notable]
    game.notable_discard.append(notable)
    player.money += NOTABLE_PAYMENT[notable]


def own_stakes(game, player):
    return [
        (index, cell.stake)
        for index, cell in enumerate(game.cells)
        if cell.pawn == player.seat and cell.stake > 0
    ]


@card(15, lambda game, player, at: bool(own_stakes(game, player)))
def take_stake_back(game, player, at):
    def most(stake):  # all or part of it; in version 1 not more than this
        return min(stake, 80) if game.version == 1 else stake

    options = [
        [index, francs] for index, stake in own_stakes(game, player) for francs in range(1, most(stake) + 1)
    ]
    index, francs = yield from game.choose(player, "card15", options)
    game.cells[index].stake -= francs
    player.money += francs


@card(16, lambda game, player, at: bool(player.artworks))
def points_per_colour(game, player, at):
    player.gain("card:16", len(player.colours()))


def exchanges(game, player):
    """Card 17: two noble cubes for an artwork (not black), or an artwork (not white) for two noble cubes."""
    # Reading: like Solvay's exchange, two cubes have to be there.
    options = []
    if colours_left(game):
        options += [["materials", *pair] for pair in selections(player.materials, 2)]
    if cubes_left(game) >= 2:
        given = {artwork for artwork in player.artworks if shown(artwork) != "white"}
        options += [["artwork", colour] for colour in sorted(given)]
    return options


@card(17, lambda game, player, at: bool(exchanges(game, player)))
def exchange_artwork_and_materials(game, player, at):
    what, *given = yield from game.choose(player, "card17", exchanges(game, player))
    if what == "materials":
        return_cubes(game, player, given)
        colour = yield from game.choose(player, "card17_artwork", colours_left(game))
        take_artwork(game, player, colour)
        game.log["card 17: cubes for an artwork"] += 1
    else:
        player.artworks.remove(given[0])
        return_artwork(game, given[0])
        cubes = yield from game.choose(player, "card17_materials", cube_selections(game, 2))
        take_cubes(game, player, cubes)
        game.log["card 17: an artwork for cubes"] += 1


@card(18, lambda game, player, at: bool(colours_left(game)))
def create_white_artwork(game, player, at):
    yield from take_white_artwork(game, player)


# --- 19 and 20: start of the round ----------------------------------------------------


@card(19, lambda game, player, at: game.train > 0)
def receive_traveller(game, player, at):
    game.take_traveller(player)


@card(20, always)
def place_the_square(game, player, at):
    return player.seat


# --- 21 and 22: in the round ----------------------------------------------------------


@card(21, lambda game, player, at: at["cell"].house is not None)
def points_on_a_house(game, player, at):
    player.gain("card:21", 3)


def pawns_for_card_22(game, player):
    """A pawn or a Traveller, such that another action is possible with what is left."""
    options = []
    if player.reserve and action_options(game, player, player.reserve - 1, player.travellers):
        options.append("pawn")
    if player.travellers and action_options(game, player, player.reserve, player.travellers - 1):
        options.append("traveller")
    return options


@card(22, lambda game, player, at: bool(pawns_for_card_22(game, player)))
def play_again(game, player, at):
    answer = yield from game.choose(player, "card22", pawns_for_card_22(game, player))
    if answer == "pawn":
        player.reserve -= 1
        player.pawn_on_card_22 += 1
    else:
        game.log["card 22: with a Traveller"] += 1
        player.travellers -= 1
        player.traveller_on_card_22 += 1


# --- 23 and 24: end of the round ------------------------------------------------------


@card(23, lambda game, player, at: player.money >= 2)
def effect_of_discarded_notable(game, player, at):
    player.money -= 2
    # Reading: points from Maeterlinck keep the notable as their source.
    yield from notable_effect(game, player, at["notable"])


@card(24, lambda game, player, at: bool(player.upright()))
def points_per_upright_notable(game, player, at):
    player.gain("card:24", len(player.upright()))


# --- 25 to 32: resolution -------------------------------------------------------------


@card(25, lambda game, player, at: bool(at["columns"]))
def take_other_prestige_card(game, player, at):
    return (yield from game.choose(player, "card25", at["columns"]))


@card(26, always)
def more_manneken_pis(game, player, at):
    return (player.seat, MANNEKEN_PIS_OF_CARD_26)


def pawns_on_tiles(game, player):
    return [index for index, cell in enumerate(game.cells) if cell.tile and cell.pawn == player.seat]


@card(27, lambda game, player, at: bool(pawns_on_tiles(game, player)))
def pawn_counts_double(game, player, at):
    return (yield from game.choose(player, "card27", pawns_on_tiles(game, player)))


@card(28, lambda game, player, at: at["majorities"][player.seat] > 0)
def money_per_iris(game, player, at):
    player.money += 2 * at["majorities"][player.seat]


@card(29, lambda game, player, at: bool(areas_with_pawn(game, player)))
def take_pawn_out_of_brussels(game, player, at):
    area = yield from game.choose(player, "card29", areas_with_pawn(game, player))
    game.pawns_in[area][player.seat] -= 1
    player.reserve += 1


def areas_with_pawn(game, player):
    return [area for area in AREAS if game.pawns_in[area][player.seat]]


@card(30, lambda game, player, at: sum(game.travellers_in.values()) > 0)
def points_per_traveller(game, player, at):
    player.gain("card:30", sum(game.travellers_in.values()))


@card(31, always)
def points_per_card(game, player, at):
    player.gain("card:31", 2 * len(player.be_cards))


@card(32, always)
def money_per_card(game, player, at):
    player.money += 3 * len(player.be_cards)


assert sorted(CARDS) == list(range(1, 33))
