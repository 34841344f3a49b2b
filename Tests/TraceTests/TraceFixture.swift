@testable import Trace

/// Calls made up for tests: a list is searched, its page is asked for, and shown.
enum TraceFixture {
  static let presenter = TraceParticipant(.presenter, of: "list")
  static let interactor = TraceParticipant(.interactor, of: "list")
  static let view = TraceParticipant(.view, of: "list")

  static let begun = TraceEntry(
    number: 1, from: .session, to: presenter, message: "searched(\"lima\")", began: .zero)
  static let search = TraceEntry(
    number: 1, from: .session, to: presenter, message: "searched(\"lima\")", began: .zero,
    took: .microseconds(3_140), ended: 7)
  static let page = TraceEntry(
    number: 2, parent: 1, depth: 1, from: presenter, to: interactor, message: "page(\"lima\")",
    began: .microseconds(10), outcome: "notFound", isFailure: true, took: .microseconds(1_290),
    ended: 4)
  static let step = TraceEntry(
    number: 3, parent: 2, depth: 2, kind: .step, from: interactor, to: presenter,
    message: "held([2])", began: .microseconds(20), took: .microseconds(85), ended: 3)
  static let display = TraceEntry(
    number: 5, parent: 1, depth: 1, from: presenter, to: view, message: "display(ListScene)",
    began: .microseconds(30), took: .milliseconds(1_240), ended: 6)

  /// As they are told.
  static let lines =
    [begun, page, step, display].map { TraceLine(entry: $0, isEnd: false) }
    + [TraceLine(entry: search, isEnd: true)]

  static let trace = ScreenTrace(title: "list(cities)", entries: [search, page, step, display])
}
