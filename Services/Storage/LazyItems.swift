import Synchronization

/// Items of which each is made when it is first looked at, once: a page of a list needs only its rows.
final class LazyItems<Item: Sendable>: Sendable {
  private let size: @Sendable () -> Int
  private let make: @Sendable (Int) -> Item
  private let made = Mutex<[Item?]>([])

  init(
    count: @autoclosure @escaping @Sendable () -> Int, make: @escaping @Sendable (Int) -> Item
  ) {
    size = count
    self.make = make
  }

  var count: Int { size() }

  func item(_ place: Int) -> Item {
    made.withLock { made in
      if made.isEmpty { made = Array(repeating: nil, count: count) }
      if let item = made[place] { return item }
      let item = make(place)
      made[place] = item
      return item
    }
  }
}
