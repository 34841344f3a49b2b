/// Tells a session what screens are taking their time over.
///
/// Only what takes longer than a moment is told, so that what is quick never flickers.
@MainActor
final class WaitingFeed {
  /// What is waited for.
  enum Kind: Hashable {
    /// What a screen shows.
    case content
    /// A change that was asked for.
    case change
  }

  private struct Entry {
    let kind: Kind
    let began: ContinuousClock.Instant
  }

  /// How long nothing is told.
  static let patience = Duration.milliseconds(150)

  /// An element when something begins to take long, and when something ended.
  let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private var entries: [Int: Entry] = [:]
  private var count = 0
  private let now: () -> ContinuousClock.Instant

  init(now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// What is taking long now: content where there is any; nil where nothing is.
  var current: Kind? {
    let now = now()
    let long = entries.values.filter { $0.began.duration(to: now) >= Self.patience }
    return long.first { $0.kind == .content }?.kind ?? long.first?.kind
  }

  /// Takes note that something began and returns a number to end it by.
  ///
  /// - Parameter predecessors: what it takes the place of; who waited for that waits on, with no
  ///   moment of quiet in between.
  func begin(_ kind: Kind, inPlaceOf predecessors: [Int] = []) -> Int {
    let began = predecessors.compactMap { entries.removeValue(forKey: $0)?.began }.min() ?? now()
    count += 1
    entries[count] = Entry(kind: kind, began: began)
    Task {
      try? await Task.sleep(for: Self.patience)
      if self.current != nil { self.change.yield() }
    }
    return count
  }

  /// It is done, or nobody waits for it any more.
  func end(_ number: Int) {
    entries[number] = nil
    change.yield()
  }
}
