import TestSupport
import Testing

@testable import Gazetteer

@Suite struct HeapTests {
  @Test func givesTheGreatestFirst() {
    var random = SeededGenerator(seed: 3)
    let numbers = (0..<200).map { _ in Int.random(in: 0..<50, using: &random) }
    var heap = Heap<Int>()
    for number in numbers { heap.append(number) }
    #expect(heap.count == 200)
    #expect(heap.first == numbers.max())
    var given: [Int] = []
    while let number = heap.popFirst() { given.append(number) }
    #expect(given == numbers.sorted(by: >))
  }
}
