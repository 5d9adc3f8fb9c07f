#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "ai/arena/elo.h"
#include "cli/arena/run.h"
#include "cli/common/print.h"
#include "text/harmless.h"
#include "text/sentence.h"

namespace horta::cli {

namespace {

using json::Value;

// Without the sign of what is shown as 0.
double rounded(double number, int digits) {
  return std::abs(number) < 0.5 * std::pow(10, -digits) ? 0 : number;
}

// A number that a report shows; one that is infinite is not known.
Value real(double number, int digits) {
  if (!std::isfinite(number)) return Value{};
  number = rounded(number, digits);
  return Value::number(fmt::format("{:.{}f}", number, digits));
}

Value interval(const Estimate& estimate, int digits) {
  return Value::array({real(estimate.low, digits), real(estimate.high, digits)});
}

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::open:
      return "open";
    case Verdict::stronger:
      return "stronger";
    case Verdict::not_stronger:
      return "not_stronger";
  }
  std::unreachable();
}

Value failure_to_json(const BotTotals& totals) {
  if (!totals.first_failure) return Value{};
  return Value::object({{"block", totals.first_failure->block},
                        {"game", totals.first_failure->game},
                        {"code", totals.first_failure->fault.code},
                        {"params", totals.first_failure->fault.params}});
}

// What does not differ between the pairings of a run.
void set_run(Value& value, const ArenaRun& run) {
  value.set("game", run.game);
  value.set("players", run.table.players);
  value.set("options", run.options);
  value.set("arms", run.table.arms == Arms::one ? "one" : "both");
  value.set("seed", run.seed);
  value.set("blocks_planned", run.planned);
}

Value pairing_to_json(const ArenaRun& run, const ArenaPairing& pairing) {
  const ArenaReport report = report_on(run.table, pairing.result.blocks);
  Value value =
      Value::object({{"a", run.bots[pairing.a]},
                     {"b", run.bots[pairing.b]},
                     {"blocks", report.blocks},
                     {"games", report.games},
                     {"win_share_a", real(report.share_a.mean, 6)},
                     {"ci95", interval(report.share_a, 6)},
                     {"expected_share", real(run.table.even_share(), 6)},
                     {"mean_margin_a", real(report.margin.mean, 4)},
                     {"ms_per_decision_a", real(pairing.result.a.ms_per_decision(), 6)},
                     {"ms_per_decision_b", real(pairing.result.b.ms_per_decision(), 6)},
                     {"margin_ci95", interval(report.margin, 4)},
                     {"mean_vp_a", real(report.vp_a, 4)},
                     {"mean_vp_b", real(report.vp_b, 4)},
                     {"score", real(report.score.mean, 6)},
                     {"score_ci95", interval(report.score, 6)},
                     {"elo", real(report.elo.mean, 1)},
                     {"elo_ci95", interval(report.elo, 1)},
                     {"one_against_rest", Value::object({{"win_share_a", real(report.share_a.mean, 6)},
                                                         {"ci95", interval(report.share_a, 6)}})},
                     {"rest_against_one", Value{}},
                     {"failures_a", pairing.result.a.failures},
                     {"failures_b", pairing.result.b.failures},
                     {"first_failure_a", failure_to_json(pairing.result.a)},
                     {"first_failure_b", failure_to_json(pairing.result.b)}});
  if (const auto& rest = report.rest_against_one)
    value.set("rest_against_one", Value::object({{"win_share_a", real(rest->share_a.mean, 6)},
                                                 {"ci95", interval(rest->share_a, 6)},
                                                 {"win_share_b", real(rest->share_b.mean, 6)},
                                                 {"ci95_b", interval(rest->share_b, 6)}}));
  return value;
}

Value run_to_json(const ArenaRun& run) {
  const ArenaPairing& pairing = run.pairings.front();
  Value value = pairing_to_json(run, pairing);
  value.set("stopped_early", run.test && pairing.result.blocks.size() < run.planned);
  if (run.test) {
    const auto scores = scores_of(run.table, pairing.result.blocks);
    value.set("until_sure",
              Value::object({{"elo", real(run.test->elo, 1)},
                             {"verdict", name_of(run.test->verdict(scores))},
                             {"log_likelihood_ratio", real(run.test->log_likelihood_ratio(scores), 3)}}));
  }
  set_run(value, run);
  return value;
}

std::vector<Estimate> ladder_of(const ArenaRun& run) {
  std::vector<LadderPairing> pairings;
  for (const ArenaPairing& pairing : run.pairings) {
    LadderPairing& of_ladder = pairings.emplace_back(LadderPairing{pairing.a, pairing.b, {}});
    for (const BlockScores& block : pairing.result.blocks)
      of_ladder.scores.push_back({block.block, score_of(run.table, block)});
  }
  return fit_ladder(run.table, run.bots.size(), pairings);
}

// Of one bot, over all its pairings.
BotTotals totals_of(const ArenaRun& run, std::size_t bot) {
  BotTotals totals;
  for (const ArenaPairing& pairing : run.pairings) {
    if (pairing.a == bot) totals.add(pairing.result.a);
    if (pairing.b == bot) totals.add(pairing.result.b);
  }
  return totals;
}

