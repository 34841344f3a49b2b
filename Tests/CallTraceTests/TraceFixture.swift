import CallTrace

/// Calls made up for tests: a list is searched, its page is asked for, and shown.
enum TraceFixture {
  static let presenter = TraceParty(.presenter, of: "list")
  static let interactor = TraceParty(.interactor, of: "list")
  static let local = TraceParty(.local, of: "cities")
  static let view = TraceParty(.view, of: "list")

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

  static let chapter = TraceChapter(
    number: 1, title: "list(cities)", entries: [search, page, step, display])
}
