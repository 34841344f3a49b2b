import Components

/// Tells a session what screens are taking their time over.
///
/// Only what takes longer than a moment is told, so that what is quick never flickers.
@MainActor
final class Activity {
  /// What is under way.
  enum Kind: Hashable {
    /// What a screen shows.
    case content
    /// A change that was asked for.
    case change
  }

  private struct Entry {
    let kind: Kind
    var isLong = false
  }

  /// An element when something begins to take long, and when something ended.
  let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private var entries: [Int: Entry] = [:]
  /// What took the place of what ended before it was told.
  private var successors: [Int: Int] = [:]
  private var count = 0

  init() {
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// What is taking long now: content where there is any; nil where nothing is.
  var current: Kind? {
    let long = entries.values.filter(\.isLong)
    return long.first { $0.kind == .content }?.kind ?? long.first?.kind
  }

  /// Takes note that something began and returns a number to tell of it by.
  ///
  /// - Parameter predecessors: what it takes the place of; who waited for that waits on, with no
  ///   moment of quiet in between.
  func begin(_ kind: Kind, inPlaceOf predecessors: [Int] = []) -> Int {
    count += 1
    var entry = Entry(kind: kind)
    for number in predecessors {
      if entries.removeValue(forKey: number)?.isLong == true { entry.isLong = true }
      successors[number] = count
    }
    entries[count] = entry
    return count
  }

  /// It takes longer than a moment, or what it took the place of did.
  func isLong(_ number: Int) {
    var number = number
    while let next = successors.removeValue(forKey: number) { number = next }
    guard entries[number] != nil else { return }
    entries[number]?.isLong = true
    change.yield()
  }

  /// It is done, or nobody waits for it any more.
  func end(_ number: Int) {
    entries[number] = nil
    change.yield()
  }
}
