#include "cli/play/session.h"

#include <algorithm>

#include "cli/commands.h"
#include "cli/common/complain.h"
#include "cli/common/interrupt.h"
#include "cli/play/story.h"
#include "cli/play/typed.h"
#include "engine/core/record.h"
#include "text/harmless.h"
#include "text/notation.h"
#include "text/sentence.h"

namespace horta::cli {

using json::Value;

namespace {

// The name of a seat or a bot in a record, which may be anything.
std::string shown_name(std::string_view name) {
  constexpr std::size_t most = 40;
  return harmless(trimmed(name), most);
}

// A line of the list of options.
struct Row {
  std::string number, label, text;
};

// In columns where there is room. A row that is too long for the screen goes on below its text, or below its
// label where the labels leave too little room for that.
std::vector<std::string> list_of_choices(std::span<const Row> rows, int width) {
  constexpr int gap = 2;
  constexpr std::size_t enough_for_columns = 7;
  int number = 0, label = 0, text = 0;
  for (const Row& row : rows) {
    number = std::max(number, width_of(row.number) + gap);
    label = std::max(label, width_of(row.label) + gap);
    text = std::max(text, width_of(row.text));
  }
  constexpr int narrowest = 24;
  const bool aligned = text <= width - number - label || width - number - label >= narrowest;
  std::vector<std::string> items;
  for (const Row& row : rows)
    items.push_back(padded(row.number, number) +
                    (aligned ? padded(row.label, label) : row.label + std::string(gap, ' ')) + row.text);
  if (number + label + text <= width)
    return in_columns(items, width, items.size() < enough_for_columns ? 1 : 2);
  std::vector<std::string> lines;
  for (const std::string& item : items)
    for (std::string& line : wrapped(item, width, aligned ? number + label : number))
      lines.push_back(std::move(line));
  return lines;
}

// A file as it is written after a command in a shell.
std::string shell_word(const std::string& file) {
  constexpr std::string_view special = " \t'\"\\$`&|;<>()*?[]{}!#~";
  if (file.find_first_of(special) == std::string::npos) return file;
  std::string word = "'";
  for (const char next : file) word += next == '\'' ? "'\\''" : std::string{next};
  return word + "'";
}

}  // namespace

std::vector<Figure> figures_of(const Locale& say, const MatchSetup& setup, const std::vector<bool>& persons) {
  const bool alone = std::ranges::count(persons, true) == 1;
  std::vector<Figure> figures;
  for (std::size_t seat = 0; seat < persons.size(); ++seat) {
    const bool you = alone && persons[seat];
    const std::string name = shown_name(setup.seats[seat].name);
    figures.push_back({.name = you             ? say("you")
                               : !name.empty() ? name
                                               : say("player", Value::object({{"number", seat + 1}})),
                       .you = you});
  }
  return figures;
}

Session::Session(Terminal& terminal, const Locale& say, Match match, std::vector<std::unique_ptr<Bot>> bots,
                 SaveFile file)
    : terminal_{terminal},
      say_{say.of_game(match.setup().game)},
      match_{std::move(match)},
      bots_{std::move(bots)},
      file_{std::move(file)},
      scene_{.say = say_, .style = terminal.style(), .width = terminal.width(), .figures = {}} {
  std::vector<bool> persons;
  for (const auto& bot : bots_) persons.push_back(bot == nullptr);
  scene_.figures = figures_of(say_, match_.setup(), persons);
  for (const Figure& figure : scene_.figures) names_.push_back(figure.name);
  board_ = make_board(match_.table(), scene_);
}

int Session::run() {
  greet();
  while (!leaving()) {
    if (terminal_.interrupted())
      leave();
    else if (match_.over())
      finish();
    else
      step();
  }
  return *exit_code_;
}

void Session::greet() {
  std::vector<std::string> seats;
  for (std::size_t seat = 0; seat < names_.size(); ++seat) {
    const std::string bot = shown_name(match_.setup().seats[seat].bot);
    const int number = static_cast<int>(seat);
    seats.push_back(scene_.badge(number) + " " +
                    (bots_[seat] && !bot.empty() && bot != names_[seat] ? names_[seat] + " (" + bot + ")"
                                                                        : names_[seat]));
  }
  terminal_.print();
  terminal_.print(scene_.style(Paint::strong, say_("game." + match_.setup().game)));
  terminal_.print(flowing(seats, terminal_.width()));
  terminal_.tell(
      say_("play.welcome", Value::object({{"help", say_("command.help")}, {"quit", say_("command.quit")}})));
  terminal_.print();
  // A game that goes on begins with what happened last.
  const auto line = match_.line();
  constexpr std::size_t reminder = 12;
  if (line.size() > 1) told_ = line[line.size() - std::min(line.size(), reminder)];
}

void Session::step() {
  if (const auto seat = match_.awaiting_end_of_turn()) {
    if (is_bot(*seat))
      end_turn(*seat);
    else
      confirm_end_of_turn(*seat);
    return;
  }
  const Seat seat = match_.table().decision().seat;
  if (is_bot(seat))
    play_bot(seat);
  else
    ask(seat);
}

void Session::play_bot(Seat seat) {
  const Answered answer = bots_[static_cast<std::size_t>(seat)]->choose(match_.table(), cli::interrupted());
  if (terminal_.interrupted()) return;
  if (!answer) {
    replace_bot(seat, answer.error());
    return;
  }
  if (!match_.decide(seat, *answer)) {
    const std::string move = translate_notation(say_, match_.table().to_notation(*answer));
    replace_bot(seat, Fault{"bot_illegal", Value::object({{"move", move}})});
    return;
  }
  if (match_.over() || match_.table().decision().seat != seat) tell_news();
}

void Session::replace_bot(Seat seat, const Fault& fault) {
  tell_news();
  const std::string& name = scene_.name(seat);
  terminal_.tell(say_("play.bot_failed", Value::object({{"name", name}, {"reason", sentence(say_, fault)}})));
  // A seat that has given up already only changes hands.
  [[maybe_unused]] const auto resigned = match_.resign(seat);
  if (match_.over()) return;
  constexpr std::string_view replacement = "greedy";
  if (!match_.take_over(seat, std::string{replacement})) {
    leave();
    return;
  }
  bots_[static_cast<std::size_t>(seat)] =
      find_bot(match_.setup().game, replacement)->make(bot_seed(match_.setup(), seat));
  terminal_.tell(say_("play.bot_replaced", Value::object({{"name", name}, {"bot", replacement}})));
}

void Session::tell_news() {
  std::vector<Event> events;
  for (; told_ < match_.journal().size(); ++told_) {
    const Entry& entry = match_.journal()[told_];
    events.insert(events.end(), entry.events.begin(), entry.events.end());
  }
  for (const std::string& text : story(scene_, *board_, match_, events, Detail::story))
    terminal_.tell(text, 2);
}

void Session::draw_board() {
  terminal_.print();
  terminal_.print(board_->draw(match_.table()));
}

void Session::print_question(const std::string& question) const {
  terminal_.print();
  terminal_.tell(scene_.style(Paint::strong, question));
}

std::string Session::label_of(const Choice& choice) const {
  return translate_notation(say_, match_.table().to_notation(choice.move));
}

bool Session::matches(const Choice& choice) const {
  return filter_.empty() ||
         lower_case(label_of(choice) + " " + choice.text).find(filter_) != std::string::npos;
}

void Session::print_choices() {
  std::vector<std::size_t> shown;
  for (std::size_t index = 0; index < choices_.size(); ++index)
    if (matches(choices_[index])) shown.push_back(index);
  constexpr std::size_t page_size = 24;
  const std::size_t pages = std::max<std::size_t>(1, (shown.size() + page_size - 1) / page_size);
  page_ %= pages;
  const std::size_t begin = page_ * page_size;
  const std::size_t end = std::min(shown.size(), begin + page_size);

  for (std::size_t place = begin; place < end;) {
    const std::string& group = choices_[shown[place]].group;
    if (!group.empty()) terminal_.tell(scene_.style(Paint::faint, group));
    std::vector<Row> rows;
    for (; place < end && choices_[shown[place]].group == group; ++place) {
      const Choice& choice = choices_[shown[place]];
      std::string number = std::to_string(shown[place] + 1);
      number.insert(0, static_cast<std::size_t>(std::max(0, 3 - width_of(number))), ' ');
      rows.push_back({scene_.style(Paint::strong, number), label_of(choice), choice.text});
    }
    terminal_.print(list_of_choices(rows, terminal_.width()));
  }
  if (pages > 1)
    terminal_.tell(say_("play.page", Value::object({{"page", page_ + 1},
                                                    {"pages", pages},
                                                    {"options", shown.size()},
                                                    {"more", say_("command.more")}})));
}

void Session::ask(Seat seat) {
  tell_news();
  if (board_->wants_drawing(match_.table())) draw_board();
  choices_ = board_->choices(match_.table());
  filter_.clear();
  page_ = 0;
  const std::string question =
      (scene_.you(seat) ? "" : names_[static_cast<std::size_t>(seat)] + say_("colon")) +
      board_->question(match_.table());
  const std::string prompt = scene_.style(scene_.paint(seat), std::string{Scene::letter(seat)}) + "> ";

  for (Next next = Next::show_again; next != Next::go_on;) {
    print_question(question);
    if (next == Next::show_again) print_choices();
    const auto line = terminal_.read_line(prompt);
    if (!line) {
      leave();
      return;
    }
    next = answer(seat, std::string{trimmed(*line)}, Asked::decision);
  }
}

void Session::end_turn(Seat seat) {
  if (const auto done = match_.end_turn(seat); !done) refuse(done.error());
}

void Session::confirm_end_of_turn(Seat seat) {
  tell_news();
  const std::string prompt = scene_.style(scene_.paint(seat), std::string{Scene::letter(seat)}) + "> ";
  choices_.clear();
  for (Next next = Next::ask_again; next != Next::go_on;) {
    terminal_.tell(say_("play.end_turn", Value::object({{"undo", say_("command.undo")},
                                                        {"restart", say_("command.restart")}})));
    const auto line = terminal_.read_line(prompt);
    if (!line) {
      leave();
      return;
    }
    const std::string text{trimmed(*line)};
    const auto command = read_command(say_, text);
    // Who answers everything with the first choice ends the turn too.
    if (text.empty() || text == "1" || (command && command->name == "end")) {
      end_turn(seat);
      return;
    }
    next = answer(seat, text, Asked::end_of_turn);
  }
}

bool Session::write_record() {
  const auto written = [this]() -> std::expected<FileMark, Fault> {
    auto file = WholeFile::create(file_.path);
    if (!file) return std::unexpected(std::move(file.error()));
    file->write(json::write_pretty(to_record(match_, Secret::revealed)));
    return file->finish_over(file_.seen);
  };
  auto done = written();
  constexpr int most_names = 100;
  for (int name = 0; name < most_names && !done && done.error().code == "file_changed"; ++name) {
    tell_file("play.file_changed");
    file_ = {.path = free_name(file_.path), .seen = {}};
    done = written();
  }
  if (done) {
    file_.seen = *done;
    own_files_.push_back(*done);
  } else {
    complain(say_, done.error());
  }
  return done.has_value();
}

void Session::tell_file(std::string_view id) {
  terminal_.tell(say_(id, Value::object({{"file", harmless(file_.path, most_whole)}})));
}

void Session::leave() {
  if (write_record())
    say_goodbye();
  else
    exit_code_ = failed;
}

void Session::say_goodbye() {
  tell_file("play.saved");
  const std::string command = "horta play --resume " + shell_word(harmless(file_.path, most_whole));
  terminal_.print(say_("play.resume", Value::object({{"command", command}})));
  exit_code_ = good;
}

void Session::finish() {
  tell_news();
  draw_board();
  terminal_.print();
  const Table& table = match_.table();
  terminal_.print(scene_.style(Paint::strong, say_("score.heading")));
  terminal_.print(score_sheet(scene_, board_->sources(), table.ledger()));
  terminal_.print();

  const auto ranking = match_.early_end() ? match_.early_end()->ranking : table.ranking();
  const auto scores = table.scores();
  const auto points = [&scores](Seat seat) { return scores[static_cast<std::size_t>(seat)]; };
  std::size_t place = 1;
  bool tie = false;
  for (std::size_t index = 0; index < ranking.size(); ++index) {
    for (const Seat seat : ranking[index])
      terminal_.print(
          say_("score.place", Value::object({{"place", place},
                                             {"name", scene_.badge(seat) + " " + scene_.name(seat)},
                                             {"vp", points(seat)}})));
    place += ranking[index].size();
    tie = tie || (index > 0 && points(ranking[index].front()) == points(ranking[index - 1].front()));
  }
  if (tie && !match_.early_end()) terminal_.tell(board_->tie_break());
  std::vector<std::string> winners;
  for (const Seat seat : ranking.front()) winners.push_back(scene_.name(seat));
  terminal_.print();
  terminal_.tell(scene_.style(
      Paint::strong,
      say_("score.winner", Value::object({{"names", list_of(say_, winners)},
                                          {"count", winners.size()},
                                          {"you", scene_.you(ranking.front().front()) ? "yes" : "no"}}))));
  if (write_record()) {
    tell_file("play.record");
    exit_code_ = good;
  } else {
    exit_code_ = failed;
  }
}

}  // namespace horta::cli
