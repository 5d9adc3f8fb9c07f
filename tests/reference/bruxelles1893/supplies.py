"""The general supply: cubes, artworks, notables."""

import itertools

from .components import BLACK, BRUGMANN, COLOURS, NOTABLE_SLOTS
from .state import shown, tile_colour

# --- Cubes ------------------------------------------------------------------------


def cubes_left(game):
    return sum(game.materials.values())


def materials_left(game):
    """Types of noble material that the supply still has, sorted."""
    return sorted(material for material, count in game.materials.items() if count)


def cube_selections(game, size):
    """Different sorted selections of `size` noble cubes out of the supply."""
    return selections(game.materials, size)


def selections(counts, size):
    """Different selections of `size` items out of a Counter, each one sorted as text."""
    kinds = sorted(kind for kind, count in counts.items() if count)
    return [
        list(chosen)
        for chosen in itertools.combinations_with_replacement(kinds, size)
        if all(chosen.count(kind) <= counts[kind] for kind in set(chosen))
    ]


def take_cubes(game, player, materials):
    for material in materials:
        assert game.materials[material] > 0
        game.materials[material] -= 1
        player.materials[material] += 1


def return_cubes(game, player, materials):
    for material in materials:
        assert player.materials[material] > 0
        player.materials[material] -= 1
        game.materials[material] += 1


def take_jokers(game, player, wanted):
    """As many as wanted or as are left; returns how many."""
    taken = min(wanted, game.jokers)
    game.jokers -= taken
    player.jokers += taken
    if taken < wanted:
        game.log["supply: jokers run out"] += 1
    return taken


def return_joker(game, player):
    assert player.jokers > 0
    player.jokers -= 1
    game.jokers += 1


# --- Artworks ---------------------------------------------------------------------


def market_colours(game, ignoring=None):
    """Colours that the visible works of the market show; `ignoring` is a slot to leave out."""
    return {
        shown(stack[-1]) for slot, stack in enumerate(game.market) if stack and slot != ignoring
    }


def colours_left(game):
    """R2: the colours (not black) of which a tile is left."""
    return [colour for colour in COLOURS[game.edition] if game.artworks[colour]]


def take_artwork(game, player, colour):
    assert game.artworks[colour] > 0
    game.artworks[colour] -= 1
    player.artworks.append(colour)


def take_white_artwork(game, player):
    """R2.2: a tile of any colour but black, white face up. Nothing without a tile."""
    colours = colours_left(game)
    if not colours:
        game.log["supply: no tile for a white artwork"] += 1
        return
    colour = yield from game.choose(player, "white_tile", colours)
    game.artworks[colour] -= 1
    player.artworks.append(f"white:{colour}")


def return_artwork(game, artwork):
    """R2: back to the pile of the tile's colour."""
    game.artworks[tile_colour(artwork)] += 1


def black_left(game):
    """A black work can be had: R1 counts the covered ones, which come back when needed."""
    if game.artworks[BLACK]:
        return True
    return game.edition == "first" and BLACK in covered_works(game)


def take_black_artwork(game, player):
    if not game.artworks[BLACK]:
        rebuild_shop_piles(game)
    take_artwork(game, player, BLACK)


# R1: one face-down pile of coloured tiles (with a layer of returned ones under it).


def covered_works(game):
    return [work for stack in game.market for work in stack[:-1]]


def coloured_tiles_left(game):
    """R1: whether the Workshop can draw a tile at all."""
    covered = [work for work in covered_works(game) if work != BLACK]
    return bool(game.pile or game.under_pile or covered)


def rebuild_shop_piles(game):
    """R1 Vente, ruling 14, smaller points: covered works go back, and all coloured tiles form one new pile."""
    game.log["first edition: shop piles rebuilt"] += 1
    covered = covered_works(game)
    for stack in game.market:
        del stack[:-1]
    game.artworks[BLACK] += covered.count(BLACK)
    game.pile += game.under_pile + [work for work in covered if work != BLACK]
    game.under_pile = []


def draw_artwork(game):
    """R1: the next coloured tile, or None."""
    # Reading: the layer under the pile becomes the pile at the very moment the
    # last tile above it is drawn, so what is put back afterwards lies under it.
    if not game.pile:
        game.pile, game.under_pile = game.under_pile, []
    if not game.pile:
        rebuild_shop_piles(game)
    if not game.pile:
        return None
    colour = game.chance("artwork", game.pile)
    if not game.pile and game.under_pile:
        game.log["first edition: the layer under the pile comes up"] += 1
        game.pile, game.under_pile = game.under_pile, []
    return colour


# --- Notables ---------------------------------------------------------------------


def draw_notable(game):
    """The next notable of the pile, or None; the discard is shuffled when a card is needed."""
    if not game.notable_pile:
        if not game.notable_discard:
            game.log["supply: no notable left to reveal"] += 1
            return None
        game.log["notables reshuffled"] += 1
        game.notable_pile, game.notable_discard = game.notable_discard, []
    return game.chance("notable", game.notable_pile)


def fill_row(game):
    """New notables on the free slots at the left until the row is full.

    Index 0 of the row is the rightmost slot, so cards slide by themselves.
    """
    # Reading: a row that is short for want of cards is filled completely the
    # next time a card is due.
    while len(game.row) < NOTABLE_SLOTS:
        notable = draw_notable(game)
        if notable is None:
            return
        game.row.append(notable)
        if notable == BRUGMANN:
            game.log["Brugmann in the row"] += 1
