"""Components of Bruxelles 1893: every number and card of both editions."""

from collections import Counter

ROUNDS = 5
SIZE = 5  # the Art Nouveau board is SIZE x SIZE
NEUTRAL = -1  # owner of the neutral pawns at two players

# --- Action strips and Bourse cards ---------------------------------------------

ACTIONS = ("A", "V", "N", "M", "C")  # Atelier, Vente, Notable, Matériau, Construction

STRIPS = {
    1: {"A": "AVNMC", "B": "ANCVM"},
    2: {"A": "VNMCA", "B": "NCVMA"},
    3: {"A": "NMCAV", "B": "CVMAN"},
    4: {"A": "MCAVN", "B": "VMANC"},
    5: {"A": "CAVNM", "B": "MANCV"},
}
ASYMMETRIC_FACES = "ABABA"  # from the top

CREST_PAIRS = {
    "a": ([1, 1], [4, 4]),
    "b": ([1, 4], [4, 1]),
    "c": ([2, 2], [3, 3]),
    "d": ([2, 3], [3, 2]),
    "e": ([1, 2], [2, 1]),
    "f": ([1, 3], [3, 1]),
    "g": ([2, 4], [4, 2]),
    "h": ([3, 4], [4, 3]),
}

# Card: money, then the crest pair at 2, 3, 4, 5 players.
BOURSE = {
    1: (4, "gcce"),
    2: (4, "cgga"),
    3: (5, "hddf"),
    4: (5, "dhag"),
    5: (5, "eceb"),
    6: (6, "cffa"),
    7: (6, "fdbh"),
    8: (6, "dehb"),
    9: (7, "gcca"),
    10: (7, "chbe"),
    11: (8, "hddb"),
    12: (8, "dgaf"),
}


def zone_of(crest):
    """Cells of the largest of the four rectangles that a crest cuts (R1 A, R2.1 A)."""
    i, j = crest
    rows = range(0, i) if i > SIZE - i else range(i, SIZE)
    columns = range(0, j) if j > SIZE - j else range(j, SIZE)
    return [SIZE * row + column for row in rows for column in columns]


# --- Bonus cards (R1) and Prestige cards (R2) -----------------------------------

POWERS = ("I", "K", "A", "P")  # Iris, Couronne, Architect, free a pawn

_BOTH_EDITIONS = [f"{power}:{worth}" for power in POWERS for worth in ("2/0", "1/1", "1/2")]
_BOTH_EDITIONS += ["I|K:1/1", "I|A:1/0", "I|P:1/1", "K|A:1/0", "K|P:1/1", "A|P:1/0"]
_BOTH_EDITIONS += ["II:0/0", "KK:0/0", "AA:0/0", "PP:0/0"]

BONUS_CARDS = {
    "first": Counter(_BOTH_EDITIONS + ["II:0/1", "KK:0/1", "AA:0/1"]),
    "second": Counter(
        _BOTH_EDITIONS
        + ["I+K:0/1", "I+A:0/0", "I+P:0/1", "K+A:0/0", "K+P:0/1", "A+P:0/0"]
        + ["any:1/1", "any:0/2"]
    ),
}
MANNEKEN_PIS_OF_FIRST_PASSER = 2
MANNEKEN_PIS_OF_CARD_26 = 2


def bonus_powers(card):
    """The powers of a card: a list of choices, one letter to be taken from each."""
    power = card.partition(":")[0]
    if power == "any":
        return [list(POWERS)]
    if "|" in power:
        return [power.split("|")]
    return [[letter] for letter in power.replace("+", "")]


def bonus_vp(card):
    return int(card.partition(":")[2].split("/")[0])


def bonus_manneken_pis(card):
    return int(card.partition(":")[2].split("/")[1])


# --- Notables ---------------------------------------------------------------------

BRUGMANN = "brugmann"
NOTABLE_PAYMENT = {
    BRUGMANN: 1,
    "solvay": 2,
    "buls": 3,
    "van_de_velde": 4,
    "empain": 2,
    "albert": 4,
    "vandervelde": 3,
    "maeterlinck": 5,
    "nagelmackers": 3,
    "privat_livemont": 2,
}
EXPANSION_NOTABLES = ("nagelmackers", "privat_livemont")
COPIES_OF_NOTABLE = 3
NOTABLE_SLOTS = 4
BRUGMANN_MONEY = 5
EMPAIN_JOKERS = 2
MAETERLINCK_VP = 5
UNPAID_NOTABLE_VP = -5

# --- Cubes ------------------------------------------------------------------------

