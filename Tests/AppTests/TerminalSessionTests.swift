import Foundation
import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// The real program in a real (pseudo-)terminal, driven key by key.
@Suite(.oneAtATime) struct TerminalSessionTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func aPersonFindsACityAndSeesItOnTheMap() throws {
    let terminal = try home.terminal(showing: "❯")
    try terminal.send("/barcelona", expecting: "1–7 of 7")
    try terminal.send("\r", expecting: "Barcelona, ES", "Natural Earth")
    try terminal.send("info\r", expecting: "Spain")
    try terminal.send("fav\r", expecting: "★", "❯")
    try terminal.leave("\u{04}")
    #expect(try home.run("favorites", "--json").output.contains("3128760"))
  }

  @Test func controlCClearsTheLineAndControlDLeaves() throws {
    let terminal = try home.terminal("--lang", "es", showing: "❯")
    try terminal.send("nonsense\u{03}", expecting: "❯")
    try terminal.send("about\r", expecting: "MIT", "❯")
    try terminal.leave("\u{04}")
    #expect(!terminal.output.contains("Orden desconocida"))
  }

  @Test func tabCompletesVerbsAndCities() throws {
    let terminal = try home.terminal(showing: "❯")
    try terminal.send("fav\t\r", expecting: "no favorites yet")
    try terminal.send("cities\r", expecting: "234,908")
    try terminal.send("filter country=Per\t\r", expecting: "PE")
    try terminal.send("search Machupicch\t\r", expecting: "Machupicchu")
    try terminal.leave()
  }

  @Test func theHistoryOutlivesTheSession() throws {
    let first = try home.terminal(showing: "❯")
    try first.send("search quito\r", expecting: "Quito", "❯")
    try first.leave("\u{04}")

    let second = try home.terminal(showing: "❯")
    try second.send("\u{1B}[A", expecting: "search quito")
    try second.send("\r", expecting: "1–", "❯")
    try second.leave("\u{04}")
    let mode =
      try FileManager.default.attributesOfItem(
        atPath: home.path + "/.local/state/catalejo/history")[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