Value ladder_to_json(const ArenaRun& run) {
  const auto ladder = ladder_of(run);
  Value rungs = Value::array();
  for (std::size_t bot = 0; bot < run.bots.size(); ++bot)
    rungs.push_back(Value::object({{"bot", run.bots[bot]},
                                   {"elo", real(ladder[bot].mean, 1)},
                                   {"ci95", interval(ladder[bot], 1)},
                                   {"ms_per_decision", real(totals_of(run, bot).ms_per_decision(), 6)}}));
  Value pairings = Value::array();
  for (const ArenaPairing& pairing : run.pairings) pairings.push_back(pairing_to_json(run, pairing));
  Value value = Value::object({{"ladder", std::move(rungs)}, {"pairings", std::move(pairings)}});
  set_run(value, run);
  return value;
}

// --- for people

// Names may come from the command line of somebody else.
std::string shown(const std::string& name) { return harmless(name, most_whole); }

void print_failures(const std::string& bot, const BotTotals& totals) {
  if (!totals.first_failure) return;
  print("{} failed in {} games, first in block {}, game {}: {}\n", bot, totals.failures,
        totals.first_failure->block, totals.first_failure->game,
        sentence(Locale::get("en"), totals.first_failure->fault));
}

void print_head(const ArenaRun& run, std::uint64_t blocks) {
  print("{}, {} players, {} of {} blocks, {} games a block\n", shown(run.game), run.table.players, blocks,
        run.planned, run.table.games_per_block());
}

std::string percent(const Estimate& share) {
  return fmt::format("{:6.1f} %   {:5.1f} to {:5.1f} %", 100 * share.mean, 100 * share.low, 100 * share.high);
}

std::string difference(const Estimate& estimate, int digits) {
  const auto text = [digits](double number) {
    return std::isfinite(number) ? fmt::format("{:+.{}f}", rounded(number, digits), digits) : "?";
  };
  return fmt::format("{:>6}     {:>5} to {:>5}", text(estimate.mean), text(estimate.low),
                     text(estimate.high));
}

void print_pairing(const ArenaRun& run) {
  const ArenaPairing& pairing = run.pairings.front();
  const ArenaReport report = report_on(run.table, pairing.result.blocks);
  const int rest = run.table.players - 1;
  print_head(run, report.blocks);
  print("A = {}, B = {}\n\n", shown(run.bots[pairing.a]), shown(run.bots[pairing.b]));
  const auto row = [](std::string_view what, std::string_view numbers) {
    print("{:<30}{}\n", what, numbers);
  };
  row("", "   mean   95 % interval");
  row(fmt::format("one A against {} B: A wins", rest), percent(report.share_a));
  if (report.rest_against_one)
    row(fmt::format("{} A against one B: B wins", rest), percent(report.rest_against_one->share_b));
  row("equal strength would give", fmt::format("{:6.1f} %", 100 * run.table.even_share()));
  row("Elo of A above B", difference(report.elo, 0));
  const auto points = [](double vp) { return std::isfinite(vp) ? fmt::format("{:6.1f}", vp) : "     ?"; };
  row("VP of A", points(report.vp_a));
  row("VP of B", points(report.vp_b));
  row("margin of A", difference(report.margin, 1));
  row("ms per decision of A", fmt::format("{:10.3f}", pairing.result.a.ms_per_decision()));
  row("ms per decision of B", fmt::format("{:10.3f}", pairing.result.b.ms_per_decision()));
  print_failures("A", pairing.result.a);
  print_failures("B", pairing.result.b);
  if (!run.test) return;
  const auto scores = scores_of(run.table, pairing.result.blocks);
  const Verdict verdict = run.test->verdict(scores);
  print("Is A stronger by {:.0f} Elo, rather than equal? {} (log-likelihood ratio {:.2f})\n", run.test->elo,
        verdict == Verdict::open       ? "not sure yet"
        : verdict == Verdict::stronger ? "yes"
                                       : "no",
        run.test->log_likelihood_ratio(scores));
}

void print_ladder(const ArenaRun& run) {
  const auto ladder = ladder_of(run);
  std::size_t width = 3;
  for (const std::string& bot : run.bots) width = std::max(width, bot.size());
  print_head(run, run.pairings.front().result.blocks.size());
  print("\n{:<{}}     Elo   95 % interval  ms per decision\n", "bot", width);
  for (std::size_t bot = 0; bot < run.bots.size(); ++bot)
    print("{:<{}}  {}   {:12.3f}\n", shown(run.bots[bot]), width, difference(ladder[bot], 0),
          totals_of(run, bot).ms_per_decision());
  print("\n{:<{}}  {:<{}}  A alone wins   95 % interval\n", "A", width, "B", width);
  for (const ArenaPairing& pairing : run.pairings)
    print("{:<{}}  {:<{}}      {}\n", shown(run.bots[pairing.a]), width, shown(run.bots[pairing.b]), width,
          percent(report_on(run.table, pairing.result.blocks).share_a));
  for (std::size_t bot = 0; bot < run.bots.size(); ++bot)
    print_failures(shown(run.bots[bot]), totals_of(run, bot));
}

}  // namespace

void print_arena(const ArenaRun& run, bool as_json) {
  if (as_json)
    print("{}\n", json::write(run.ladder ? ladder_to_json(run) : run_to_json(run)));
  else if (run.ladder)
    print_ladder(run);
  else
    print_pairing(run);
}

}  // namespace horta::cli
