import App
import CommandLine
import Domain
import Localization
import TextUI

/// A page of help in a language: the arguments of a command, examples, and the names of the other
/// pages.
struct HelpPage {
  let program: CommandOutline
  let strings: Strings
  let width: Int

  /// - Parameter path: the names that lead to a command; none lead to the program.
  func text(of path: [String]) -> String {
    let command = path.reduce(program) { $0.command(named: $1) ?? $0 }
    let paragraphs = (command.discussion ?? "").split(separator: "\n\n")
    let examples = CommandUsage.of(path)?.examples ?? []
    let blocks: [[String]] =
      [
        wrapped(translated(command.abstract)), usage(command, path), rows(own(command)),
        commands(below: command), [strings("Examples:")] + examples.map { "  " + $0 },
      ] + paragraphs.map { wrapped(translated(String($0))) } + [
        wrapped(
          strings(
            "{0} more options that every command takes: catalejo help options",
            String(general.count)))
      ]
    return text(blocks)
  }

  /// Explains the options that every command takes.
  var textOfOptions: String {
    text([
      wrapped(strings("Options that every command takes, before its name or after it:")),
      rows(general.map { (head($0), text(of: $0)) }),
    ])
  }

  /// Explains how to ask for help.
  var textOfHelp: String {
    let form = "catalejo help " + strings.arguments("[COMMAND]...")
    let examples = ["catalejo help map", "catalejo help favorites add", "catalejo help options"]
    return text([
      wrapped(strings("Say what a command takes; help options: what all take.")),
      [strings("Usage:") + " " + form],
      [strings("Examples:")] + examples.map { "  " + $0 },
    ])
  }

  private func text(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "\n")
  }

  // MARK: - Parts

  private func usage(_ command: CommandOutline, _ path: [String]) -> [String] {
    let title = strings("Usage:")
    return forms(command, path).enumerated().map { index, form in
      let start = [index == 0 ? title : String(repeating: " ", count: title.count), "catalejo"]
      return (start + path + [form, strings("[options]")]).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// Returns how the operands of a command go together.
  ///
  /// The declarations say it if the command has no forms of its own.
  private func forms(_ command: CommandOutline, _ path: [String]) -> [String] {
    if let forms = CommandUsage.of(path)?.forms, !forms.isEmpty {
      return forms.map { $0.replacing(/[A-Z]+/) { strings.arguments(String($0.output)) } }
    }
    return [
      command.operands.map { value($0) + ($0.isRepeating ? "..." : "") }.joined(separator: " ")
    ]
  }

  /// Returns the arguments that only this command takes; for the program those of a session.
  private func own(_ command: CommandOutline) -> [(head: String, text: String)] {
    let command =
      command.commandName == program.commandName
      ? command.defaultSubcommand.flatMap(command.command) ?? command : command
    return (command.operands + command.options).filter { !general.contains($0) }
      .map { (head($0), text(of: $0)) }
  }

  private var general: [CommandOutline.Argument] { program.shown }

  /// The names of the commands that help can be asked for.
  var names: [String] { listed(below: program).map(\.commandName) }

  private func listed(below command: CommandOutline) -> [CommandOutline] {
    command.below.filter { $0.commandName != program.defaultSubcommand }
  }

  private func commands(below command: CommandOutline) -> [String] {
    let below = listed(below: command)
    guard !below.isEmpty else { return [] }
    let isProgram = command.commandName == program.commandName
    let help =
      isProgram ? [("help", strings("Say what a command takes; help options: what all take."))] : []
    return [strings("Commands:")]
      + rows(below.map { ($0.commandName, translated($0.abstract)) } + help)
  }

  // MARK: - Words

  private func translated(_ text: String?) -> String {
    let line = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return OptionText.translated(line, strings, catalogs: Catalogs.descriptions)
  }

  private func text(of argument: CommandOutline.Argument) -> String {
    let text = translated(argument.abstract)
    guard let values = argument.allValues, !values.isEmpty else { return text }
    return text + " " + strings("One of {0}.", values.joined(separator: ", "))
  }

  private func head(_ argument: CommandOutline.Argument) -> String {
    guard let option = argument.option else { return value(argument) }
    if option == "--trace" { return strings.arguments("--trace[=FILE]") }
    return argument.kind == .option ? option + " " + value(argument) : option
  }

  private func value(_ argument: CommandOutline.Argument) -> String {
    strings.standIn(for: argument.valueName ?? "")
  }

  // MARK: - Layout

  private func wrapped(_ text: String) -> [String] {
    text.isEmpty ? [] : Wrapping.wrap(text, to: width)
  }

  /// Lays out each thing with its meaning beside it, or below it if there is little room.
  private func rows(_ rows: [(head: String, text: String)]) -> [String] {
    let column = min(24, rows.map(\.head.count).max() ?? 0)
    let room = width - column - 4
    guard room >= 24 else {
      return rows.flatMap { row in
        ["  " + row.head] + Wrapping.wrap(row.text, to: max(1, width - 6)).map { "      " + $0 }
      }
    }
    let indent = String(repeating: " ", count: column + 4)
    return rows.flatMap { row in
      let lines = Wrapping.wrap(row.text, to: room)
      let head = "  " + row.head
      guard row.head.count <= column, let first = lines.first else {
        return [head] + lines.map { indent + $0 }
      }
      let gap = String(repeating: " ", count: indent.count - head.count)
      return [head + gap + first] + lines.dropFirst().map { indent + $0 }
    }
  }
}
