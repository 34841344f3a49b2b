import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// The real program in plain text: linear, said once, without an escape.
@Suite(.oneAtATime) struct PlainTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func expectNothingDrawn(_ output: String) {
    #expect(!output.contains("\u{1B}"))
    let drawn = output.unicodeScalars.filter {
      (0x2190...0x21FF).contains($0.value) || (0x2500...0x28FF).contains($0.value)
        || "·›❯★".unicodeScalars.contains($0)
    }
    #expect(drawn.isEmpty)
  }

  @Test func oneShotCommandsPrintALineAFact() throws {
    _ = try home.run("favorites", "add", "cities", "3128760")
    let list = try home.run(
      "list", "cities", "--search", "barcelona es", "--plain", "--color", "always")
    #expect(
      list.output == """
        cities, “barcelona es”
        1. favorite: Barcelona, ES, 41.3888, 2.1590
        1–1 of 1

        """)
    let detail = try home.run("detail", "cities", "3128760", "--plain", "--offline").output
    #expect(detail.hasPrefix("favorite: Barcelona, ES\n\nCountry: Spain\nPopulation: 1,686,208\n"))
    let map = try home.run("--plain", "map", "cities", "3128760", "--lang", "es")
    #expect(
      map.output == """
        favorito: Barcelona, ES
        En España, en la costa.
        Los mayores lugares a la vista: Zaragoza, ES, a 255 km al O; L'Hospitalet de \
        Llobregat, ES, a 5,9 km al SO; Terrassa, ES, a 23 km al NO.
        Zoom 5: la vista tiene 587 km de ancho.
        Posición 41.38879, 2.15899.
        Datos del mapa: Natural Earth, GeoNames.

        """)
    let favorites = try home.run("favorites", "--plain").output
    #expect(favorites.contains("\n1. Barcelona, ES, 41.3888, 2.1590, cities, "))
    let doctor = try home.run("doctor", "--plain", "--offline").output
    for output in [list.output, detail, map.output, favorites, doctor] {
      expectNothingDrawn(output)
    }
  }

  @Test func aSessionReachesEverythingWithoutRedrawing() throws {
    let terminal = try home.terminal("--plain", "--offline", "--theme", "dark", columns: 120)
    try terminal.expect("Offline — showing what is stored\r\n")
    try terminal.expect("catalejo > ")
    // Keys are the line editor's, and `/` searches when the line is done.
    try terminal.send("\u{1B}[B/barcelona\r")
    try terminal.expect("\r\nchosen: 1. Barcelona, ES, 41.3888, 2.1590\r\n")
    try terminal.expect("cities /barcelona > ")
    try terminal.send("fav 1\r")
    try terminal.expect("\r\nchosen: 1. favorite: Barcelona, ES, 41.3888, 2.1590\r\n")
    try terminal.expect("cities /barcelona > ")
    try terminal.send("offline off\r")
    try terminal.expect("Back online.\r\n")
    try terminal.expect("cities /barcelona > ")
    try terminal.send("offline on\r")
    try terminal.expect("Offline — showing what is stored\r\n")
    try terminal.expect("cities /barcelona > ")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    expectNothingDrawn(terminal.output)
  }

  @Test func aDumbTerminalIsNotDrawnOverEither() throws {
    let terminal = try home.terminal("--offline", environment: ["TERM": "dumb"])
    try terminal.expect("Offline — showing what is stored\r\n")
    try terminal.expect("❯ ")
    try terminal.send("/barcelona\r")
    try terminal.expect("›1   Barcelona, ES")
    try terminal.expect("❯ ")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.output.contains("\u{1B}"))
    // Said once, not above each prompt.
    #expect(terminal.output.components(separatedBy: "Offline —").count == 2)
  }
}
