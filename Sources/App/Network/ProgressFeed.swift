import Catalog
import Components
import Domain
import Localization
import Synchronization

/// Tells a session how far fetching is.
///
/// Only what takes longer than half a second is told. What a task reported ends with that task,
/// whatever others do; of several the one that reported last is told.
final class ProgressFeed: ProgressReporting {
  private struct Entry {
    let owner: ObjectIdentifier
    let began: ContinuousClock.Instant
    var latest: FetchProgress
  }

  /// An element with each report, and when what was reported on ended.
  let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  /// In the order of the reports.
  private let entries = Mutex<[Entry]>([])
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Nothing that no task of a screen asked for is told.
  func report(_ progress: FetchProgress) {
    guard let owner = ProgressOwner.current else { return }
    let id = ObjectIdentifier(owner)
    let isFirst = entries.withLock { entries in
      let known = entries.firstIndex { $0.owner == id }.map { entries.remove(at: $0) }
      entries.append(Entry(owner: id, began: known?.began ?? now(), latest: progress))
      return known == nil
    }
    if isFirst { owner.atEnd { self.end(id) } }
    change.yield()
  }

  /// What was fetched is there, or failed.
  private func end(_ owner: ObjectIdentifier) {
    entries.withLock { $0.removeAll { $0.owner == owner } }
    change.yield()
  }

  /// The words for what is under way; nil for nothing.
  func text(_ strings: Strings, columns: Int) -> String? {
    let now = now()
    let latest = entries.withLock { entries in
      entries.last { $0.began.duration(to: now) >= Delay.progress }?.latest
    }
    return latest.map {
      ProgressWords(strings: strings, formats: Formats(strings.language)).text($0, columns: columns)
    }
  }
}
