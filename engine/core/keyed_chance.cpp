#include "engine/core/keyed_chance.h"

#include <algorithm>
#include <array>
#include <functional>

namespace horta {

const Digest& KeyedChance::top(const PileView& pile, std::uint8_t type) {
  const std::uint8_t copies = pile.start[type];
  const auto gone = static_cast<std::size_t>(copies - pile.left[type]);
  for (const Deck& deck : decks_)
    if (deck.pile == pile.pile && deck.epoch == pile.epoch && deck.type == type && deck.copies == copies)
      return deck.priorities[gone];

  Deck deck{.pile = pile.pile, .epoch = pile.epoch, .type = type, .copies = copies, .priorities = {}};
  for (std::uint8_t copy = 0; copy < copies; ++copy) {
    const std::array<std::uint8_t, 4> message{pile.pile, pile.epoch, type, copy};
    deck.priorities.push_back(priority_(message));
  }
  std::ranges::sort(deck.priorities, std::greater{});
  // Only the newest shuffle of a pile is ever drawn from again, save after an undo.
  std::erase_if(decks_, [&](const Deck& old) { return old.pile == deck.pile && old.epoch != deck.epoch; });
  decks_.push_back(std::move(deck));
  return decks_.back().priorities[gone];
}

int KeyedChance::draw(const PileView& pile) {
  int drawn = -1;
  Digest highest{};
  for (std::size_t type = 0; type < pile.left.size(); ++type) {
    if (pile.left[type] == 0) continue;
    const Digest& priority = top(pile, static_cast<std::uint8_t>(type));
    if (drawn < 0 || priority > highest) {
      drawn = static_cast<int>(type);
      highest = priority;
    }
  }
  return drawn;
}

Digest commitment(const Digest& secret) { return sha256(secret); }

Digest shuffle_key(const Shuffle& shuffle, std::string_view options, const Digest& components) {
  Sha256 hash;
  const auto length = [&hash](std::size_t size) {
    const std::array<std::uint8_t, 4> bytes{
        static_cast<std::uint8_t>(size >> 24), static_cast<std::uint8_t>(size >> 16),
        static_cast<std::uint8_t>(size >> 8), static_cast<std::uint8_t>(size)};
    hash.update(bytes);
  };
  const auto bytes = [&](const Digest& part) {
    length(part.size());
    hash.update(part);
  };
  const auto text = [&](std::string_view part) {
    length(part.size());
    hash.update(part);
  };
  bytes(shuffle.secret);
  text(shuffle.game_id);
  text(options);
  bytes(components);
  for (const Digest& nonce : shuffle.nonces) bytes(nonce);
  return hash.finish();
}

}  // namespace horta
