import App
import CommandLine

/// catalejo(1), made of what the program says of its commands and of what it can't know of itself.
struct ManualPage {
  let root: CommandOutline
  let version: String
  /// Of the release, `YYYY-MM-DD`.
  let date: String

  var text: String { lines.joined(separator: "\n") + "\n" }

  private var lines: [String] {
    // The line of a manual's NAME is no sentence.
    let abstract = root.abstract ?? ""
    let name = abstract.prefix(1).lowercased() + abstract.dropFirst().prefix { $0 != "." }
    // The statuses have a section of their own.
    let discussion = Self.split(root.discussion).filter { !$0.hasPrefix("Exit status:") }
    let forms = ["\\fBcatalejo\\fR [\\fIoptions\\fR]"] + root.below.flatMap { synopsis($0, []) }
    var lines = [
      ".\\\" Made by catalejo-manual of what the program says of itself.",
      ".TH CATALEJO 1 \"\(date)\" \"catalejo \(version)\" \"User Commands\"",
      ".SH NAME", "catalejo \\- " + Roff.text(name), ".SH SYNOPSIS",
    ]
    lines += forms.map { [$0] }.joined(separator: [".br"])
    lines += [".SH DESCRIPTION"] + paragraphs(discussion + ManualText.description)
    lines += [".SH OPTIONS"] + paragraphs([ManualText.options]) + root.options.flatMap(Self.entry)
    lines += [".SH COMMANDS"] + root.below.flatMap { sections($0, path: []) }
    lines += section("ENVIRONMENT", ManualText.environment)
    lines += section("FILES", ManualText.files)
    lines += section("EXIT STATUS", ManualText.exitStatus)
    lines += section("EXAMPLES", ManualText.examples)
    return lines + [".SH SEE ALSO", ManualText.seeAlso]
  }

  /// Each command that does something, with what it takes.
  private func synopsis(_ command: CommandOutline, _ path: [String]) -> [String] {
    let path = path + [command.commandName]
    guard command.below.isEmpty else { return command.below.flatMap { synopsis($0, path) } }
    let forms =
      ManualText.operands[path.joined(separator: " ")]
      ?? [command.operands.map(Self.operand).joined(separator: " ")]
    let name = Roff.bold((["catalejo"] + path).joined(separator: " "))
    return forms.map { "\(name) [\\fIoptions\\fR]" + ($0.isEmpty ? "" : " " + $0) }
  }

  /// A command and those below it: what it does, and what it takes beside what all take.
  private func sections(_ command: CommandOutline, path: [String]) -> [String] {
    let path = path + [command.commandName]
    var lines = [".SS " + path.joined(separator: " ")]
    lines += paragraphs([command.abstract ?? ""] + Self.split(command.discussion))
    // Where the synopsis does not have how often an operand is given, this has.
    let isExplained = ManualText.operands[path.joined(separator: " ")] != nil
    lines += command.operands.flatMap { operand in
      let head = isExplained ? Roff.italic(operand.valueName ?? "") : Self.operand(operand)
      return Self.entry(operand, head: head)
    }
    let common = Set(root.options)
    lines += command.options.filter { !common.contains($0) }.flatMap(Self.entry)
    return lines + command.below.flatMap { sections($0, path: path) }
  }

  private func section(_ title: String, _ entries: [ManualText.Entry]) -> [String] {
    [".SH " + title]
      + entries.flatMap { [".TP", Roff.withoutControl(Roff.bold($0.name))] + Roff.filled($0.text) }
  }

  /// Without a mark of a paragraph before the first, which a heading is.
  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.filter { !$0.isEmpty }.map(Roff.filled).joined(separator: [".PP"]))
  }

  private static func entry(_ option: CommandOutline.Argument) -> [String] {
    let names = (option.names ?? []).map(\.text)
    var head = names.map(Roff.bold).joined(separator: ", ")
    if let value = names.first.flatMap({ ManualText.values[$0] }) {
      head += "[=" + Roff.italic(value) + "]"
    }
    if option.kind == .option { head += " " + Roff.italic(option.valueName ?? "") }
    return entry(option, head: head)
  }

  private static func entry(_ argument: CommandOutline.Argument, head: String) -> [String] {
    var text = argument.abstract ?? ""
    if let values = argument.allValues, !values.isEmpty {
      text += " One of " + values.joined(separator: ", ") + "."
    }
    return [".TP", head] + Roff.filled(text)
  }

  private static func operand(_ argument: CommandOutline.Argument) -> String {
    let name = Roff.italic(argument.valueName ?? "") + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? "[" + name + "]" : name
  }

  private static func split(_ discussion: String?) -> [String] {
    (discussion ?? "").split(separator: "\n\n").map(String.init)
  }
}
