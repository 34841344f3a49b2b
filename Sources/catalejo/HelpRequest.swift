import App
import ArgumentParser
import CommandLine
import FoundationEssentials

/// What a command line wants to be told, where it asks for help.
enum HelpRequest: Hashable {
  /// Of a command, by the names that lead to it; of the program where there are none.
  case command([String])
  /// Of what every command takes.
  case options
  /// Of help itself, which is no command of ours.
  case help
  /// Of something that is no command.
  case unknown(String)

  /// Whether help may be asked for; finding out what for costs more.
  static func isLikely(_ arguments: [String]) -> Bool {
    arguments.contains { ["--help", "-h", "help"].contains($0) }
  }

  /// Nil where no help is asked for.
  init?(_ arguments: [String], of program: CommandOutline) {
    let takers = program.takers
    var words: [String] = []
    var isAsked = false
    var rest = arguments.prefix { $0 != "--" }
    while let word = rest.popFirst() {
      if ["--help", "-h"].contains(word) {
        isAsked = true
      } else if takers.contains(word) {
        // Some take what looks like an option as their value, the others don't.
        let isValue = TraceFlag.takers.contains(word) || rest.first?.hasPrefix("-") == false
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
        // Behind the command stand its operands.
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
  /// The program; nil where ArgumentParser describes it in another way than it does today.
  static var program: CommandOutline? {
    try? JSONDecoder().decode(Dump.self, from: Data(CatalejoCommand._dumpHelp().utf8)).command
  }
}
