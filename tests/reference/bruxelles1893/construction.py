"""The Construction action: compass, payment, houses and pavilions."""

import itertools
from collections import Counter

from .belle_epoque import moment, use
from .components import (
    ARROW_SPACE, COMPASS_RING, EXPANSION_MATERIAL, FB_PER_UNIT, GLASS_SURCHARGE, HOUSE_COSTS,
    NO_JOKER_VP, SITES, TOP_HOUSE_VP, TOP_HOUSES,
)
from .supplies import return_cubes, return_joker

# --- Compass ----------------------------------------------------------------------


def step(game, space, direction):
    """The next space; the arrow of R2 without the expansion is skipped."""
    count = len(game.compass)
    space = (space + direction) % count
    if game.edition == "second" and not game.belle_epoque and space == ARROW_SPACE:
        space = (space + direction) % count
    return space


def movable_arms(game):
    """Arms that can go on clockwise; not onto the space of the other arm."""
    return [arm for arm in sorted(game.arms) if step(game, arm, 1) not in game.arms]


def arms_after(game, arm, direction):
    """The two arms after one of them has moved."""
    return [step(game, arm, direction) if other == arm else other for other in game.arms]


def units_of(game, space):
    """Units of construction with which a space can be paid; none for the empty space."""
    kind = game.compass[space]
    if kind == "empty":
        return set()
    if kind == "any":
        return set(game.materials)
    if kind == "any_or_fb":
        return set(game.materials) | {"fb"}
    return {kind}


# --- Payment ----------------------------------------------------------------------


def serves(unit, arms):
    """Which of the arms (sets of units) a unit can pay for; a joker replaces any unit."""
    return [i for i, units in enumerate(arms) if units and (unit == "joker" or unit in units)]


def card_9_serves(cube, arms, nobles):
    """Card 9: the cube stands for another one, not for a 3 FB unit."""
    # Reading: for a noble cube of another type than its own.
    return [i for i, units in enumerate(arms) if any(unit in nobles and unit != cube for unit in units)]


def covers(served, arms):
    """Rules of the compass: every unit pays for one arm, and every arm that is not empty gets a unit."""
    needed = {i for i, units in enumerate(arms) if units}
    return any(set(choice) == needed for choice in itertools.product(*served))


