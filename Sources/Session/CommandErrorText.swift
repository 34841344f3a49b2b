import Localization
import TextUI

extension Strings {
  /// One line: what was wrong with a command line, and what to type instead.
  func message(for error: CommandError) -> String {
    switch error {
    case .unknown(let word, let suggestions):
      let what = self(ErrorText.unknownCommand, String(word.prefix(columns: 40)))
      let advice =
        suggestions.isEmpty
        ? self[ErrorText.seeHelp] : self(ErrorText.didYouMean, alternatives(suggestions))
      return "\(what) \(advice)"
    case .ambiguous(let word, let candidates):
      return self(ErrorText.ambiguousCommand, word, alternatives(candidates))
    case .missingArgument(let usage):
      return self(ErrorText.missingArgument, usage)
    case .invalidArgument(let argument, let usage):
      let argument = String(argument.prefix(columns: 40))
      // A command that takes nothing is its word alone.
      let isBare = usage.allSatisfy { $0.isLowercase || $0 == "-" }
      let text = isBare ? ErrorText.extraArgument : .invalidArgument
      return self(text, argument, usage)
    }
  }

  private func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(self[ErrorText.or]) " + last
  }
}
