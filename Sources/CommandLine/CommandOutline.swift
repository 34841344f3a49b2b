/// A command as ArgumentParser describes it (`--experimental-dump-help`), with the parts that help
/// and the manual page need.
package struct CommandOutline: Decodable {
  /// An operand, an option or a flag of the command.
  package struct Argument: Decodable, Hashable {
    package enum Kind: String, Decodable {
      case positional, option, flag
    }

    /// A name of an option or a flag, without its dashes.
    package struct Name: Decodable, Hashable {
      let kind: String
      let name: String

      /// The name as it is typed.
      package var text: String { (kind == "long" ? "--" : "-") + name }
    }

    package let kind: Kind
    package let names: [Name]?
    /// The word that stands for the value in usage lines, such as `catalog`.
    package let valueName: String?
    package let abstract: String?
    /// The values that the argument takes; `nil` if it takes any.
    package let allValues: [String]?
    package let isOptional: Bool
    package let isRepeating: Bool
    let shouldDisplay: Bool

    /// The long name as it is typed, else the short one.
    package var option: String? {
      (names?.first { $0.kind == "long" } ?? names?.first)?.text
    }
  }

  /// The description of the whole program.
  package struct Dump: Decodable {
    package let command: CommandOutline
  }

  package let commandName: String
  /// One sentence about the command.
  package let abstract: String?
  /// The paragraphs below it, with empty lines between them.
  package let discussion: String?
  package let arguments: [Argument]?
  let subcommands: [CommandOutline]?
  /// The command that is meant if the line names none below this one.
  package let defaultSubcommand: String?
  let shouldDisplay: Bool?

  /// The arguments that help explains.
  package var shown: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
  package var options: [Argument] { shown.filter { $0.kind != .positional } }
  package var operands: [Argument] { shown.filter { $0.kind == .positional } }

  /// The commands below this one, without `help`, which is explained apart.
  package var below: [CommandOutline] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  package func command(named name: String) -> CommandOutline? {
    subcommands?.first { $0.commandName == name }
  }

  /// The options of this command and those below it that take a value.
  package var optionsWithValues: Set<String> {
    Set((arguments ?? []).filter { $0.kind == .option }.compactMap(\.option))
      .union((subcommands ?? []).flatMap(\.optionsWithValues))
  }
}
