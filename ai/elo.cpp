#include "ai/elo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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
  double elo;
  double weight;  // 1 / variance
};

// With one even block added: a bot that won everything is stronger by a finite amount, and not surely so.
Observation observe(const ArenaTable& table, std::vector<double> scores) {
  scores.push_back(expected_score(table, 0));
  const auto count = static_cast<double>(scores.size());
  const double elo = elo_of_score(table, mean_of(scores));
  const double least_variance = 0.25 / count;  // blocks that are all alike still leave a doubt
  const double variance = std::max(variance_of(scores), least_variance) / count;
  const double slope = expected_score_slope(table, elo);
  return {elo, slope * slope / variance};
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
  Matrix information(bots - 1, std::vector<double>(bots - 1));
  std::vector<double> target(bots - 1);
  std::size_t fewest_blocks = 0;
  for (const LadderPairing& pairing : pairings) {
    const auto [elo, weight] = observe(table, pairing.scores);
    fewest_blocks =
        fewest_blocks == 0 ? pairing.scores.size() : std::min(fewest_blocks, pairing.scores.size());
    if (pairing.a > 0) {
      information[pairing.a - 1][pairing.a - 1] += weight;
      target[pairing.a - 1] += weight * elo;
    }
    if (pairing.b > 0) {
      information[pairing.b - 1][pairing.b - 1] += weight;
      target[pairing.b - 1] -= weight * elo;
    }
    if (pairing.a > 0 && pairing.b > 0) {
      information[pairing.a - 1][pairing.b - 1] -= weight;
      information[pairing.b - 1][pairing.a - 1] -= weight;
    }
  }
  const Matrix covariance = inverse(std::move(information));
  const double reach = student_t95(std::max<std::size_t>(fewest_blocks, 1));
  std::vector<Estimate> ladder(1);
  for (std::size_t row = 0; row + 1 < bots; ++row) {
    double elo = 0;
    for (std::size_t column = 0; column + 1 < bots; ++column) elo += covariance[row][column] * target[column];
    const double doubt = reach * std::sqrt(covariance[row][row]);
    ladder.push_back({.mean = elo, .low = elo - doubt, .high = elo + doubt});
  }
  return ladder;
}

}  // namespace horta