def payments(game, player, spaces, surcharge, card_9):
    """Every way to pay for the player's next house with the arms on `spaces`, one by one.

    `surcharge` glass is paid on top and is not part of the option.  With card 9
    one cube stands for another one: exactly one, named by "card9".
    """
    # Reading: jokers and card 9 cannot pay the surcharge, and what it needs is kept back.
    # Reading: the numbers count the other units, so they add up to the cost
    # less one; a payment with card 9 always makes use of it.
    cost = player.house_costs()[player.built]
    arms = [units_of(game, space) for space in spaces]
    nobles = set(game.materials)
    owned = Counter({material: player.materials[material] for material in game.materials})
    owned["joker"] = player.jokers
    if surcharge:
        owned[EXPANSION_MATERIAL] -= surcharge
        if owned[EXPANSION_MATERIAL] < 0:
            return
    purse = owned + Counter(fb=player.money // FB_PER_UNIT)

    for cube in sorted(owned) if card_9 else [None]:
        left = purse.copy()
        served_by_card = []
        if cube is not None:
            if not owned[cube]:
                continue
            left[cube] -= 1
            served_by_card = [card_9_serves(cube, arms, nobles)]
        useful = [unit for unit in sorted(left) if left[unit] > 0 and serves(unit, arms)]
        for units in itertools.combinations_with_replacement(useful, cost - len(served_by_card)):
            counts = Counter(units)
            if any(counts[unit] > left[unit] for unit in counts):
                continue
            if covers([serves(unit, arms) for unit in units] + served_by_card, arms):
                yield dict(counts) if cube is None else {**counts, "card9": cube}


def can_pay(game, player, spaces, surcharge, card_9):
    return next(payments(game, player, spaces, surcharge, card_9), None) is not None


def pay(game, player, payment, surcharge):
    """Returns the cubes used for the cost itself, as a list."""
    cubes = []
    for unit, value in payment.items():
        if unit == "card9":
            cubes.append(value)
        elif unit == "fb":
            player.money -= FB_PER_UNIT * value
        else:
            cubes += [unit] * value
    for cube in cubes + [EXPANSION_MATERIAL] * surcharge:
        if cube == "joker":
            return_joker(game, player)
        else:
            return_cubes(game, player, [cube])
    return cubes


# --- What can be built --------------------------------------------------------------


def free_cells(game):
    """Ruling 2: any of the 25 cells without house, pawn and tile."""
    return [i for i, cell in enumerate(game.cells) if cell.house is None and cell.pawn is None and not cell.tile]


def surcharge_of(build):
    return 0 if build == "house" else GLASS_SURCHARGE[build[1]]


def builds(game, player, spaces, card_9=False):
    """Options of `build` that can be paid with the arms on `spaces`."""
    if player.built == len(HOUSE_COSTS):
        return []
    places = ["house"] if free_cells(game) else []
    if game.belle_epoque:
        places += [["pavilion", site] for site in range(SITES) if game.sites[site].owner is None]
    return [place for place in places if can_pay(game, player, spaces, surcharge_of(place), card_9)]


def can_build(game, player, spaces, placed):
    """With card 9 as well, where the player may use it."""
    if builds(game, player, spaces):
        return True
    return placed and player.can_use(9) and bool(builds(game, player, spaces, card_9=True))


def moves_before(game, player, placed):
    """R2.3 Saintenoy: moves of an arm, either way, that leave building possible."""
    if player.board != "saintenoy":
        return []
    return [
        [arm, direction]
        for arm in sorted(game.arms)
        for direction in (1, -1)
        if step(game, arm, direction) not in game.arms
        and can_build(game, player, arms_after(game, arm, direction), placed)
    ]


def can_construct(game, player, placed):
    return can_build(game, player, game.arms, placed) or bool(moves_before(game, player, placed))


# --- The action ---------------------------------------------------------------------


def construction(game, player, placed):
    """R1 and R2.1 Construction; R2.2 Construction 5 for the pavilions."""
    moved = yield from compass_before(game, player, placed)
    card_9 = yield from maybe_card_9(game, player, placed, moved)
    options = builds(game, player, game.arms, card_9)
    if not options:
        game.log["construction left undone: only an optional power made it possible"] += 1
        return

    build = yield from game.choose(player, "build", options)
    surcharge = surcharge_of(build)
    ways = list(payments(game, player, game.arms, surcharge, card_9))
    payment = yield from game.choose(player, "payment", ways)
    cubes = pay(game, player, payment, surcharge)
    player.built += 1
    # Ruling 2: both premiums add up. Card 9's cube may be a joker.
    if "joker" not in payment:
        player.gain("house:no_joker", NO_JOKER_VP)
    if player.built > len(HOUSE_COSTS) - TOP_HOUSES:
        player.gain("house:top", TOP_HOUSE_VP)

    arm = yield from game.choose(player, "compass", movable_arms(game))
    game.arms = arms_after(game, arm, 1)
    if build == "house":
        index = yield from game.choose(player, "house_cell", free_cells(game))
        game.cells[index].house = player.seat
        game.log["house built"] += 1
    else:
        site = game.sites[build[1]]
        site.owner = player.seat
        player.be_cards.append(site.card)
        game.log[f"pavilion built on site {build[1]}"] += 1
    if placed:
        yield from moment(game, player, (10,), cubes=len(cubes))


def compass_before(game, player, placed):
    """Saintenoy may move an arm first; whether he did."""
    # Reading: at Cinquantenaire the chosen action has to be carried out, so a
    # move is compulsory where building needs it; with a pawn on the cell it
    # stays his choice.
    options = moves_before(game, player, placed)
    if placed or can_build(game, player, game.arms, placed):
        options.insert(0, "none")
    answer = yield from game.choose(player, "compass_before", options)
    if answer != "none":
        game.log["board saintenoy: moves an arm first"] += 1
        game.arms = arms_after(game, *answer)
    return answer != "none"


def maybe_card_9(game, player, placed, moved):
    """Whether card 9 is used for this building."""
    # Reading: the move is for the building, so what only card 9 can pay then is
    # paid with it. In version 1 the arm could be moved for nothing.
    if game.version >= 2 and moved and not builds(game, player, game.arms):
        yield from use(game, player, 9, {})
        return True
    return placed and 9 in (yield from moment(game, player, (9,)))


assert COMPASS_RING[ARROW_SPACE] == EXPANSION_MATERIAL
