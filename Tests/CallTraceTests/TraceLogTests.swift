import CallTrace
import Synchronization
import Testing

@Suite struct TraceLogTests {
  private final class Told: Sendable {
    let lines = Mutex<[TraceLine]>([])
  }

  private let told = Told()
  private let presenter = TraceParty(.presenter, of: "list")
  private let interactor = TraceParty(.interactor, of: "list")

  private func log(limit: Int = 10, chapterLimit: Int = 10) -> TraceLog {
    let time = Mutex(0)
    return TraceLog(
      limit: limit, chapterLimit: chapterLimit,
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
      switch line {
      case .whole(let entry): "= \(entry.message)"
      case .opened(let entry): "< \(entry.message)"
      case .closed(let entry): "> \(entry.message)"
      }
    }
  }

  @Test func aCallWithNothingInItIsToldOnce() {
    let log = log()
    let scope = log.begin("a", to: presenter, in: nil, chapter: log.open("x"))
    #expect(tale == [])
    log.end(scope, outcome: nil)
    #expect(tale == ["= a"])
  }

  @Test func aCallIsToldBeforeWhatIsInIt() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, chapter: log.open("x"))
    let b = log.begin("b", to: interactor, in: a, chapter: 0)
    log.step("s", of: b, to: presenter, since: .zero)
    log.end(b, outcome: "1")
    log.end(a, outcome: nil)
    #expect(tale == ["< a", "< b", "= s", "> b", "> a"])
  }

  @Test func aCallToAServiceIsToldWhenItBegins() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, chapter: log.open("x"))
    let b = log.begin("b", to: TraceParty(.remote, of: "people"), in: a, chapter: 0)
    #expect(tale == ["< a", "< b"])
    log.end(b, outcome: nil)
    log.end(a, outcome: nil)
    #expect(tale == ["< a", "< b", "> b", "> a"])
  }

  @Test func entriesKnowWhoCalledAndHowLongItTook() {
    let log = log()
    let a = log.begin("a", to: presenter, in: nil, chapter: log.open("x"))
    let b = log.begin("b", to: interactor, in: a, chapter: 0)
    log.end(b, outcome: "no", isFailure: true)
    let entries = log.last?.entries ?? []
    #expect(
      entries == [
        TraceEntry(
          number: 1, from: .session, to: presenter, message: "a", began: .milliseconds(1)),
        TraceEntry(
          number: 2, parent: 1, depth: 1, from: presenter, to: interactor, message: "b",
          began: .milliseconds(2), outcome: "no", isFailure: true, took: .milliseconds(1),
          ended: 3),
      ])
  }

  @Test func theLastChapterIsThatOfTheScreenThatWasCalledLast() {
    let log = log()
    #expect(log.last == nil)
    let (x, y) = (log.open("x"), log.open("y"))
    #expect(log.chapter == y)
    log.end(log.begin("a", to: presenter, in: nil, chapter: y), outcome: nil)
    #expect(log.last?.title == "y")
    log.end(log.begin("a", to: presenter, in: nil, chapter: x), outcome: nil)
    #expect(log.last?.title == "x")
    log.turn(to: x)
    #expect(log.chapter == x)
  }

  @Test func theOldestMakeRoom() {
    let log = log(limit: 2, chapterLimit: 1)
    let x = log.open("x")
    for name in ["a", "b", "c"] {
      log.end(log.begin(name, to: presenter, in: nil, chapter: x), outcome: nil)
    }
    #expect(log.last?.entries.map(\.message) == ["b", "c"])
    #expect(log.last?.dropped == 1)
    let y = log.open("y")
    #expect(log.last == nil)
    // A screen whose chapter is forgotten can still be called.
    log.end(log.begin("d", to: presenter, in: nil, chapter: x), outcome: nil)
    log.end(log.begin("e", to: presenter, in: nil, chapter: y), outcome: nil)
    #expect(log.last?.entries.map(\.message) == ["e"])
  }
}
