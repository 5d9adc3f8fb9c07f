"""Actions of the Art Nouveau board: placing a pawn, Workshop, Sale, Material, the owner's free action."""

from .belle_epoque import moment, tile_of_cell
from .components import (
    BLACK, CAUCHIE_MATERIAL, COLOURS, CURSOR_CORNER, CURSOR_SIZE, HORTA_MONEY, MARKET_GAINS,
    MATERIALS_PER_ACTION, WHITE,
)
from .construction import can_construct, construction
from .notables import activate, can_meet_notable, notable_action
from .state import shown
from .supplies import (
    black_left, coloured_tiles_left, colours_left, cube_selections, cubes_left, draw_artwork,
    market_colours, materials_left, return_artwork, take_artwork, take_black_artwork, take_cubes,
    take_jokers,
)

# --- Placing a pawn ---------------------------------------------------------------


def open_cells(game):
    """Cells of the zone without a pawn."""
    return [cell for cell in game.zone if game.cells[cell].pawn is None]


def place_pawn(game, player, index):
    """Ruling 1, and the order after a placement from the smaller points of Belle Époque."""
    cell = game.cells[index]
    stake = yield from game.choose(player, "stake", list(range(1, player.money + 1)))
    player.reserve -= 1
    player.money -= stake
    cell.pawn = player.seat
    cell.stake = stake

    yield from moment(game, player, (21,), cell=cell)
    yield from carry_out(game, player, cell.action, placed=True)
    if cell.tile:
        yield from tile_of_cell(game, player)
    if cell.house is not None and cell.house != player.seat:
        yield from free_action(game, game.players[cell.house], cell.action)


def carry_out(game, player, action, placed):
    """R1: optional. R2: compulsory when possible, and nothing happens when it is not."""
    if not can_carry_out(game, player, action, placed):
        return
    if game.edition == "first":
        if not (yield from game.choose(player, "perform", [True, False])):
            return
    if action == "A":
        yield from workshop(game, player, placed)
    elif action == "V":
        yield from sale(game, player, placed)
    elif action == "N":
        yield from notable_action(game, player, placed)
    elif action == "M":
        yield from material_action(game, player, placed)
    else:
        yield from construction(game, player, placed)


def can_carry_out(game, player, action, placed):
    """Also where only an optional power (Saintenoy; with a pawn on the cell cards 4 and 9) makes it possible."""
    if action == "A":
        return coloured_tiles_left(game) if game.edition == "first" else bool(colours_left(game))
    if action == "V":
        if sellable(game, player):
            return True
        return placed and player.can_use(4) and bool(slots_for_card_4(game, player))
    if action == "N":
        return can_meet_notable(game, player)
    if action == "M":
        return cubes_left(game) > 0
    return can_construct(game, player, placed)


# --- Atelier ----------------------------------------------------------------------


def workshop(game, player, placed):
    if game.edition == "first":
        yield from first_edition_workshop(game, player)
        return
    colour = yield from game.choose(player, "artwork", colours_left(game))
    take_artwork(game, player, colour)
    if player.board == "cauchie":
        cauchie_takes_material(game, player, colour)
    if placed:
        yield from moment(game, player, (1, 2))


def first_edition_workshop(game, player):
    """R1 Atelier, ruling 14: one tile and one more per Exhibition tile; keep one, the others go under the pile."""
    drawn = []
    for _ in range(1 + player.first_passes):
        colour = draw_artwork(game)
        if colour is not None:
            drawn.append(colour)
            game.artworks_aside.append(colour)
    kept = yield from game.choose(player, "keep_artwork", sorted(set(drawn)))
    drawn.remove(kept)
    game.artworks_aside = []
    player.artworks.append(kept)
    game.under_pile += drawn


def cauchie_takes_material(game, player, colour):
    """R2.3: a cube of the artwork's colour; for green a joker where there is no glass."""
    material = CAUCHIE_MATERIAL[colour]
    if material in game.materials:
        if not game.materials[material]:
            game.log["supply: no cube for Cauchie"] += 1
            return
        take_cubes(game, player, [material])
    else:
        take_jokers(game, player, 1)
    game.log["board cauchie"] += 1


# --- Vente ------------------------------------------------------------------------


def sellable(game, player, ignoring=None):
    """Artworks whose colour the market does not show; a white one only while no white one hangs there."""
    blocked = market_colours(game, ignoring)
    return sorted({artwork for artwork in player.artworks if shown(artwork) not in blocked})


def slots_for_card_4(game, player):
    """Slots that card 4 may empty: a sale must be possible then (smaller points)."""
    return [slot for slot, stack in enumerate(game.market) if stack and sellable(game, player, ignoring=slot)]