BASE_MATERIALS = ("iron", "stone", "wood")
EXPANSION_MATERIAL = "glass"
CUBES_PER_MATERIAL = 10
JOKERS = 15
MATERIALS_PER_ACTION = 2
MARKET_JOKERS = 3

# --- Artworks and art market ------------------------------------------------------

COLOURS = {  # without black
    "first": ("blue", "green", "pink", "yellow"),
    "second": ("blue", "brown", "green", "yellow"),
}
BLACK = "black"
WHITE = "white"
COPIES_OF_ARTWORK = 6
MARKET_SLOTS = 2
MARKET_GAINS = (6, 4, 2, 0, 2, 4, 6)  # FB by row, VP by column
CURSOR_SIZE = 3
CURSOR_START = (2, 2)
CURSOR_CORNER = {
    "blue": (0, 0),
    "yellow": (0, 2),
    "green": (2, 0),
    "pink": (2, 2),
    "brown": (2, 2),
    "black": (1, 1),
}

# --- Compass and houses -----------------------------------------------------------

COMPASS_TILES = ("wood", "stone", "iron", "any", "fb", "empty")  # R1, shuffled
COMPASS_RING = ("wood", "any_or_fb", "stone", "fb", "glass", "iron", "empty")  # R2, clockwise
ARROW_SPACE = 4  # covered in R2 without the expansion
ARMS_START = {"first": (0, 3), "second": (0, 2)}
FB_PER_UNIT = 3

HOUSE_COSTS = (2, 2, 3, 3, 4, 4)
TOP_HOUSES = 2  # the last ones to be built
NO_JOKER_VP = 5
TOP_HOUSE_VP = 5

# --- Architect boards -------------------------------------------------------------

TRACKS = {
    "I": (1, 2, 3, 4, 5, 6),
    "K": (1, 2, 3, 4, 5, 6),
    "A": (0, 2, 4, 6, 8, 10),
}
PORTRAIT_SPACE = 15  # the seventh Architect space

BOARDS = ("cauchie", "hankar", "horta", "saintenoy", "strauven")
BOARD_TRACKS = {
    "hankar": {"I": (2, 3, 4, 5, 6, 7)},
    "cauchie": {"K": (2, 3, 4, 5, 6, 7)},
    "horta": {"A": (3, 5, 7, 8, 9, 10)},
}
BOARD_HOUSE_COSTS = {"strauven": (2, 2, 3, 3, 3, 3)}
BOARD_LINE_START = {"saintenoy": 2}
LINE_START = 1
CAUCHIE_MATERIAL = {"yellow": "iron", "brown": "wood", "blue": "stone", "green": "glass"}
HORTA_MONEY = 2

LINES = ("money", "artworks", "notables", "pawns")
MONEY_PER_LOT = 4
PAWNS_NOT_COUNTED = 2

PAWNS = 7
PAWNS_IN_JAIL_AT_START = 2
START_MONEY = 5  # of the first player, one more for each next one
MATERIAL_VP = 1
FIRST_PLAYER_VP = 5

# --- Brussels ---------------------------------------------------------------------

AREAS = ("bourse", "grand_place", "cinquantenaire", "sainte_catherine")

# --- Belle Époque -----------------------------------------------------------------

BE_CARDS = tuple(range(1, 33))
SITES = 5
GLASS_SURCHARGE = (0, 1, 2, 1, 0)
TILE_CELLS = (7, 11, 12, 13, 17)  # the plus in the middle of the board
BE_TILES = (
    "sevenths", "line", "iris_money", "artworks", "couronne_vp", "house", "first_pass", "buildings",
    "connections", "portrait", "white", "notables",
)
TILES_FACE_UP = {2: 3, 3: 4, 4: 5, 5: 6}
TRAVELLERS = 4
FIRST_PASS_VP = {2: 3, 3: 3, 4: 5, 5: 5}
CONNECTION_VP = {2: 4, 3: 5, 4: 6, 5: 7}

# --- Ledger -----------------------------------------------------------------------

SOURCES = (
    ("sale", "iris", "visit", "strauven", "house:no_joker", "house:top", "free:V", "free:C", "notable:maeterlinck")
    + tuple(f"card:{number}" for number in (5, 10, 12, 16, 21, 24, 30, 31))
    + tuple(f"tile:{tile}" for tile in ("sevenths", "couronne_vp", "first_pass", "buildings", "connections", "white"))
    + tuple(f"final:unpaid:{notable}" for notable in NOTABLE_PAYMENT)
    + ("final:houses",)
    + tuple(f"final:line:{line}" for line in LINES)
    + ("final:materials", "final:first_player")
)
