package import TextUI

/// The program that shows what is longer than the window: that of `PAGER`.
package struct Pager: Hashable, Sendable {
  /// As `PAGER` has it: a program and its arguments.
  package let command: String
  /// Whether it shows color: `less` does so if it is told to, of another pager nobody knows.
  let showsColor: Bool
  private let environment: [String: String]

  /// `nil` if none is wanted: an empty `PAGER`, none, or `cat`.
  package init?(environment: [String: String]) {
    command = (environment["PAGER"] ?? "").trimmingSpaces()
    guard !command.isEmpty, command != "cat" else { return nil }
    // As git has it: less ends at once if all fits, and shows colors.
    self.environment = environment.merging(["LESS": "FRX"]) { given, _ in given }
    let words = command.split { $0.isWhitespace }
    let options = words.dropFirst() + (self.environment["LESS"] ?? "").split { $0.isWhitespace }
    let name = words.first?.split(separator: "/").last
    showsColor = name == "less" && options.contains(where: Self.allowsColor)
  }

  /// `-R`, `-r` or their long names, among other letters or alone.
  private static func allowsColor(_ option: Substring) -> Bool {
    let long = "--raw-control-chars"
    return option.hasPrefix("--")
      ? option.lowercased() == long : option.contains { "Rr".contains($0) }
  }

  /// Shows a text, until the user leaves it.
  ///
  /// - Returns: whether the pager could be started.
  package func show(_ bytes: [UInt8]) -> Bool {
    ForegroundProgram.run(command, input: bytes, environment: environment) != .unstarted
  }

  /// Whether a text of so many rows is too long for a terminal, whose last row is the prompt's.
  package static func isWanted(for rows: Int, on description: TerminalDescription, _ size: Size)
    -> Bool
  {
    description.outputIsTerminal && !description.isDumb && rows >= size.rows
  }
}