def sale(game, player, placed):
    """R1 and R2.1 Vente: artwork, cursor, slot, gains."""
    gap = None
    if placed:
        used = yield from moment(game, player, (4,))
        gap = used.get(4)
    options = sellable(game, player)
    if not options:
        game.log["card  4: declined although only it made the sale possible"] += 1
        return
    artwork = yield from game.choose(player, "sell", options)
    colour = yield from colour_for_sale(game, player, artwork)

    steps = len(player.artworks)  # the sold one included
    if placed:
        used = yield from moment(game, player, (3,))
        steps += used.get(3, 0)
    game.cursor = yield from game.choose(player, "cursor", cursor_positions(game.cursor, steps))

    slot = gap
    if slot is None:
        slot = yield from game.choose(player, "slot", slots_for_sale(game))
    else:
        # Reading: after card 4 the sold work hangs where the removed one was, also when both slots are empty.
        assert not game.market[slot]
    player.artworks.remove(artwork)
    hang(game, artwork, slot)
    pay_sale(game, player, colour, white=shown(artwork) == WHITE)


def colour_for_sale(game, player, artwork):
    """R2.2 Vente: a white artwork counts as a colour that the market does not show; black is allowed."""
    if shown(artwork) != WHITE:
        return artwork
    blocked = market_colours(game)
    colours = sorted(colour for colour in (*COLOURS[game.edition], BLACK) if colour not in blocked)
    return (yield from game.choose(player, "white_as", colours))


def cursor_positions(cursor, steps):
    """Positions inside the grid at most `steps` steps away."""
    row, column = cursor
    last = len(MARKET_GAINS) - CURSOR_SIZE
    return [
        [r, c]
        for r in range(last + 1)
        for c in range(last + 1)
        if abs(r - row) + abs(c - column) <= steps
    ]


def slots_for_sale(game):
    """An empty slot first; later any of the two."""
    # Reading: while both slots are empty, both are offered.
    empty = [slot for slot, stack in enumerate(game.market) if not stack]
    return empty or list(range(len(game.market)))


def hang(game, artwork, slot):
    """R1: the work covers the old one. R2: the old one goes back to its pile."""
    stack = game.market[slot]
    if stack and game.edition == "second":
        return_artwork(game, stack.pop())
    stack.append(artwork)


def pay_sale(game, player, colour, white):
    """The row of the cursor's corner gives FB, its column VP; half for a white one (ruling 16)."""
    row, column = (position + corner for position, corner in zip(game.cursor, CURSOR_CORNER[colour]))
    francs, points = MARKET_GAINS[row], MARKET_GAINS[column]
    if white:
        francs, points = francs // 2, points // 2
        game.log["white artwork sold"] += 1
    player.money += francs
    player.gain("sale", points)
    if player.board == "strauven":
        game.log["board strauven"] += 1
        player.money += 1
        player.gain("strauven", 1)


# --- Matériau ---------------------------------------------------------------------


def material_action(game, player, placed):
    """Two noble cubes, or the last one."""
    size = min(MATERIALS_PER_ACTION, cubes_left(game))
    if size < MATERIALS_PER_ACTION:
        game.log["supply: a single cube left"] += 1
    cubes = yield from game.choose(player, "materials", cube_selections(game, size))
    take_cubes(game, player, cubes)
    if player.board == "horta":
        game.log["board horta"] += 1
        player.money += HORTA_MONEY
    if placed:
        yield from moment(game, player, (7, 8))


# --- The owner's free action --------------------------------------------------------


def free_action(game, owner, action):
    """R1 annex 2, R2.1 Action gratuite, ruling 3; it may be declined."""
    # Reading: it is offered only where it gives something, so not for Sale
    # without an artwork.
    options = free_action_options(game, owner, action)
    answer = yield from game.choose(owner, "free_action", options + ["decline"])
    if answer == "decline":
        return
    game.log[f"free action {action}"] += 1
    if action == "A":
        take_black_artwork(game, owner)
    elif action == "V":
        owner.gain("free:V", len(owner.artworks))
    elif action == "N":
        yield from activate(game, owner, answer)
    elif action == "M":
        take_cubes(game, owner, [answer])
    else:
        owner.gain("free:C", owner.built)


def free_action_options(game, owner, action):
    if action == "A":
        return ["take"] if black_left(game) else []
    if action == "V":
        return ["take"] if owner.artworks else []
    if action == "N":
        return owner.upright()
    if action == "M":
        return materials_left(game)
    return ["take"]
