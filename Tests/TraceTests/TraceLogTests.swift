import Synchronization
import Testing

@testable import Trace

@Suite struct TraceLogTests {
  private let presenter = TraceFixture.presenter
  private let interactor = TraceFixture.interactor

  private func log(limit: Int = 10, traceLimit: Int = 10) -> TraceLog {
    let time = Mutex(0)
    return TraceLog(
      limit: limit, traceLimit: traceLimit,
      now: {
        time.withLock { time in
          time += 1
          return .milliseconds(time)
        }
      }, tell: { _ in })
  }

  @Test func entriesKnowWhoCalledAndHowLongItTook() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, screen: log.open("x"))
    let b = log.begin("b", to: interactor, in: a, screen: log.current)
    log.end(b, outcome: "no", isFailure: true)
    #expect(
      log.last?.entries == [
        TraceEntry(
          number: 1, from: .session, to: presenter, message: "a", began: .milliseconds(1)),
        TraceEntry(
          number: 2, parent: 1, depth: 1, from: presenter, to: interactor, message: "b",
          began: .milliseconds(2), outcome: "no", isFailure: true, took: .milliseconds(1),
          ended: 3),
      ])
  }

  @Test func theLastTraceIsThatOfTheScreenThatWasCalledLast() {
    let log = log()
    #expect(log.last == nil)
    let (x, y) = (log.open("x"), log.open("y"))
    #expect(log.current.number == y.number)
    for screen in [y, x] {
      log.end(log.begin("a", to: presenter, in: nil, screen: screen), outcome: nil)
      #expect(log.last?.title == screen.title())
    }
  }

  @Test func theOldestMakeRoom() {
    let log = log(limit: 2, traceLimit: 1)
    func call(_ message: String, on screen: TracedScreen) {
      log.end(log.begin(message, to: presenter, in: nil, screen: screen), outcome: nil)
    }
    let x = log.open("x")
    for message in ["a", "b", "c"] { call(message, on: x) }
    #expect(log.last?.entries.map(\.message) == ["b", "c"])
    #expect(log.last?.dropped == 1)
    let y = log.open("y")
    // What was not called yet takes no room.
    #expect(log.last?.title == "x")
    call("d", on: y)
    #expect(log.last?.entries.map(\.message) == ["d"])
    // A screen whose trace was forgotten begins another.
    call("e", on: x)
    #expect(log.last?.title == "x" && log.last?.entries.map(\.message) == ["e"])
  }
}
