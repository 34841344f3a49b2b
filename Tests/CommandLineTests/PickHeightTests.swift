import Testing

@testable import CommandLine

@Suite struct PickHeightTests {
  @Test(arguments: [
    ("15", 24, 15), ("40%", 24, 10), ("40%", 50, 20), ("100%", 24, 24), ("1%", 60, 10),
    ("3", 24, 3),
  ])
  func aHeightIsRowsOrAPart(text: String, window: Int, rows: Int) {
    #expect(PickHeight(text)?.rows(of: window) == rows)
  }

  @Test(arguments: ["", "%", "0%", "101%", "2", "-5", "1001", "4.5", "half", "40 %"])
  func allElseIsNone(_ text: String) {
    #expect(PickHeight(text) == nil)
  }
}
