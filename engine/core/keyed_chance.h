#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/sha256.h"

namespace horta {

// The shuffle of a real table. Copy c of type t in pile p in shuffle epoch e has the priority
// HMAC-SHA-256(key, p e t c), one byte each, and the highest priority still in the pile is drawn. Copies of
// a type are alike, so of those that have left the pile it is always the highest that are gone.
//
// A draw is therefore a pure function of key and position: the same after an undo, on every machine, and at
// two tables with the same key even after play diverges.
class KeyedChance final : public Chance {
 public:
  explicit KeyedChance(const Digest& key) : priority_{key} {}
  int draw(const PileView& pile) override;

 private:
  // The priorities of all copies of one type since the last shuffle, highest first.
  struct Deck {
    std::uint8_t pile, epoch, type, copies;
    std::vector<Digest> priorities;
  };
  const Digest& top(const PileView& pile, std::uint8_t type);

  HmacSha256 priority_;
  std::vector<Deck> decks_;  // a cache: what it holds never changes an answer
};

// How a table proves that it did not choose its shuffle: the commitment is published before the players'
// nonces are accepted, the key depends on all of them, and the secret is revealed after the game.
struct Shuffle {
  Digest secret{};
  std::string game_id;
  std::vector<Digest> nonces;  // one per person, in seat order; none at a table of bots

  friend bool operator==(const Shuffle&, const Shuffle&) = default;
};

Digest commitment(const Digest& secret);

// key = SHA-256 over, each preceded by its length in four bytes (big endian): the secret, the game id, the
// options as canonical JSON text, the component digest, and every nonce.
Digest shuffle_key(const Shuffle& shuffle, std::string_view options, const Digest& components);

}  // namespace horta
