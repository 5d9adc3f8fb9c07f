#pragma once

#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace horta::tuning {

// Linear least squares over sparse rows: the normal equations are summed up, and solved by Cholesky's method.
class LeastSquares {
 public:
  explicit LeastSquares(int size)
      : size_{static_cast<std::size_t>(size)}, products_(size_ * size_), targets_(size_) {}

  void add(std::span<const std::pair<int, int>> row, double target) {
    for (const auto& [i, x] : row) {
      for (const auto& [j, y] : row) products_[index(i) * size_ + index(j)] += x * y;
      targets_[index(i)] += x * target;
    }
  }

  // The solution that is drawn towards `start`, the more the larger the ridge.
  std::vector<double> solve(std::vector<double> start, double ridge) const {
    std::vector<double> matrix = products_;
    std::vector<double> right = targets_;
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = 0; j < size_; ++j) right[i] -= products_[i * size_ + j] * start[j];
      matrix[i * size_ + i] += ridge;
    }
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = matrix[i * size_ + j];
        for (std::size_t k = 0; k < j; ++k) sum -= matrix[i * size_ + k] * matrix[j * size_ + k];
        matrix[i * size_ + j] = i == j ? std::sqrt(sum) : sum / matrix[j * size_ + j];
      }
    }
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t k = 0; k < i; ++k) right[i] -= matrix[i * size_ + k] * right[k];
      right[i] /= matrix[i * size_ + i];
    }
    for (std::size_t i = size_; i-- > 0;) {
      for (std::size_t k = i + 1; k < size_; ++k) right[i] -= matrix[k * size_ + i] * right[k];
      right[i] /= matrix[i * size_ + i];
    }
    for (std::size_t i = 0; i < size_; ++i) start[i] += right[i];
    return start;
  }

 private:
  static std::size_t index(int value) { return static_cast<std::size_t>(value); }

  std::size_t size_;
  std::vector<double> products_;  // size × size
  std::vector<double> targets_;
};

}  // namespace horta::tuning
