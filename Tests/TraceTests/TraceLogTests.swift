import Synchronization
import Testing

@testable import Trace

@Suite struct TraceLogTests {
  private final class Told: Sendable {
    let lines = Mutex<[TraceLine]>([])
  }

  private let told = Told()
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
      },
      tell: { [told] lines in told.lines.withLock { $0 += lines } })
  }

  /// What was told: whether it is whole, its beginning or its end, and the message.
  private var tale: [String] {
    told.lines.withLock { $0 }.map { line in
      "\(line.entry.took == nil ? "<" : line.isEnd ? ">" : "=") \(line.entry.message)"
    }
  }

  @Test func aCallIsToldBeforeWhatIsInItAndElseOnce() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, trace: log.open("x"))
    let b = log.begin("b", to: interactor, in: a, trace: 0)
    log.step("s", of: b, to: presenter, since: .zero)
    log.end(b, outcome: "1")
    log.end(log.begin("c", to: interactor, in: a, trace: 0), outcome: nil)
    log.end(a, outcome: nil)
    #expect(tale == ["< a", "< b", "= s", "> b", "= c", "> a"])
  }

  @Test func aCallToAServiceIsToldWhenItBegins() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, trace: log.open("x"))
    let b = log.begin("b", to: TraceParticipant(.remote, of: "people"), in: a, trace: 0)
    #expect(tale == ["< a", "< b"])
    log.end(b, outcome: nil)
    log.end(a, outcome: nil)
    #expect(tale == ["< a", "< b", "> b", "> a"])
  }

  @Test func entriesKnowWhoCalledAndHowLongItTook() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, trace: log.open("x"))
    let b = log.begin("b", to: interactor, in: a, trace: 0)
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
    #expect(log.current == y)
    for (trace, title) in [(y, "y"), (x, "x")] {
      log.end(log.begin("a", to: presenter, in: nil, trace: trace), outcome: nil)
      #expect(log.last?.title == title)
    }
  }

  @Test func theOldestMakeRoom() {
    let log = log(limit: 2, traceLimit: 1)
    let x = log.open("x")
    for name in ["a", "b", "c"] {
      log.end(log.begin(name, to: presenter, in: nil, trace: x), outcome: nil)
    }
    #expect(log.last?.entries.map(\.message) == ["b", "c"])
    #expect(log.last?.dropped == 1)
    let y = log.open("y")
    #expect(log.last == nil)
    // A screen whose trace is forgotten can still be called.
    log.end(log.begin("d", to: presenter, in: nil, trace: x), outcome: nil)
    log.end(log.begin("e", to: presenter, in: nil, trace: y), outcome: nil)
    #expect(log.last?.entries.map(\.message) == ["e"])
  }
}
