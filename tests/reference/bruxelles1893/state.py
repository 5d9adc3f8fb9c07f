"""Plain state of a game of Bruxelles 1893, and questions that need nothing else."""

import json
from collections import Counter
from dataclasses import dataclass, field

from .components import (
    BOARD_HOUSE_COSTS, BOARD_LINE_START, BOARD_TRACKS, HOUSE_COSTS, LINE_START, LINES, PAWNS,
    PAWNS_IN_JAIL_AT_START, PORTRAIT_SPACE, SOURCES, TRACKS, WHITE,
)


class IllegalDraw(Exception):
    """A draw that the pile in question cannot give."""


class IllegalOption(Exception):
    """An option that is not among those of the pending decision."""


def as_text(value):
    """One spelling per JSON value, so that values can be compared and put in sets."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


# An artwork is written as its colour, or as "white:<colour of the tile>".


def shown(artwork):
    """The colour that the artwork shows."""
    return artwork.partition(":")[0]


def tile_colour(artwork):
    """The colour of the tile, also of one that lies on its coloured face."""
    return artwork.rpartition(":")[2]


@dataclass
class Cell:
    """One of the 25 action cells of the Art Nouveau board."""

    action: str
    tile: bool = False  # a face-down Belle Époque tile
    house: int | None = None  # seat of its owner
    pawn: int | None = None  # seat, or NEUTRAL
    stake: int = 0


@dataclass
class Site:
    """A pavilion site of the VP board with its card."""

    card: int
    owner: int | None = None


@dataclass
class Player:
    seat: int
    board: str | None = None  # side B, or None for side A
    money: int = 0
    reserve: int = PAWNS - PAWNS_IN_JAIL_AT_START
    jail: int = PAWNS_IN_JAIL_AT_START
    travellers: int = 0
    pawn_on_card_22: int = 0
    traveller_on_card_22: int = 0
    materials: Counter = field(default_factory=Counter)
    jokers: int = 0
    artworks: list = field(default_factory=list)
    notables: dict = field(default_factory=dict)  # name -> True when tilted
    space: dict = field(default_factory=lambda: {track: 0 for track in TRACKS})
    built: int = 0  # houses and pavilions
    slid: dict = field(default_factory=lambda: {line: [] for line in LINES})
    slid_this_round: set = field(default_factory=set)
    extra_line: str | None = None  # of the Belle Époque tile
    passed: bool = False
    first_passes: int = 0  # Exhibition tiles (R1), face-down Prestige cards (R2)
    be_cards: list = field(default_factory=list)
    used_cards: set = field(default_factory=set)
    tiles: list = field(default_factory=list)  # face-up tiles with a pawn of this player
    vp: dict = field(default_factory=dict)  # source -> VP

    def gain(self, source, points):
        assert source in SOURCES, source
        self.vp[source] = self.vp.get(source, 0) + points

    def score(self):
        return sum(self.vp.values())

    def track(self, name):
        """Values of the spaces that this player's disc may enter."""
        values = BOARD_TRACKS.get(self.board, {}).get(name, TRACKS[name])
        if name == "A" and "portrait" in self.tiles:
            values += (PORTRAIT_SPACE,)
        return values

    def level(self, name):
        return self.track(name)[self.space[name]]

    def climb(self, name):
        self.space[name] = min(self.space[name] + 1, len(self.track(name)) - 1)

    def free_pawn(self):
        """A pawn leaves the Palais de Justice, if there is one; it can be used at once."""
        if self.jail:
            self.jail -= 1
            self.reserve += 1

    def house_costs(self):
        return BOARD_HOUSE_COSTS.get(self.board, HOUSE_COSTS)

    def line_start(self):
        return BOARD_LINE_START.get(self.board, LINE_START)

    def upright(self):
        return sorted(name for name, tilted in self.notables.items() if not tilted)

    def tilted(self):
        return sorted(name for name, tilted in self.notables.items() if tilted)

    def white_artworks(self):
        return [artwork for artwork in self.artworks if shown(artwork) == WHITE]

    def colours(self):
        """Different colours among the artworks; white ones are one more colour in all (smaller points)."""
        return {shown(artwork) for artwork in self.artworks}

    def can_use(self, number):
        """Whether the player owns a Belle Époque card that he has not used in this round."""
        return number in self.be_cards and number not in self.used_cards
