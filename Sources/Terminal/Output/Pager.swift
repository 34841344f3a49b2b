package import TextUI

/// The program that shows texts that are longer than the window: the one of `PAGER`.
package struct Pager: Hashable, Sendable {
  /// A program and its arguments, as in `PAGER`.
  package let command: String
  /// Whether it shows color: `less` does if an option says so; of other pagers it is not known.
  let showsColor: Bool
  private let environment: [String: String]

  /// Reads `PAGER`; makes `nil` if the variable is missing or empty, or if it is `cat`.
  package init?(environment: [String: String]) {
    command = (environment["PAGER"] ?? "").trimmingSpaces()
    guard !command.isEmpty, command != "cat" else { return nil }
    // As git sets it: less ends at once if the whole text fits, and shows colors.
    self.environment = environment.merging(["LESS": "FRX"]) { given, _ in given }
    let words = command.split { $0.isWhitespace }
    let options = words.dropFirst() + (self.environment["LESS"] ?? "").split { $0.isWhitespace }
    let name = words.first?.split(separator: "/").last
    showsColor = name == "less" && options.contains(where: Self.allowsColor)
  }

  /// Whether an option is `-R` or `-r`, among other letters or alone, or their long name.
  private static func allowsColor(_ option: Substring) -> Bool {
    let long = "--raw-control-chars"
    return option.hasPrefix("--")
      ? option.lowercased() == long : option.contains { "Rr".contains($0) }
  }

  /// Shows a text, until the user leaves it.
  ///
  /// - Returns: whether the pager was started.
  package func show(_ bytes: [UInt8]) -> Bool {
    ForegroundProgram.run(command, input: bytes, environment: environment) != .unstarted
  }

  /// Whether a text has more rows than a terminal can show above its prompt, which takes the last one.
  package static func isWanted(for rows: Int, on description: TerminalDescription, _ size: Size)
    -> Bool
  {
    description.outputIsTerminal && !description.isDumb && rows >= size.rows
  }
}
