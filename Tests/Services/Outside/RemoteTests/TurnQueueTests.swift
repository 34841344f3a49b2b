import Contracts
import Testing

@testable import Remote

@Suite struct TurnQueueTests {
  private let near = NetworkPeer(host: "a.test", port: 443)
  private let far = NetworkPeer(host: "b.test", port: 443)

  @Test func aServiceIsAskedForFourAnswersAtOnce() {
    var queue = TurnQueue<Int>()
    for number in 1...6 { queue.add(number, for: near) }
    queue.add(7, for: far)
    #expect(queue.next() == [1, 2, 3, 4, 7])
    #expect(queue.next() == [])
    queue.end(near)
    #expect(queue.next() == [5])
    queue.end(far)
    #expect(queue.next() == [])
    queue.add(8, for: near)
    for _ in 0..<2 { queue.end(near) }
    #expect(queue.next() == [6, 8])
  }

  @Test func whatWaitsNoLongerHasNoTurn() {
    var queue = TurnQueue<Int>()
    for number in 1...8 { queue.add(number, for: near) }
    _ = queue.next()
    queue.removeAll { $0 == 5 || $0 == 7 }
    for _ in 0..<4 { queue.end(near) }
    #expect(queue.next() == [6, 8])
    queue.add(9, for: far)
    #expect(queue.removeAll() == [9])
    #expect(queue.next() == [])
  }
}
