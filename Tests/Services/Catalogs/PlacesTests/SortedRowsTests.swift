import TestSupport
import Testing

@testable import Places

/// Far offsets are as right as near ones, however many rows are offered.
@Suite struct SortedRowsTests {
  @Test(arguments: [0..<5, 995..<1_000, 3_000..<3_020, 9_990..<10_050, 20_000..<20_010])
  func theRowsAtSomeOffsetsAreThoseOfAllSorted(offsets: Range<Int>) {
    var random = SeededGenerator(seed: 7)
    // Many keys are equal.
    let keys = (0..<10_000).map { _ in Double(Int.random(in: 0..<500, using: &random)) }
    var first = SortedRows(offsets)
    for (row, key) in keys.enumerated() { first.offer(row, key) }
    let all = keys.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    #expect(first.sorted == all.dropFirst(offsets.lowerBound).prefix(offsets.count).map(\.offset))
  }
}
