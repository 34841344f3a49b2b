import Testing
import TextUI

@Suite struct RowNumbersTests {
  @Test(
    arguments: [
      ("7", [7...7]), ("2-5 9", [2...5, 9...9]), ("2–5,9", [2...5, 9...9]),
      ("9, 1-1", [9...9, 1...1]), ("1-999999999999", [1...999_999_999_999]),
      ("", nil), (",", nil), ("x", nil), ("2-", nil), ("-2", nil), ("5-2", nil), ("1-2-3", nil),
      ("0", nil), ("2 - 5", nil), ("2 x", nil), ("99999999999999999999", nil),
    ] as [(String, [ClosedRange<Int>]?)])
  func readsNumbersAndRanges(_ text: String, _ ranges: [ClosedRange<Int>]?) {
    #expect(RowNumbers(text)?.ranges == ranges)
  }

  @Test(
    arguments: [
      ("3 1-2 3", .rows([3, 1, 2])), ("4-6", .missing(5)), ("9 1", .missing(9)),
      ("1-9223372036854775807", .missing(5)),
    ] as [(String, RowChoice)])
  func eachRowCountsOnceAndNoneIsMissing(_ text: String, _ choice: RowChoice) {
    #expect(RowNumbers(text)?.rows(shown: 1...4) == choice)
    #expect(RowNumbers("7")?.rows(shown: nil) == .missing(7))
  }

  @Test(arguments: ["7", "2-5 9", "1 2 3"])
  func isWrittenAsItIsTyped(_ text: String) {
    #expect(RowNumbers(text)?.text == text)
  }
}
