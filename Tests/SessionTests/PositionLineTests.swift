import Testing

@testable import Session

/// The lines that are positions, and those that are commands first.
@Suite struct PositionLineTests {
  @Test(arguments: [
    "41.38, 2.17", "-12.04,-77.04", "/41.38 2.17", "/8FH495QF+29", "N 50°42 E 7°07",
    "https://www.google.com/maps/@41.3874,2.1686,15z", "95QF+29 Barcelona",
  ])
  func aPositionIsOneBeforeItIsACommand(_ line: String) {
    let position = PositionLine(line)
    #expect(position?.isSure == true)
    #expect(position?.text == (line.hasPrefix("/") ? String(line.dropFirst()) : line))
  }

  /// Rows, names, zooms and commands.
  @Test(arguments: [
    "3,5", "3 5", "-3,5", "Lima", "105", "N 1", "+ 0.25", "91.5,0", "map", "map lima",
    "map 41.38,2.17",
    "goto 41°N 2°E", "where 41.38,2.17", "find 41.38,2.17", "",
  ])
  func otherLinesAreReadAsCommandsFirst(_ line: String) {
    #expect(PositionLine(line)?.isSure != true)
  }

  /// Nothing is called so: a search would find nothing, and not say why.
  @Test(arguments: ["/91,0", "/91.5 0", "/41,2", "/41°N 42°N"])
  func behindASlashAPositionIsSaidToBeWrong(_ line: String) {
    #expect(PositionLine(line)?.isSure == true)
  }

  @Test(arguments: ["/12 345", "/12", "/lima", "/"])
  func behindASlashOtherTextsAreSearched(_ line: String) {
    #expect(PositionLine(line)?.isSure != true)
  }

  @Test func whatIsNoCommandMayBeAPositionWithoutAPoint() {
    #expect(PositionLine("41,2")?.isSure == false)
    #expect(PositionLine("91.5,0")?.isSure == false)
    #expect(PositionLine("lima") == nil)
  }
}
