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
    let terminal = try home.terminal()
    try terminal.expect("❯")
    try terminal.send("/barcelona")
    try terminal.expect("1–7 of 7")
    try terminal.send("\r")
    try terminal.expect("Barcelona, ES")
    try terminal.expect("Natural Earth")
    try terminal.send("info\r")
    try terminal.expect("Spain")
    try terminal.send("fav\r")
    try terminal.expect("★")
    try terminal.expect("❯")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try home.run("favorites", "--json").output.contains("3128760"))
  }

  @Test func controlCClearsTheLineAndControlDLeaves() throws {
    let terminal = try home.terminal("--lang", "es")
    try terminal.expect("❯")
    try terminal.send("nonsense\u{03}")
    try terminal.expect("❯")
    try terminal.send("about\r")
    try terminal.expect("MIT")
    try terminal.expect("❯")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.output.contains("Orden desconocida"))
  }

  @Test func tabCompletesVerbsAndCities() throws {
    let terminal = try home.terminal()
    try terminal.expect("❯")
    try terminal.send("fav\t\r")
    try terminal.expect("no favorites yet")
    try terminal.send("cities\r")
    try terminal.expect("234,908")
    try terminal.send("filter country=Per\t\r")
    try terminal.expect("PE")
    try terminal.send("search Machupicch\t\r")
    try terminal.expect("Machupicchu")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func theHistoryOutlivesTheSession() throws {
    let first = try home.terminal()
    try first.expect("❯")
    try first.send("search quito\r")
    try first.expect("Quito")
    try first.expect("❯")
    try first.send("\u{04}")
    #expect(try first.waitForExit() == .exited(0))

    let second = try home.terminal()
    try second.expect("❯")
    try second.send("\u{1B}[A")
    try second.expect("search quito")
    try second.send("\r")
    try second.expect("1–")
    try second.expect("❯")
    try second.send("\u{04}")
    #expect(try second.waitForExit() == .exited(0))
    let mode =
      try FileManager.default.attributesOfItem(
        atPath: home.path + "/.local/state/catalejo/history")[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
