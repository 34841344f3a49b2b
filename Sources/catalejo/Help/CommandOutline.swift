import ArgumentParser
import Foundation

/// A command as ArgumentParser describes it, as far as help needs it.
struct CommandOutline: Decodable {
  struct Argument: Decodable, Hashable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable, Hashable {
      let kind: String
      let name: String
    }

    let kind: Kind
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let allValues: [String]?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool

    /// The long name as it is typed, else the short one.
    var option: String? {
      guard let name = names?.first(where: { $0.kind == "long" }) ?? names?.first else {
        return nil
      }
      return (name.kind == "long" ? "--" : "-") + name.name
    }
  }

  let commandName: String
  let abstract: String?
  let discussion: String?
  let arguments: [Argument]?
  let subcommands: [CommandOutline]?
  let defaultSubcommand: String?

  /// The program; nil where ArgumentParser describes it in another way than it does today.
  static var program: CommandOutline? {
    struct Dump: Decodable { let command: CommandOutline }
    return try? JSONDecoder().decode(Dump.self, from: Data(CatalejoCommand._dumpHelp().utf8))
      .command
  }

  var shown: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

  /// The commands below it; `help` is explained apart.
  var below: [CommandOutline] { (subcommands ?? []).filter { $0.commandName != "help" } }

  func command(named name: String) -> CommandOutline? {
    below.first { $0.commandName == name }
  }

  /// What follows the options that take a value, wherever they stand.
  var takers: Set<String> {
    Set((arguments ?? []).filter { $0.kind == .option }.compactMap(\.option))
      .union(below.flatMap(\.takers))
  }
}
