import Geo
import Testing

@testable import Session

/// Which lines open the map at a position, and which are commands first.
@Suite struct PositionLineTests {
  /// The line if it is a position before it is a command.
  private func sure(_ line: String, isOnMap: Bool = false) -> PositionLine? {
    PositionLine(line, isOnMap: isOnMap).flatMap { $0.isSure ? $0 : nil }
  }

  @Test(arguments: [
    "41.38, 2.17", "-12.04,-77.04", "/41.38 2.17", "/8FH495QF+29", "map 41.38,2.17",
    "mapa 41,38; 2,17", "goto 41°N 2°E", "ir 41°N 2°E", "nearby 41.38,2.17", "N 50°42 E 7°07",
    "https://www.google.com/maps/@41.3874,2.1686,15z", "95QF+29 Barcelona",
  ])
  func aPositionIsOneBeforeItIsACommand(_ line: String) {
    #expect(sure(line)?.reading.isTaken == true)
  }

  /// Rows, names, zooms and commands.
  @Test(arguments: [
    "3,5", "3 5", "-3,5", "map 3,5", "Lima", "105", "N 1", "+ 0.25", "91.5,0", "map", "map lima",
    "where 41.38,2.17", "find 41.38,2.17", "",
  ])
  func otherLinesAreReadAsCommandsFirst(_ line: String) {
    #expect(sure(line) == nil)
  }

  /// Nothing is called so: a search would find nothing, and not say why.
  @Test(arguments: ["/91,0", "/91.5 0", "/41,2", "/41°N 42°N"])
  func behindASlashAPositionIsSaidToBeWrong(_ line: String) {
    #expect(
      sure(line)?.reading.isTaken == (line == "/41,2"))
  }

  @Test(arguments: ["/12 345", "/12", "/lima", "/"])
  func behindASlashOtherTextsAreSearched(_ line: String) {
    #expect(sure(line) == nil)
  }

  @Test func whatIsNoCommandMayBeAPositionWithoutAPoint() {
    #expect(PositionLine("41,2", isOnMap: false)?.reading.isTaken == true)
    #expect(PositionLine("91.5,0", isOnMap: false)?.reading.isTaken == false)
    #expect(PositionLine("lima", isOnMap: false) == nil)
  }

  @Test func aMapGoesThereItself() {
    #expect(sure("goto 41.38,2.17", isOnMap: true) == nil)
    #expect(sure("map 41.38,2.17", isOnMap: true) != nil)
    #expect(PositionLine("nearby 41.38,2.17", isOnMap: true)?.listsNearby == true)
  }
}
