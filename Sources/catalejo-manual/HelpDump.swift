/// What `catalejo --experimental-dump-help` prints, as far as the manual page needs it.
struct HelpDump: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
    let shouldDisplay: Bool?
  }

  struct Argument: Decodable, Hashable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable, Hashable {
      let kind: String
      let name: String

      /// As it is typed.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: Kind
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let allValues: [String]?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  let command: Command
}

extension HelpDump.Command {
  /// The commands below it that are shown; `help` explains itself.
  var shown: [HelpDump.Command] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  var shownArguments: [HelpDump.Argument] { (arguments ?? []).filter(\.shouldDisplay) }
  var options: [HelpDump.Argument] { shownArguments.filter { $0.kind != .positional } }
  var operands: [HelpDump.Argument] { shownArguments.filter { $0.kind == .positional } }
}
