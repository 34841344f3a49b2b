import Testing

@testable import Pictures

@Suite struct TurnsTests {
  @Test func onlySoManyDoItAtATimeAndOthersInTheirOrder() async {
    let turns = Turns(1)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (starts, start) = AsyncStream.makeStream(of: Int.self)
    let first = Task {
      await turns.run {
        start.yield(1)
        for await _ in gate {}
        return 1
      }
    }
    var started = starts.makeAsyncIterator()
    #expect(await started.next() == 1)
    let second = Task {
      await turns.run {
        start.yield(2)
        return 2
      }
    }
    let third = Task { await turns.run { 3 } }
    while await turns.waitingCount < 2 { await Task.yield() }
    third.cancel()
    #expect(await third.value == nil)
    open.finish()
    #expect(await first.value == 1)
    #expect(await started.next() == 2)
    #expect(await second.value == 2)
    #expect(await turns.run { 4 } == 4)
  }
}
