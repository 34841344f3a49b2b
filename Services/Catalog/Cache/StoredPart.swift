/// A part of the cache, read.
struct StoredPart<Item: StoredEntity>: Sendable {
  /// As the store has it, to tell when it was replaced.
  let stamp: Stamp
  /// A number that no other reading has.
  let reading: Int
  let items: [Item]
  /// The service had nothing in it.
  let isEmpty: Bool
  private let isComplete: Bool

  init(_ held: CachedPart, reading: Int) async {
    self.reading = reading
    stamp = held.stamp
    items = await StoredCoding.items(of: held.rows)
    isEmpty = held.rows.isEmpty
    isComplete = items.count == held.rows.count
  }

  /// Rows are there and none can be read: as good as never fetched.
  var isLost: Bool { items.isEmpty && !isEmpty }

  /// What to ask the service with; nil where there is nothing to keep.
  ///
  /// Where some rows can't be read the service must not say that they are still right.
  var usableStamp: Stamp? {
    if isLost { return nil }
    return isComplete ? stamp : Stamp(fetchedAt: stamp.fetchedAt, isPartial: stamp.isPartial)
  }
}
