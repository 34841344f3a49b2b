/// When to give up: so late that only a hang gets there.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(seconds: Int = 30) {
    end = .now.advanced(by: .seconds(seconds))
  }

  var isOver: Bool { ContinuousClock.now >= end }
}
