import App
import CommandLine
import Domain
import Localization

/// catalejo(1) in a language: a page that is written by hand, in which marks like `@DATE@` and lines
/// like `.OPTIONS` are replaced by the program's own description of its commands and services.
struct ManualPage {
  let root: CommandOutline
  /// The page in the language, as po4a writes it of the English one.
  let template: String
  let strings: Strings
  let version: String
  /// The date of the release, `YYYY-MM-DD`.
  let date: String

  var text: String {
    // The line under NAME is no sentence, so it begins small and has no full stop.
    let abstract = translated(root.abstract)
    let name = abstract.prefix(1).lowercased() + abstract.dropFirst().prefix { $0 != "." }
    // The exit statuses have a section of their own.
    let discussion = Self.split(root.discussion).filter { !$0.hasPrefix("Exit status:") }
    let forms = [Roff.bold("catalejo") + options] + root.below.flatMap { synopsis($0, []) }
    let keys = Catalogs.allServices.filter { $0.keyPage != nil }.map(\.keySetting)
    let marks = [
      ("@DATE@", [date]), ("@VERSION@", [version]), ("@NAME@", Roff.filled("catalejo - " + name)),
      (".SYNOPSIS\n", Array(forms.map { [$0] }.joined(separator: [".br"]))),
      (".DESCRIPTION\n", paragraphs(discussion)), (".OPTIONS\n", root.options.flatMap(entry)),
      (".COMMANDS\n", root.below.flatMap { sections($0, path: []) }), (".SERVICES\n", services),
      ("@ORDERS@", Roff.filled(Catalogs.ids.map { "sort_\($0.rawValue)" }.joined(separator: ", "))),
      (
        "@SETTINGS@",
        Roff.filled((keys + Catalogs.allServices.map(\.addressSetting)).joined(separator: ", "))
      ),
    ]
    let page = marks.reduce(template) { text, mark in
      let isLine = mark.0.hasSuffix("\n")
      return text.replacing(mark.0, with: mark.1.joined(separator: "\n") + (isLine ? "\n" : ""))
    }
    return Roff.tidied(page)
  }

  /// Returns a text of the program's description in the language.
  private func translated(_ text: String?) -> String {
    let line = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return OptionText.translated(line, strings, catalogs: Catalogs.descriptions)
  }

  private var options: String {
    let word = strings("[options]").dropFirst().dropLast()
    return " [\(Roff.italic(String(word)))]"
  }

  /// Returns the word for the value of an argument.
  private func value(_ argument: CommandOutline.Argument) -> String {
    let name = argument.valueName ?? ""
    return Roff.italic(
      strings.language == .english ? name : strings.standIn(for: name).lowercased())
  }

  /// The environment variables of each service: its key, and another address.
  private var services: [String] {
    let keys = Catalogs.allServices.compactMap { service in
      service.keyPage.map {
        (
          service.keyVariable,
          strings("{0}: its key, from {1}.", strings.name(of: service), $0.description)
        )
      }
    }
    let addresses = Catalogs.allServices.map { service in
      let words =
        service.address.contains("{lang}")
        ? Words("{0}: another address; {1} in it stands for the language.")
        : Words("{0}: another address.")
      return (service.addressVariable, strings(words, strings.name(of: service), "{lang}"))
    }
    return (keys + addresses).flatMap { [".TP", Roff.bold($0)] + Roff.filled($1) }
  }

  /// Returns how the operands of a command go together, in roff; `nil` if the operands themselves
  /// say it.
  ///
  /// A placeholder is in small letters and italic, a word that is typed as it is bold.
  private func forms(of path: [String]) -> [String]? {
    guard let forms = CommandUsage.of(path)?.forms, !forms.isEmpty else { return nil }
    return forms.map { form in
      form.replacing(/[A-Z]+|[a-z]+/) { match in
        let word = String(match.output)
        let isTyped = word.first?.isLowercase == true
        return isTyped ? Roff.bold(word) : Roff.italic(strings.arguments(word).lowercased())
      }.replacing("...", with: " ...")
    }
  }

  /// Returns a line for each command that can be run, with its operands.
  private func synopsis(_ command: CommandOutline, _ path: [String]) -> [String] {
    let path = path + [command.commandName]
    guard command.below.isEmpty else { return command.below.flatMap { synopsis($0, path) } }
    let forms = forms(of: path) ?? [command.operands.map(operand).joined(separator: " ")]
    let name = Roff.bold((["catalejo"] + path).joined(separator: " "))
    return forms.map { name + options + ($0.isEmpty ? "" : " " + $0) }
  }

  /// Describes a command and those below it, with the options that not every command has.
  private func sections(_ command: CommandOutline, path: [String]) -> [String] {
    let path = path + [command.commandName]
    var lines = [".SS " + path.joined(separator: " ")]
    lines += paragraphs([command.abstract ?? ""] + Self.split(command.discussion))
    // If the synopsis has forms, they say how often an operand is given; otherwise the operand's
    // own line does.
    let isExplained = forms(of: path) != nil
    lines += command.operands.flatMap { operand in
      entry(operand, head: isExplained ? value(operand) : self.operand(operand))
    }
    let common = Set(root.options)
    lines += command.options.filter { !common.contains($0) }.flatMap(entry)
    return lines + command.below.flatMap { sections($0, path: path) }
  }

  /// Joins paragraphs.
  ///
  /// The first has no mark before it, because a heading is one.
  private func paragraphs(_ texts: [String]) -> [String] {
    let shown = texts.map(translated).filter { !$0.isEmpty }
    return Array(shown.map(Roff.filled).joined(separator: [".PP"]))
  }

  private func entry(_ option: CommandOutline.Argument) -> [String] {
    var head = (option.names ?? []).map { Roff.bold($0.text) }.joined(separator: ", ")
    if option.option == "--trace" {
      head += "[=" + Roff.italic(strings.arguments("FILE").lowercased()) + "]"
    }
    if option.kind == .option { head += " " + value(option) }
    return entry(option, head: head)
  }

  private func entry(_ argument: CommandOutline.Argument, head: String) -> [String] {
    var text = translated(argument.abstract)
    if let values = argument.allValues, !values.isEmpty {
      text += " " + strings("One of {0}.", values.joined(separator: ", "))
    }
    return [".TP", head] + Roff.filled(text)
  }

  private func operand(_ argument: CommandOutline.Argument) -> String {
    let name = value(argument) + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? "[" + name + "]" : name
  }

  private static func split(_ discussion: String?) -> [String] {
    (discussion ?? "").split(separator: "\n\n").map(String.init)
  }
}
