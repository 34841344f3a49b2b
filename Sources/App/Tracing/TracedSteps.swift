import CallTrace

/// The steps of an answer, each told as it comes.
struct TracedSteps<Element: Sendable>: AsyncSequence, Sendable {
  typealias Failure = Never

  private let base: any AsyncSequence<Element, Never> & Sendable
  private let tap: TraceTap
  private let scope: TraceScope
  private let asker: TraceParty

  /// - Parameters:
  ///   - scope: the call that asked for them.
  ///   - asker: who made it.
  init(
    _ base: any AsyncSequence<Element, Never> & Sendable, tap: TraceTap, scope: TraceScope,
    asker: TraceParty
  ) {
    self.base = base
    self.tap = tap
    self.scope = scope
    self.asker = asker
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: any AsyncIteratorProtocol<Element, Never>
    fileprivate let course: Course
    fileprivate let asker: TraceParty

    mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      let since = course.tap.log.time
      guard let element = await base.next(isolation: actor) else {
        course.end()
        return nil
      }
      course.count += 1
      course.tap.log.step(
        course.tap.values.text(element), of: course.scope, to: asker, since: since)
      return element
    }
  }

  /// What becomes of the call: it ends with the last step, or when nobody asks for more.
  fileprivate final class Course {
    let tap: TraceTap
    let scope: TraceScope
    var count = 0
    private var isOver = false

    init(_ tap: TraceTap, _ scope: TraceScope) {
      self.tap = tap
      self.scope = scope
    }

    deinit { end() }

    func end() {
      guard !isOver else { return }
      isOver = true
      tap.log.end(scope, outcome: Task.isCancelled ? "cancelled" : "steps: \(count)")
    }
  }

  func makeAsyncIterator() -> Iterator {
    // What is made with the first step is made here.
    let iterator = TraceScope.$current.withValue(scope) { Self.iterator(base) }
    return Iterator(base: iterator, course: Course(tap, scope), asker: asker)
  }

  private static func iterator<Base: AsyncSequence<Element, Never>>(
    _ base: Base
  ) -> any AsyncIteratorProtocol<Element, Never> {
    base.makeAsyncIterator()
  }
}
