import Synchronization

/// Items of which each is made when it is first looked at, once: a page of a list needs only its rows.
final class LazyItems<Item: Sendable>: Sendable {
  let count: Int
  private let make: @Sendable (Int) -> Item
  private let made: Mutex<[Item?]>

  init(count: Int, make: @escaping @Sendable (Int) -> Item) {
    self.count = count
    self.make = make
    made = Mutex(Array(repeating: nil, count: count))
  }

  func item(_ place: Int) -> Item {
    made.withLock { made in
      if let item = made[place] { return item }
      let item = make(place)
      made[place] = item
      return item
    }
  }
}
