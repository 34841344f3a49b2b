import App
import ArgumentParser
import Domain
import Foundation
import Localization
import PseudoTerminal
import TestSupport
import Testing

@testable import catalejo

/// The completions, asked of real shells.
@Suite(.oneAtATime) struct CompletionTests {
  /// Lines up to the cursor, and what is offered there among other words or alone.
  private static let lines: [(line: String, offered: [String])] = [
    ("catalejo ", ["list", "detail", "map", "favorites", "refresh", "doctor", "about"]),
    ("catalejo --lang ", ["en", "es", "fr"]),
    ("catalejo --theme ", Program.choices(of: "theme")),
    ("catalejo list cities --dots ", Program.choices(of: "dots")),
    ("catalejo map --pictures ", Program.choices(of: "pictures")),
    ("catalejo about --color ", ["auto", "always", "never"]),
    ("catalejo list ", ["cities", "people", "pokemon", "items", "articles"]),
    ("catalejo map fav", ["favorites"]),
    ("catalejo refresh cities --source ", ["prod", "dev"]),
    ("catalejo favorites ", ["add", "remove", "export", "import"]),
    ("catalejo list articles --kind ", ["emailed", "shared", "viewed"]),
    ("catalejo list articles --period ", ["1", "7", "30"]),
    ("catalejo list items --filter ", ["category=", "cost=", "favorite=yes"]),
    ("catalejo list articles --filter kind", ["kind=emailed", "kind=shared", "kind=viewed"]),
    ("catalejo list people --sort ", ["order", "name", "age", "country"]),
    ("catalejo list cities --sort ", ["name", "population", "distance", "relevance"]),
    ("catalejo list --favo", ["--favorites"]),
    ("catalejo --trace fav", ["favorites"]),
  ]

  @Test(arguments: ["bash", "zsh", "fish"].filter(Shells.has))
  func scriptsAreOfTheirShell(_ name: String) throws {
    let shell = try #require(CompletionShell(rawValue: name))
    let folder = try Self.folder(for: shell, "completions")
    let run = try ProgramRun.run(
      Shells.path(name), ["-n", folder.path + "/completions"],
      environment: PseudoTerminal.environment(home: folder.path))
    #expect(run.status == .exited(0))
    #expect(run.errors == "")
  }

  /// ArgumentParser writes English; a text that is translated has other marks to be quoted.
  @Test(arguments: [
    ("zsh", "'map:Dessine la carte", "--width[Colonnes (par défaut"),
    ("fish", "-fa 'map' -d 'Dessine la carte", "-l 'width' -d 'Colonnes (par défaut"),
  ])
  func descriptionsAreInTheUsersLanguage(name: String, command: String, option: String) throws {
    let shell = try #require(CompletionShell(rawValue: name))
    let english = CatalejoCommand.completionScript(for: shell)
    let french = CompletionScript(strings: Strings(.french)).translated(english)
    #expect(french.contains(command))
    #expect(french.contains(option))
    #expect(!french.contains("Draw the map"))
    #expect(CompletionScript(strings: Strings(.english)).translated(english) == english)
    guard Shells.has(name) else { return }
    let folder = TemporaryFolder()
    try TestFiles.write(french, to: folder.file("completions"))
    let run = try ProgramRun.run(
      Shells.path(name), ["-n", folder.file("completions")],
      environment: PseudoTerminal.environment(home: folder.path))
    #expect(run.status == .exited(0))
    #expect(run.errors == "")
  }

  @Test func bashHasNoDescriptions() {
    let script = CatalejoCommand.completionScript(for: .bash)
    #expect(CompletionScript(strings: Strings(.spanish)).translated(script) == script)
  }

  @Test(.enabled(if: Shells.has("bash")), arguments: lines)
  func bashOffers(line: String, offered: [String]) throws {
    let script = """
      source "$1"
      read -ra COMP_WORDS <<<"$2"
      [[ $2 == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$2 COMP_POINT=${#2}
      _catalejo catalejo "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let folder = try Self.folder(for: .bash, "completions")
    let run = try ProgramRun.run(
      Shells.path("bash"), ["--norc", "-c", script, "bash", folder.path + "/completions", line],
      environment: PseudoTerminal.environment(home: folder.path, ["PATH": Shells.searchPath]))
    #expect(run.errors == "")
    let words = run.output.split(separator: "\n").map(String.init)
    #expect(offered.filter { !words.contains($0) } == [])
    if line.contains("--") { #expect(Set(words) == Set(offered)) }
  }

  @Test(.enabled(if: Shells.has("zsh"))) func zshOffers() throws {
    let folder = try Self.folder(for: .zsh, "_catalejo")
    try Self.type(
      into: "zsh", ["-f", "-i"], home: folder.path,
      setUp: "PS1='READY> '; fpath=($HOME $fpath); autoload -U compinit; compinit -u -D; "
        + "unsetopt list_ambiguous",
      sum: "$((1 + 1))")
  }

  @Test(.enabled(if: Shells.has("fish"))) func fishOffers() throws {
    let folder = try Self.folder(for: .fish, "completions")
    try Self.type(
      into: "fish", ["--no-config", "-i"], home: folder.path,
      setUp: "function fish_prompt; echo -n 'READY> '; end; source $HOME/completions",
      sum: "(math 1 + 1)")
  }

  private static func folder(
    for shell: CompletionShell, _ name: String
  ) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try CatalejoCommand.completionScript(for: shell)
      .write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
    return folder
  }

  /// Types each line and Tab into a shell, for those that complete only what is typed, and looks at
  /// the list it shows.
  ///
  /// - Parameters:
  ///   - setUp: a command that makes the prompt `READY> ` and reads the completions.
  ///   - sum: what comes to 2 in a command.
  private static func type(
    into shell: String, _ options: [String], home: String, setUp: String, sum: String
  ) throws {
    let terminal = try PseudoTerminal(
      Shells.path(shell), options,
      environment: PseudoTerminal.environment(home: home, ["PATH": Shells.searchPath]),
      columns: 200, rows: 50)
    try terminal.send("\(setUp); echo set-up-\(sum)\r")
    try terminal.expect("set-up-2")
    try terminal.expect("READY> ")
    // Where one word alone is offered it takes the place of what was typed.
    for (line, offered) in lines where offered.count > 1 {
      let start = terminal.bytes.count
      try terminal.send(line + "\t")
      // The list comes as a whole.
      try terminal.expect(anyOf: offered)
      // Ctrl-U takes away what was typed.
      try terminal.send("\u{15}echo next-\(sum)\r")
      try terminal.expect("next-2")
      try terminal.expect("READY> ")
      let shown = words(in: terminal.bytes[start...])
      #expect(offered.filter { !shown.contains($0) } == [], "\(shell): \(line)")
    }
  }

  /// The words between spaces and what moves the cursor or changes colors.
  private static func words(in bytes: ArraySlice<UInt8>) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]|\u{1B}\([A-Z]|[\u{E}\u{F}]/#, with: " ")
    return Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
