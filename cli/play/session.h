#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bots/bot_kind.h"
#include "cli/play/board.h"
#include "cli/play/terminal.h"
#include "engine/core/match.h"
#include "files/whole_file.h"
#include "text/locale.h"

namespace horta::cli {

// Where a game is saved, and what stood there when this program last saw it.
struct SaveFile {
  std::string path;
  FileMark seen;
};

// One game at the terminal, from where the match stands to its end or until the person leaves.
class Session {
 public:
  // `bots` by seat; null where a person sits.
  Session(Terminal& terminal, const Locale& say, Match match, std::vector<std::unique_ptr<Bot>> bots,
          SaveFile file);

  // The exit code.
  int run();

 private:
  // What the loop does after something was typed.
  enum class Next {
    ask_again,   // the same question
    show_again,  // the same question with its options
    go_on,       // the position changed, or the session ends
  };

  // What can be typed, apart from the options of the decision.
  enum class Asked { decision, end_of_turn };

  bool is_bot(Seat seat) const { return bots_[static_cast<std::size_t>(seat)] != nullptr; }
  bool leaving() const { return exit_code_.has_value(); }

  void greet();
  void step();
  void play_bot(Seat seat);
  // The bot's seat gives up; where the game goes on, another bot takes it over.
  void replace_bot(Seat seat, const Fault& fault);
  void ask(Seat seat);
  void confirm_end_of_turn(Seat seat);
  void end_turn(Seat seat);
  void finish();

  // Prints what happened since the last time.
  void tell_news();
  void draw_board();
  void print_question(const std::string& question) const;
  // The options from the one that the page begins with; `filter` leaves out those that do not contain it.
  void print_choices();
  bool matches(const Choice& choice) const;
  std::string label_of(const Choice& choice) const;

  Next answer(Seat seat, const std::string& line, Asked asked);
  Next choose_number(Seat seat, const std::string& text);
  Next choose_notation(Seat seat, const std::string& text);
  Next decide(Seat seat, Move move);
  void refuse(const Refusal& refusal);
  // The option of the decision that a text names as it stands there, or in its notation.
  std::optional<Move> find_choice(std::string_view text) const;
  // The move a text means: notation in the person's language, or the name of a cell and the like.
  std::optional<Move> find_move(std::string_view text) const;

  Next help();
  Next explain(Seat seat, const std::string& text);
  Next hint(Asked asked);
  Next show_log(const std::string& text);
  Next show_score();
  Next undo(Seat seat, bool whole_turn);
  Next more();
  Next filter(const std::string& text);
  Next save(const std::string& path);
  Next quit();
  // Saves the game to its file, or beside it when somebody else has written there since.
  bool write_record();
  // A message about the file of the game.
  void tell_file(std::string_view id);
  void leave();        // the input is at its end, or there was an interrupt
  void say_goodbye();  // the unfinished game is saved

  Terminal& terminal_;
  const Locale say_;  // as the game says things
  Match match_;
  std::vector<std::unique_ptr<Bot>> bots_;
  SaveFile file_;
  std::vector<FileMark> own_files_;  // that this session has written, and may write again
  Scene scene_;
  std::unique_ptr<Board> board_;
  std::vector<std::string> names_;  // by seat

  std::size_t told_ = 0;  // journal entries that were told
  std::optional<int> exit_code_;

  // The decision being asked.
  std::vector<Choice> choices_;
  std::string filter_;
  std::size_t page_ = 0;
};

// The figures of the seats: names of persons and bots, "You" for the only person.
std::vector<Figure> figures_of(const Locale& say, const MatchSetup& setup, const std::vector<bool>& persons);

}  // namespace horta::cli
