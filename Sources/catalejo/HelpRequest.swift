import App
import ArgumentParser
import CommandLine
import FoundationEssentials

/// The subject of a line that asks for help.
enum HelpRequest: Hashable {
  /// A command, by the names that lead to it. Without names it is the program.
  case command([String])
  /// The options that every command takes.
  case options
  /// Help itself, which ArgumentParser would list as a command.
  case help
  /// A name that no command has.
  case unknown(String)

  /// Whether a line may ask for help.
  ///
  /// To find out the subject costs more.
  static func isLikely(_ arguments: [String]) -> Bool {
    arguments.contains { ["--help", "-h", "help"].contains($0) }
  }

  /// `nil` if the line does not ask for help.
  init?(_ arguments: [String], of program: CommandOutline) {
    let optionsWithValues = program.optionsWithValues
    var words: [String] = []
    var isAsked = false
    var rest = arguments.prefix { $0 != "--" }
    while let word = rest.popFirst() {
      if ["--help", "-h"].contains(word) {
        isAsked = true
      } else if optionsWithValues.contains(word) {
        // Some options take a value that looks like an option, the others do not.
        let isValue =
          TraceFlag.optionsWithValues.contains(word) || rest.first?.hasPrefix("-") == false
        if isValue { rest = rest.dropFirst() }
      } else if !word.hasPrefix("-") {
        words.append(word)
      }
    }
    let isCommand = words.first == "help"
    guard isAsked || isCommand else { return nil }
    if isCommand { words.removeFirst() }
    if isCommand, words == ["options"] {
      self = .options
      return
    }
    if isCommand, words == ["help"] || words.isEmpty && isAsked {
      self = .help
      return
    }
    var path: [String] = []
    var command = program
    for word in words {
      guard let next = command.command(named: word) else {
        // Operands follow behind the command.
        guard isCommand else { break }
        self = .unknown(word)
        return
      }
      path.append(word)
      command = next
    }
    self = .command(path)
  }
}

extension CommandOutline {
  /// The description of the program; `nil` if ArgumentParser describes it in another form than
  /// today's.
  static var program: CommandOutline? {
    try? JSONDecoder().decode(Dump.self, from: Data(CatalejoCommand._dumpHelp().utf8)).command
  }
}
