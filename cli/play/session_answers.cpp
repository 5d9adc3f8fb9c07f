// What a person can answer to a question of a session: an option, or a command.

#include <algorithm>

#include "cli/commands.h"
#include "cli/common/interrupt.h"
#include "cli/play/hint_text.h"
#include "cli/play/session.h"
#include "cli/play/story.h"
#include "cli/play/typed.h"
#include "files/files.h"
#include "text/notation.h"
#include "text/sentence.h"

namespace horta::cli {

using json::Value;

Session::Next Session::answer(Seat seat, const std::string& line, Asked asked) {
  if (line.empty()) return Next::show_again;
  // An option goes before a command that begins like it: "board hankar" takes that board.
  if (asked == Asked::decision)
    if (const auto move = find_choice(line)) return decide(seat, *move);
  if (const auto command = read_command(say_, line)) {
    const auto& [name, rest] = *command;
    if (name == "help") return help();
    if (name == "board") {
      draw_board();
      return Next::show_again;
    }
    if (name == "why") return explain(seat, rest);
    if (name == "hint") return hint(asked);
    if (name == "undo") return undo(seat, false);
    if (name == "restart") return undo(seat, true);
    if (name == "log") return show_log(rest);
    if (name == "score") return show_score();
    if (name == "more") return more();
    if (name == "find") return filter(rest);
    if (name == "save") return save(rest);
    if (name == "quit") return quit();
    if (name == "end") {
      end_turn(seat);
      return Next::ask_again;
    }
  }
  if (asked == Asked::decision)
    return read_number(line) ? choose_number(seat, line) : choose_notation(seat, line);
  terminal_.tell(say_("play.unknown_word", quoted(line)));
  return Next::ask_again;
}

Session::Next Session::choose_number(Seat seat, const std::string& text) {
  const std::size_t number = read_number(text).value_or(0);
  if (number == 0 || number > choices_.size()) {
    Value params = quoted(text);
    params.set("most", choices_.size());
    terminal_.tell(say_("play.no_such_number", params));
    return Next::ask_again;
  }
  return decide(seat, choices_[number - 1].move);
}

std::optional<Move> Session::find_choice(std::string_view text) const {
  const std::string label = lower_case(text), notation = read_notation(say_, text);
  for (const Choice& choice : choices_)
    if (lower_case(label_of(choice)) == label || match_.table().to_notation(choice.move) == notation)
      return choice.move;
  return std::nullopt;
}

std::optional<Move> Session::find_move(std::string_view text) const {
  const Table& table = match_.table();
  if (const auto move = find_choice(text)) return move;
  const std::string notation = read_notation(say_, text);
  if (const auto move = table.from_notation(notation)) return move;
  // The verb may be left out: "b2" is "take b2", also to hear why b2 cannot be taken.
  for (const Choice& choice : choices_) {
    const std::string full = table.to_notation(choice.move);
    const std::size_t space = full.find(' ');
    if (space != std::string::npos && full.substr(space + 1) == notation) return choice.move;
  }
  return table.from_notation("take " + notation);
}

Session::Next Session::choose_notation(Seat seat, const std::string& text) {
  if (const auto move = find_move(text)) return decide(seat, *move);
  Value params = quoted(text);
  params.set("help", say_("command.help"));
  terminal_.tell(say_("play.unknown", params));
  return Next::ask_again;
}

Session::Next Session::decide(Seat seat, Move move) {
  if (const auto done = match_.decide(seat, move); !done) {
    refuse(done.error());
    return Next::ask_again;
  }
  return Next::go_on;
}

void Session::refuse(const Refusal& refusal) {
  if (refusal.reasons.empty()) terminal_.tell(sentence(say_, refusal.fault));
  for (const Reason& reason : refusal.reasons)
    terminal_.tell(sentence(say_, board_->worded(reason), names_), 2);
}

Session::Next Session::help() {
  terminal_.print();
  const std::string example = translate_notation(say_, board_->example());
  const Value params =
      Value::object({{"example", example}, {"short", example.substr(example.find(' ') + 1)}});
  terminal_.tell(say_("help.choose", params));
  int widest = 0;
  const auto usage = [&](std::string_view command) {
    return say_("help.usage." + std::string{command}, params);
  };
  for (const std::string_view command : typed_commands) widest = std::max(widest, width_of(usage(command)));
  for (const std::string_view command : typed_commands) {
    const std::string line = "  " + padded(scene_.style(Paint::strong, usage(command)), widest + 2) +
                             say_("help." + std::string{command});
    terminal_.tell(line, widest + 4);
  }
  terminal_.tell(board_->reading());
  return Next::ask_again;
}

Session::Next Session::explain(Seat seat, const std::string& text) {
  std::optional<Move> move;
  if (const auto number = read_number(text)) {
    if (*number > 0 && *number <= choices_.size()) move = choices_[*number - 1].move;
  } else if (!text.empty()) {
    move = find_move(text);
  }
  if (!move) {
    const Value example = Value::object({{"example", translate_notation(say_, board_->example())}});
    terminal_.tell(say_("play.why_what", Value::object({{"example", say_("help.usage.why", example)}})));
    return Next::ask_again;
  }
  const auto reasons = match_.table().explain(seat, *move);
  if (reasons.empty())
    terminal_.tell(
        say_("play.possible",
             Value::object({{"move", translate_notation(say_, match_.table().to_notation(*move))}})));
  for (const Reason& reason : reasons) terminal_.tell(sentence(say_, board_->worded(reason), names_), 2);
  return Next::ask_again;
}

Session::Next Session::hint(Asked asked) {
  if (asked == Asked::end_of_turn) {
    terminal_.tell(say_("play.hint_end_of_turn"));
    return Next::ask_again;
  }
  terminal_.tell(scene_.style(Paint::faint, say_("play.thinking")));
  const auto hints = find_hints(match_.table(), {}, interrupted());
  if (!hints) {
    terminal_.tell(sentence(say_, hints.error()));
    return Next::ask_again;
  }
  std::vector<std::size_t> numbers;
  for (const Hint& found : *hints) {
    const auto place = std::ranges::find(choices_, found.candidate.move, &Choice::move);
    numbers.push_back(static_cast<std::size_t>(place - choices_.begin()) + 1);
  }
  terminal_.print(hint_lines(scene_, *board_, match_.table(), *hints, numbers));
  return Next::ask_again;
}

Session::Next Session::show_log(const std::string& text) {
  std::vector<Event> events;
  for (const std::size_t index : match_.line()) {
    const Entry& entry = match_.journal()[index];
    events.insert(events.end(), entry.events.begin(), entry.events.end());
  }
  const std::vector<std::string> sentences = story(scene_, *board_, match_, events, Detail::complete);
  constexpr std::size_t short_log = 20;
  const bool all = lower_case(text) == say_("command.all") || text == "all";
  const std::size_t begin = all || sentences.size() <= short_log ? 0 : sentences.size() - short_log;
  terminal_.print();
  if (begin > 0)
    terminal_.tell(scene_.style(
        Paint::faint,
        say_("play.log_begins", Value::object({{"left_out", begin},
                                               {"all", say_("command.log") + " " + say_("command.all")}}))));
  for (std::size_t index = begin; index < sentences.size(); ++index) terminal_.tell(sentences[index], 2);
  return Next::ask_again;
}

Session::Next Session::show_score() {
  terminal_.print();
  terminal_.tell(say_("score.projected"));
  terminal_.print(score_sheet(scene_, board_->sources(), board_->projected_ledger(match_.table())));
  return Next::ask_again;
}

Session::Next Session::undo(Seat seat, bool whole_turn) {
  const auto done = whole_turn ? match_.restart_turn(seat) : match_.undo(seat);
  if (!done) {
    refuse(done.error());
    return Next::ask_again;
  }
  terminal_.tell(say_(whole_turn ? "play.restarted" : "play.undone"));
  told_ = match_.journal().size();
  if (!board_->wants_drawing(match_.table())) draw_board();
  return Next::go_on;
}

Session::Next Session::more() {
  ++page_;
  return Next::show_again;
}

Session::Next Session::filter(const std::string& text) {
  filter_ = lower_case(text);
  page_ = 0;
  if (std::ranges::none_of(choices_, [this](const Choice& choice) { return matches(choice); })) {
    terminal_.tell(say_("play.nothing_found", quoted(text)));
    filter_.clear();
  }
  return Next::show_again;
}

Session::Next Session::save(const std::string& path) {
  const SaveFile before = file_;
  if (!path.empty()) {
    file_ = {.path = path, .seen = FileMark::of(path)};
    const bool ours =
        file_.seen == before.seen || std::ranges::find(own_files_, file_.seen) != own_files_.end();
    if (const Standing there = standing_at(path); there != Standing::nothing && !ours) {
      Fault fault = in_the_way(path, there);
      fault.params.set("typed", "yes");  // here, and not after `horta`
      terminal_.tell(sentence(say_, fault));
      file_ = before;
      return Next::ask_again;
    }
  }
  if (write_record())
    tell_file("play.saved");
  else
    file_ = before;
  return Next::ask_again;
}

Session::Next Session::quit() {
  for (;;) {
    tell_file("play.save_before_quit");
    const auto line = terminal_.read_line("> ");
    const std::string word = line ? lower_case(trimmed(*line)) : "";
    const auto is = [&](std::string_view answer) {
      const std::string full = say_("answer." + std::string{answer});
      return word == full || word == full.substr(0, 1) || word == answer || word == answer.substr(0, 1);
    };
    if (!line) {
      leave();
      return Next::go_on;
    }
    if (word.empty() || is("yes")) {
      if (!write_record()) return Next::ask_again;
      say_goodbye();
      return Next::go_on;
    }
    if (is("no")) {
      terminal_.tell(say_("play.left_unsaved"));
      exit_code_ = good;
      return Next::go_on;
    }
    if (is("cancel")) return Next::ask_again;
    terminal_.tell(say_("play.unknown_word", quoted(word)));
  }
}

}  // namespace horta::cli
