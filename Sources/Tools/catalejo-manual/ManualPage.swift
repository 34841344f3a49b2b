import App
import CommandLine
import Domain

/// catalejo(1): a page that is written by hand, in which marks like `@OPTIONS@` are replaced by the
/// program's own description of its commands and services.
struct ManualPage {
  let root: CommandOutline
  let template: String
  let version: String
  /// The date of the release, `YYYY-MM-DD`.
  let date: String

  var text: String {
    // The line under NAME is no sentence, so it begins small and has no full stop.
    let abstract = root.abstract ?? ""
    let name = abstract.prefix(1).lowercased() + abstract.dropFirst().prefix { $0 != "." }
    // The exit statuses have a section of their own.
    let discussion = Self.split(root.discussion).filter { !$0.hasPrefix("Exit status:") }
    let forms = ["\\fBcatalejo\\fR [\\fIoptions\\fR]"] + root.below.flatMap { synopsis($0, []) }
    let keys = Catalogs.allServices.filter { $0.keyPage != nil }.map(\.keySetting)
    let marks = [
      ("DATE", [date]), ("VERSION", [version]), ("NAME", [Roff.text(name)]),
      ("SYNOPSIS", Array(forms.map { [$0] }.joined(separator: [".br"]))),
      ("DESCRIPTION", paragraphs(discussion)), ("OPTIONS", root.options.flatMap(Self.entry)),
      ("COMMANDS", root.below.flatMap { sections($0, path: []) }), ("SERVICES", services),
      ("ORDERS", Roff.filled(Catalogs.ids.map { "sort_\($0.rawValue)" }.joined(separator: ", "))),
      (
        "SETTINGS",
        Roff.filled((keys + Catalogs.allServices.map(\.addressSetting)).joined(separator: ", "))
      ),
    ]
    return marks.reduce(template) { text, mark in
      text.replacing("@\(mark.0)@", with: mark.1.joined(separator: "\n"))
    }
  }

  /// The environment variables of each service: its key, and another address.
  private var services: [String] {
    let keys = Catalogs.allServices.compactMap { service in
      service.keyPage.map { (service.keyVariable, "\(service.name.english): its key, from \($0).") }
    }
    let addresses = Catalogs.allServices.map { service in
      let language =
        service.address.contains("{lang}") ? "; {lang} in it stands for the language" : ""
      return (service.addressVariable, "\(service.name.english): another address\(language).")
    }
    return (keys + addresses).flatMap { [".TP", Roff.bold($0)] + Roff.filled($1) }
  }

  /// Returns how the operands of a command go together, in roff; `nil` if the operands themselves
  /// say it.
  ///
  /// A placeholder is in small letters and italic, a word that is typed as it is bold.
  private static func forms(of path: [String]) -> [String]? {
    guard let forms = CommandUsage.of(path)?.forms, !forms.isEmpty else { return nil }
    return forms.map { form in
      form.replacing(/[A-Z]+|[a-z]+/) { word in
        let isTyped = word.output.first?.isLowercase == true
        return isTyped ? Roff.bold(String(word.output)) : Roff.italic(word.output.lowercased())
      }.replacing("...", with: " ...")
    }
  }

  /// Returns a line for each command that can be run, with its operands.
  private func synopsis(_ command: CommandOutline, _ path: [String]) -> [String] {
    let path = path + [command.commandName]
    guard command.below.isEmpty else { return command.below.flatMap { synopsis($0, path) } }
    let forms =
      Self.forms(of: path)
      ?? [command.operands.map(Self.operand).joined(separator: " ")]
    let name = Roff.bold((["catalejo"] + path).joined(separator: " "))
    return forms.map { "\(name) [\\fIoptions\\fR]" + ($0.isEmpty ? "" : " " + $0) }
  }

  /// Describes a command and those below it, with the options that not every command has.
  private func sections(_ command: CommandOutline, path: [String]) -> [String] {
    let path = path + [command.commandName]
    var lines = [".SS " + path.joined(separator: " ")]
    lines += paragraphs([command.abstract ?? ""] + Self.split(command.discussion))
    // If the synopsis has forms, they say how often an operand is given; otherwise the operand's
    // own line does.
    let isExplained = Self.forms(of: path) != nil
    lines += command.operands.flatMap { operand in
      let head = isExplained ? Roff.italic(operand.valueName ?? "") : Self.operand(operand)
      return Self.entry(operand, head: head)
    }
    let common = Set(root.options)
    lines += command.options.filter { !common.contains($0) }.flatMap(Self.entry)
    return lines + command.below.flatMap { sections($0, path: path) }
  }

  /// Joins paragraphs.
  ///
  /// The first has no mark before it, because a heading is one.
  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.filter { !$0.isEmpty }.map(Roff.filled).joined(separator: [".PP"]))
  }

  private static func entry(_ option: CommandOutline.Argument) -> [String] {
    var head = (option.names ?? []).map { Roff.bold($0.text) }.joined(separator: ", ")
    if option.option == "--trace" { head += "[=" + Roff.italic("file") + "]" }
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
