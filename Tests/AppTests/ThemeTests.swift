import Foundation
import Local
import PseudoTerminal
import Terminal
import TestSupport
import Testing

@testable import App

/// The colors of the real program, and what names them.
@MainActor
@Suite(.oneAtATime) struct ThemeTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func list(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try home.run(
      ["list", "cities", "--search", "lima pe", "--limit", "1", "--color", "always"] + arguments,
      input: [], environment: environment)
  }

  @Test func namesAreTheSameEverywhere() {
    #expect(SettingsFile.themes == Theme.allCases.map(\.rawValue))
  }

  @Test func anUnknownNameIsOneLineWithTheChoices() throws {
    let flag = try home.run("list", "cities", "--theme", "pink")
    #expect(flag.status == .exited(2))
    #expect(
      flag.errors
        == "'pink' is not a value of --theme: it is one of auto, dark, light, mono, 16.\n")
    let variable = try list(["--color", "never"], ["CATALEJO_THEME": "pink"])
    #expect(variable.status == .exited(0))
    #expect(
      variable.errors
        == "CATALEJO_THEME can't be “pink”; it can be: auto, dark, light, mono, 16.\n")
  }

  @Test func theCommandNamesTheChoicesToo() async throws {
    let world = try World()
    _ = await world.run("theme dark", "theme auto", "theme pink", "theme")
    #expect(
      world.console.lines.filter { $0.hasPrefix("!") } == [
        "! The theme is dark now.", "! The theme is auto (16) now.",
        "! “pink” does not work here. Type: theme auto|dark|light|mono|16",
        "! Something is missing. Type: theme auto|dark|light|mono|16",
      ])
    #expect(world.console.theme == .auto)
  }

  @Test func theCommandChangesPromptBannerAndTextAtOnce() throws {
    let terminal = try home.terminal("--offline", "--theme", "dark")
    try terminal.expect("\u{1B}[38;5;183mOffline")
    try terminal.expect("\u{1B}[38;5;80m ❯")
    try terminal.send("theme li\t\r")
    try terminal.expect("\u{1B}[38;5;90mThe theme is light now.")
    try terminal.expect("\u{1B}[38;5;90mOffline")
    try terminal.expect("\u{1B}[38;5;25m ❯")
    try terminal.send("/lima")
    try terminal.expect("\u{1B}[1;4;38;5;125mLima")
    try terminal.send("\r")
    try terminal.expect("\u{1B}[38;5;29m")
    try terminal.send("theme 16\r")
    try terminal.expect("\u{1B}[35mOffline")
    try terminal.expect("\u{1B}[94m ❯")
    try terminal.expect("\u{1B}[0m ")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func withoutColorsAThemeIsOnlyNoted(environment: [String: String]) throws {
    let terminal = try home.terminal("--theme", "dark", environment: environment)
    try terminal.expect("catalejo")
    try terminal.send("theme light\r")
    try terminal.expect("The theme is light now, but no colors are shown here.")
    try terminal.expect("❯")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.output.contains("38;5;"))
  }
}
