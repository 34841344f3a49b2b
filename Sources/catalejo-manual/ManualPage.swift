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
    var lines = [
      ".\\\" Made by catalejo-manual of what the program says of itself.",
      ".TH CATALEJO 1 \"\(date)\" \"catalejo \(version)\" \"User Commands\"",
      ".SH NAME",
      Roff.text("catalejo") + " \\- " + Roff.text(Self.uncapitalized(root.abstract ?? "")),
    ]
    lines += [".SH SYNOPSIS"] + synopsis
    lines += [".SH DESCRIPTION"] + paragraphs(description)
    lines += [".SH OPTIONS"] + paragraphs([ManualText.options])
    lines += root.options.flatMap { Self.entry($0) }
    lines += [".SH COMMANDS"] + root.below.flatMap { sections($0, path: []) }
    lines += section("ENVIRONMENT", ManualText.environment)
    lines += section("FILES", ManualText.files)
    lines += section("EXIT STATUS", ManualText.exitStatus)
    lines += section("EXAMPLES", ManualText.examples)
    lines += [".SH SEE ALSO", ManualText.seeAlso]
    return lines
  }

  /// Each command that does something, with what it takes.
  private var synopsis: [String] {
    var rows = [Roff.bold("catalejo") + " [" + Roff.italic("options") + "]"]
    func add(_ command: CommandOutline, _ path: [String]) {
      let path = path + [command.commandName]
      for below in command.below { add(below, path) }
      guard command.below.isEmpty else { return }
      let forms =
        ManualText.operands[path.joined(separator: " ")]
        ?? [command.operands.map(Self.operand).joined(separator: " ")]
      for form in forms {
        let name = Roff.bold((["catalejo"] + path).joined(separator: " "))
        rows.append(name + " [" + Roff.italic("options") + "]" + (form.isEmpty ? "" : " " + form))
      }
    }
    for command in root.below { add(command, []) }
    return Array(rows.map { [$0] }.joined(separator: [".br"]))
  }

  /// The statuses have a section of their own.
  private var description: [String] {
    Self.split(root.discussion).filter { !$0.hasPrefix("Exit status:") } + ManualText.description
  }

  /// A command and those below it: what it does, and what it takes beside what all take.
  private func sections(_ command: CommandOutline, path: [String]) -> [String] {
    let path = path + [command.commandName]
    let common = Set(root.options)
    var lines = [".SS " + path.joined(separator: " ")]
    lines += paragraphs([command.abstract ?? ""] + Self.split(command.discussion))
    let isExplained = ManualText.operands[path.joined(separator: " ")] != nil
    lines += command.operands.flatMap { Self.entry($0, isExplained: isExplained) }
    lines += command.options.filter { !common.contains($0) }.flatMap { Self.entry($0) }
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

  /// - Parameter isExplained: whether the synopsis has how often an operand is given.
  private static func entry(
    _ argument: CommandOutline.Argument, isExplained: Bool = false
  ) -> [String] {
    var head: String
    if argument.kind == .positional {
      head = isExplained ? Roff.italic(argument.valueName ?? "") : operand(argument)
    } else {
      head = (argument.names ?? []).map { Roff.bold($0.text) }.joined(separator: ", ")
      if let name = argument.names?.first?.text, let value = ManualText.values[name] {
        head += "[=" + Roff.italic(value) + "]"
      }
      if argument.kind == .option { head += " " + Roff.italic(argument.valueName ?? "") }
    }
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
    var paragraphs: [[Substring]] = [[]]
    for line in (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The line of a manual's NAME is no sentence.
  private static func uncapitalized(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().prefix { $0 != "." }
  }
}
