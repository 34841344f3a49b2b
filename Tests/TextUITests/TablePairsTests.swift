import Testing

@testable import TextUI

@Suite struct TablePairsTests {
  @Test func whatFollowsTheCommaMovesRight() {
    #expect(
      Table.alignedPairs(["1.5, -2.25", "-10.5, 3.5", "", "none"]) == [
        "1.5, -2.25", "-10.5,   3.5", "", "none",
      ])
  }

  @Test func nothingIsNothing() {
    #expect(Table.alignedPairs([]) == [])
  }
}
