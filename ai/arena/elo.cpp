#include "ai/arena/elo.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace horta {

namespace {

// The share of one seat that is `elo` above all the others.
double share_of_one(int players, double elo) { return 1 / (1 + (players - 1) * std::pow(10, -elo / 400)); }

double share_slope(int players, double elo) {
  const double share = share_of_one(players, elo);
  return std::numbers::ln10 / 400 * share * (1 - share);
}

// The inverse of a symmetric, positive definite matrix, by Gauss and Jordan.
using Matrix = std::vector<std::vector<double>>;
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result(size, std::vector<double>(size));
  for (std::size_t row = 0; row < size; ++row) result[row][row] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / matrix[pivot][pivot];
    for (std::size_t column = 0; column < size; ++column) {
      matrix[pivot][column] *= scale;
      result[pivot][column] *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot) continue;
      const double factor = matrix[row][pivot];
      for (std::size_t column = 0; column < size; ++column) {
        matrix[row][column] -= factor * matrix[pivot][column];
        result[row][column] -= factor * result[pivot][column];
      }
    }
  }
  return result;
}

// What one pairing says about the difference of its bots.
struct Observation {
  double elo = 0;
  double weight = 0;              // 1 / variance
  std::vector<double> pulls;      // how far each of its deals draws the Elo away; squared they are a variance
  double variance_of_itself = 0;  // the rest of the variance, which no deal shares with other pairings
};

// With one even block added: a bot that won everything is stronger by a finite amount, and not surely so.
Observation observe(const ArenaTable& table, std::span<const DealScore> of_deals) {
  std::vector<double> scores;
  for (const DealScore& of_deal : of_deals) scores.push_back(of_deal.score);
  scores.push_back(expected_score(table, 0));
  const auto count = static_cast<double>(scores.size());
  const double mean = mean_of(scores);
  const double elo = elo_of_score(table, mean);
  const double slope = expected_score_slope(table, elo);
  const double variance = cautious_variance(scores, score_limits(table)) / count / (slope * slope);
  Observation observation{.elo = elo, .weight = 1 / variance, .pulls = {}, .variance_of_itself = variance};
  for (const DealScore& of_deal : of_deals) {
    const double pull = (of_deal.score - mean) / (slope * std::sqrt(count * (count - 1)));
    observation.pulls.push_back(pull);
    observation.variance_of_itself -= pull * pull;
  }
  return observation;
}

}  // namespace

double expected_score(const ArenaTable& table, double elo) {
  const double alone = share_of_one(table.players, elo);
  if (!table.plays_both()) return alone;
  return table.even_share() + (alone - share_of_one(table.players, -elo)) / 2;
}

double expected_score_slope(const ArenaTable& table, double elo) {
  const double alone = share_slope(table.players, elo);
  return table.plays_both() ? (alone + share_slope(table.players, -elo)) / 2 : alone;
}

double elo_of_score(const ArenaTable& table, double score) {
  double low = -most_elo, high = most_elo;
  for (int halving = 0; halving < 60; ++halving) {
    const double middle = (low + high) / 2;
    (expected_score(table, middle) < score ? low : high) = middle;
  }
  return (low + high) / 2;
}

Estimate elo_of_score(const ArenaTable& table, const Estimate& score) {
  return {.mean = elo_of_score(table, score.mean),
          .low = elo_of_score(table, score.low),
          .high = elo_of_score(table, score.high)};
}

std::vector<Estimate> fit_ladder(const ArenaTable& table, std::size_t bots,
                                 std::span<const LadderPairing> pairings) {
  // The normal equations; the first bot stands at 0, so that bot k has row k - 1.
  const std::size_t rows = bots - 1;
  using Row = std::vector<double>;
  const auto add_difference = [](Row& row, const LadderPairing& pairing, double amount) {
    if (pairing.a > 0) row[pairing.a - 1] += amount;
    if (pairing.b > 0) row[pairing.b - 1] -= amount;
  };
  Matrix information(rows, Row(rows));
  Row target(rows);
  std::map<std::uint64_t, Row> pulled;  // the target, by each deal
  std::vector<double> doubts;           // of the pairings themselves: weight² · variance
  std::size_t fewest_blocks = pairings.front().scores.size();
  for (const LadderPairing& pairing : pairings) {
    const Observation seen = observe(table, pairing.scores);
    fewest_blocks = std::min(fewest_blocks, pairing.scores.size());
    add_difference(target, pairing, seen.weight * seen.elo);
    if (pairing.a > 0) add_difference(information[pairing.a - 1], pairing, seen.weight);
    if (pairing.b > 0) add_difference(information[pairing.b - 1], pairing, -seen.weight);
    for (std::size_t block = 0; block < seen.pulls.size(); ++block) {
      Row& by_deal = pulled.try_emplace(pairing.scores[block].deal, rows).first->second;
      add_difference(by_deal, pairing, seen.weight * seen.pulls[block]);
    }
    doubts.push_back(seen.weight * seen.weight * seen.variance_of_itself);
  }
  const Matrix solution = inverse(std::move(information));
  const double reach = student_t95(std::max<std::size_t>(fewest_blocks, 1));
  std::vector<Estimate> ladder(1);
  for (const Row& row : solution) {
    const auto of_target = [&row](const Row& by) {
      return std::inner_product(row.begin(), row.end(), by.begin(), 0.0);
    };
    double variance = 0;
    for (const auto& [deal, by_deal] : pulled) variance += of_target(by_deal) * of_target(by_deal);
    for (std::size_t index = 0; index < pairings.size(); ++index) {
      Row by_pairing(rows);
      add_difference(by_pairing, pairings[index], 1);
      variance += of_target(by_pairing) * of_target(by_pairing) * doubts[index];
    }
    const double elo = of_target(target);
    const double doubt = reach * std::sqrt(variance);
    ladder.push_back({.mean = elo, .low = elo - doubt, .high = elo + doubt});
  }
  return ladder;
}

}  // namespace horta
