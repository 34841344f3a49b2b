import App
import ArgumentParser
import CommandLine
import Components
import Domain
import Foundation
import Localization
import PseudoTerminal
import TestSupport
import Testing

@testable import catalejo
@testable import catalejo_manual

/// The manual page has what the commands take, and what is written by hand is still so.
@Suite(.oneAtATime) struct ManualPageTests {
  private let root: CommandOutline
  private let page: String

  init() throws {
    root = try #require(CommandOutline.program)
    page =
      try Self.page(.english, root)
  }

  private static func page(_ language: Language, _ root: CommandOutline) throws -> String {
    let code = language == .english ? "" : ".\(language.rawValue)"
    return ManualPage(
      root: root, template: try file("scripts/catalejo\(code).1.in"), strings: Strings(language),
      version: Version.current, date: "2026-11-20"
    ).text
  }

  /// The page of a language has the same commands, options, variables and files, and no English text.
  @Test(arguments: Language.others) func aPageInEachLanguage(_ language: Language) throws {
    let other = try Self.page(language, root)
    // The head of an entry is what is typed, and stands in the line after the request for it.
    func typed(_ page: String) -> [String] {
      let lines = page.split(separator: "\n")
      let heads = zip(lines, lines.dropFirst()).filter { $0.0 == ".TP" }.map(\.1)
      return heads.filter { $0.hasPrefix("\\fB") }.map {
        $0.replacing(#/\\f[BPR]/#, with: "").split(whereSeparator: " [".contains)[0].description
      } + lines.filter { $0.hasPrefix(".SS catalejo") }.map(String.init)
    }
    #expect(typed(other) == typed(page))
    #expect(typed(other).count > 100)
    let abstracts = root.below.flatMap { [$0] + $0.below }.compactMap(\.abstract)
    #expect(abstracts.filter { other.contains(Roff.text($0)) } == [])
    #expect(!other.contains(#/@[A-Z]+@/#) && other.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func everyOptionOfEveryCommandIsThere() {
    var missing: [String] = []
    var count = 0
    func look(at command: CommandOutline, _ path: [String]) {
      let path = path + [command.commandName]
      let own = section(".SS " + path.joined(separator: " "))
      for argument in command.shown {
        let names = argument.names?.map(\.text) ?? [argument.valueName ?? ""]
        for name in names.map(Roff.text) {
          count += 1
          let marked = ["\\fB\(name)\\fR", "\\fI\(name)\\fR"]
          let places = argument.kind == .positional ? own : own + section(".SH OPTIONS")
          if !marked.contains(where: places.contains) { missing.append("\(path) \(name)") }
        }
      }
      for command in command.below { look(at: command, path) }
    }
    for command in root.below { look(at: command, []) }
    #expect(missing == [])
    #expect(count > 150)
    let options = section(".SH OPTIONS")
    #expect(options.contains(".TP\n\\fB\\-\\-trace\\fR[=\\fIfile\\fR]\n"))
    #expect(options.contains("\n\\fB\\-\\-lang\\fR \\fIlang\\fR\n"))
  }

  @Test func sectionsStandInTheirUsualOrder() {
    let headings = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(
      headings.map { String($0.dropFirst(4)) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
    #expect(page.hasPrefix(".\\\" "))
    #expect(
      page.contains(
        ".TH CATALEJO 1 \"2026-11-20\" \"catalejo \(Version.current)\" \"User Commands\"\n"))
    #expect(
      page.contains(
        "\ncatalejo \\- explore public data from the terminal, offline first\n"))
    #expect(!page.contains(#/@[A-Z]+@/#))
  }

  @Test func everyExitStatusIsThereAndInThePageOfScripts() throws {
    let statuses = section(".SH EXIT STATUS").split(separator: ".TP\n").dropFirst().map { entry in
      let lines = entry.replacing("\\(aq", with: "'").split(separator: "\n")
      let status = lines[0].dropFirst("\\fB".count).dropLast("\\fR".count)
      return "| \(status) | \(lines.dropFirst().joined(separator: " ")) |"
    }
    for status in Int32(0)...20 where Components.ExitStatus(rawValue: status) != nil {
      #expect(statuses.contains { $0.hasPrefix("| \(status) |") })
    }
    let page = try Self.file("docs/scripts.md").split(separator: "\n").map(String.init)
    #expect(page.filter { $0.prefixMatch(of: #/\| \d+ \|/#) != nil } == statuses)
  }

  @Test func everyVariableThePageOfSettingsHasIsThere() throws {
    let rows = try Self.file("docs/settings.md").split(separator: "\n")
      .filter { $0.hasPrefix("|") }
    let variables = Set(
      rows.flatMap { $0.matches(of: #/CATALEJO_[A-Z_]+/#).map { String($0.output) } })
    #expect(variables.count > 10)
    let environment = section(".SH ENVIRONMENT")
    #expect(variables.filter { !environment.contains($0) } == [])
  }

  /// Each service can be replaced by another; that is said wherever settings are.
  @Test func everyCatalogIsInTheGuideAndEveryAddressAmongTheSettingsAndTheFiles() throws {
    let guide = try Self.file("docs/guide.md")
    #expect(Catalogs.ids.filter { !guide.contains("\n| `\($0.rawValue)` |") } == [])
    let settings = try Self.file("docs/settings.md")
    let files = section(".SH FILES")
    for service in Catalogs.allServices {
      #expect(
        settings.contains("`\(service.addressVariable)` | `\(service.addressSetting) = …`"))
      #expect(files.contains(service.addressSetting))
    }
  }

  @Test func textMeansItself() {
    #expect(Roff.text(#"a\b-c 'd' `e`"#) == #"a\eb\-c \(aqd\(aq \(gae\(ga"#)
    #expect(Roff.text("2^z ~ ·") == #"2\(haz \(ti \[u00B7]"#)
    #expect(
      Roff.filled(".a is one. Two `b c` is: d") == [
        "\\&.a is one.", "Two \\fBb c\\fR is:", "d",
      ])
    let long = Roff.filled(String(repeating: "words and ", count: 30))
    #expect(long.allSatisfy { $0.count <= 80 } && long.count > 3)
  }

  @Test(
    arguments: [
      ("mandoc", ["-T", "lint"]), ("groff", ["-man", "-Tutf8", "-ww", "-z", "-rCHECKSTYLE=3"]),
    ].filter { Shells.has($0.0) })
  func whoReadsItHasNothingToSayOfIt(program: String, arguments: [String]) throws {
    let folder = TemporaryFolder()
    for language in Language.allCases {
      let page = try Self.page(language, root)
      try page.write(toFile: folder.path + "/catalejo.1", atomically: true, encoding: .utf8)
      let run = try ProgramRun.run(
        Shells.path(program), arguments + [folder.path + "/catalejo.1"],
        environment: PseudoTerminal.environment(home: folder.path))
      #expect(run.output + run.errors == "", "\(language)")
    }
  }

  /// A file of the repository.
  private static func file(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// From a heading to the next one.
  private func section(_ heading: String) -> String {
    var isInside = false
    let lines = page.split(separator: "\n").filter { line in
      if line.hasPrefix(".S") { isInside = line == heading }
      return isInside
    }
    return lines.joined(separator: "\n")
  }
}
