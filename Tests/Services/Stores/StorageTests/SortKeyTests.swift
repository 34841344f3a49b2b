import Contracts
import Storage
import Testing

@Suite struct SortKeyTests {
  /// Where the keys were, in their order.
  private func order(_ keys: SortKey...) -> [Int] {
    keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }

  @Test func textsGoByTheirFolds() {
    #expect(
      order(.text("zeta"), .text("Éter"), .text("eter"), .text(""), .text("b")) == [3, 4, 1, 2, 0])
    #expect(SortKey.text("É-ter") == .text("e ter"))
  }

  @Test func numbersGoEitherWay() {
    let numbers = [3, .min, 0, .max, -1]
    let lowest = numbers.map { SortKey.lowest($0) }
    let highest = numbers.map { SortKey.highest($0) }
    #expect(numbers.indices.sorted { lowest[$0] < lowest[$1] } == [1, 4, 2, 0, 3])
    #expect(numbers.indices.sorted { highest[$0] < highest[$1] } == [3, 0, 2, 4, 1])
  }

  @Test func whatIsNotKnownComesLast() {
    #expect(order(.text(nil), .text("z"), .text(nil)) == [1, 0, 2])
    #expect(order(.lowest(nil), .lowest(.max)) == [1, 0])
    #expect(order(.highest(nil), .highest(.min)) == [1, 0])
    #expect(SortKey.text(nil) == .lowest(nil))
  }
}
