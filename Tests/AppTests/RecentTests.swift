import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// What was opened, as the real program keeps and tells it.
@Suite(.oneAtATime) struct RecentTests {
  private let home = Home()

  private var path: String { home.path + "/.local/state/catalejo/recent" }

  private func titles() throws -> [String] {
    try home.run("recent", "--json").items.compactMap { $0["title"] as? String }
  }

  @Test func whatIsOpenedInASessionIsToldNewestFirst() throws {
    let terminal = try home.terminal("--offline", showing: "❯")
    try terminal.enter("/limeira", expecting: "Limeira, BR")
    try terminal.enter("info", expecting: "Population")
    try terminal.enter("/callao, pe", expecting: "Callao, PE")
    try terminal.enter("recent", expecting: "recent", "Callao", "Limeira")
    try terminal.enter("2", expecting: "Limeira, BR", "❯")
    try terminal.leave("\u{15}quit\r")
    #expect(try titles() == ["Limeira, BR", "Callao, PE"])
    #expect(try home.run("recent", "--limit", "1").output.contains("Limeira"))
    // Twice is often: it comes first where something is typed, and in lists it does not.
    let picker = try home.terminal("pick", showing: "↺")
    try picker.send("\r", expecting: "3458575")
    #expect(try picker.waitForExit() == .exited(0))
    let list = try home.run("list", "cities", "--search", "lim", "--limit", "1", "--json")
    #expect(try list.items.compactMap { $0["title"] as? String } == ["Lim, VN"])
  }

  @Test func oneShotCommandsAndScriptsLeaveNoTrace() throws {
    _ = try home.run("detail", "cities", "3936456")
    _ = try home.run("map", "cities", "3936456")
    _ = try home.run([], input: "/lima, pe\n1\n")
    let run = try home.run("recent")
    #expect(run.status == .exited(1))
    #expect((run.output, run.errors) == ("", "Nothing was opened in a session yet.\n"))
    let off = try home.run(["recent"], environment: ["CATALEJO_HISTORY": "off"])
    #expect(
      off.messages == ["What is opened is not kept: history is off (history on in a session)."])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func historyIsSwitchedOffAndForgotten() throws {
    let terminal = try home.terminal("--offline", "--lang", "es", showing: "❯")
    try terminal.enter("/limeira", expecting: "Limeira, BR")
    try terminal.enter("historial no", expecting: "history")
    try terminal.enter("/callao, pe", expecting: "Callao, PE")
    try terminal.leave("\u{15}salir\r")
    #expect(try titles() == ["Limeira, BR"])
    let again = try home.terminal("--offline", showing: "❯")
    try again.enter("/callao, pe", expecting: "Callao, PE")
    try again.enter("history clear", expecting: "forgotten")
    try again.leave("\u{15}quit\r")
    #expect(try titles() == [])
  }
}
