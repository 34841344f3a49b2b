import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// The user's editor and pager, run by the real program in a real (pseudo-)terminal.
@Suite(.oneAtATime) struct ForegroundProgramTests {
  private let home = Home()
  private var settings: String { home.path + "/.config/catalejo/config" }

  /// The editor sees a terminal that echoes; what it wrote holds at once, and what is wrong is said.
  @Test func setEditOpensTheSettingsFileAndReadsItAgain() throws {
    let editor = #"""
      sh -c 'stty -a | grep -q " icanon" && stty -a | grep -q " echo " && echo EDITING; \#
      printf "lang = es\ntheme = blue\n" >"$0"'
      """#
    let terminal = try home.terminal(environment: ["EDITOR": editor], showing: "❯")
    try terminal.enter("set edit", expecting: "EDITING", "línea 2", "«blue»")
    try terminal.enter("ajustes nada", expecting: "❯")
    try terminal.enter("ajustar idioma", expecting: "archivo de ajustes")
    try terminal.leave()
    #expect(try String(contentsOfFile: settings, encoding: .utf8) == "lang = es\ntheme = blue\n")
  }

  /// Ctrl-C is the editor's alone.
  @Test func anInterruptEndsTheEditorAndNotTheSession() throws {
    let editor = "trap 'echo CAUGHT; exit 0' INT; echo EDITING; while :; do sleep 0.05; done;"
    let terminal = try home.terminal(environment: ["VISUAL": editor], showing: "❯")
    try terminal.enter("set edit", expecting: "EDITING")
    try terminal.send("\u{03}", expecting: "CAUGHT")
    try terminal.expect("was read again.")
    try terminal.enter("help set", expecting: "opens the file")
    try terminal.leave()
  }

  @Test func anEditorThatCannotBeStartedIsSaid() throws {
    let terminal = try home.terminal(environment: ["EDITOR": "no-such-editor"], showing: "❯")
    try terminal.enter("set edit", expecting: "“no-such-editor”", "EDITOR")
    try terminal.leave()
    let run = try home.run(["set", "edit", "--lang", "es"])
    #expect(run.errors == "ajustar editar necesita una terminal.\n")
    #expect(run.status == .exited(2))
  }

  @Test func theShellKeepsAndTellsSettings() throws {
    #expect(try home.run("set", "theme", "dark").output.hasPrefix("theme = dark is kept in "))
    #expect(try home.run("set", "theme").output == "theme  dark  from the settings file\n")
    #expect(try home.run("set", "nosuch").status == .exited(2))
    let terminal = try home.terminal("set", "edit", environment: ["EDITOR": "rm"])
    try terminal.expect("was read again.")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: settings))
  }

  /// A detail that is longer than the window goes to the pager, a shorter one does not.
  @Test func aLongDetailIsPaged() throws {
    let pager = ["PAGER": "sed 's/^/| /'"]
    let long = try home.terminal(
      "detail", "cities", "3936456", "--offline", rows: 10, environment: pager)
    #expect(try long.waitForExit() == .exited(0))
    try long.expect("| Lima, PE")
    let short = try home.terminal(
      "detail", "cities", "3936456", "--offline", rows: 200, environment: pager)
    #expect(try short.waitForExit() == .exited(0))
    #expect(!String(decoding: short.bytes, as: UTF8.self).contains("| "))
    let piped = try home.run(["detail", "cities", "3936456", "--offline"], environment: pager)
    #expect(piped.output.hasPrefix("Lima, PE"))
  }

  @Test func helpIsPagedAndAPagerThatCannotBeStartedIsSaidOnce() throws {
    let help = try home.terminal(
      "help", rows: 10, environment: ["PAGER": "sed 's/^/| /'"])
    #expect(try help.waitForExit() == .exited(0))
    try help.expect("| Explore")
    let none = try home.terminal("help", "--lang", "es", rows: 10, environment: ["PAGER": "nosuch"])
    #expect(try none.waitForExit() == .exited(0))
    let text = String(decoding: none.bytes, as: UTF8.self)
    #expect(text.contains("Explora") || text.contains("Uso:"))
    #expect(text.components(separatedBy: "PAGER es «nosuch»").count == 2)
  }
}
