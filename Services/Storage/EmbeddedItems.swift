import Domain
import Synchronization

/// The entities that are a part of the program, found by id, and by what they have in common with
/// stored ones.
///
/// Each is made when it is first looked at, and where each is is worked out when one is first looked
/// for: a page of a list needs only its rows.
package final class EmbeddedItems<Item: StoredEntity>: Sendable {
  private let key: @Sendable (Item) -> String
  private let names: @Sendable (Int) -> (id: String, key: String)
  private let items: LazyItems<Item>
  /// Where each is, by its id and by its key.
  private let places = Mutex<(byID: [String: Int], byKey: [String: Int])?>(nil)

  /// - Parameters:
  ///   - count: how many there are.
  ///   - key: the same for an embedded item and the stored one that it completes; where none has
  ///     it, the same id will do.
  ///   - names: the id and the key of the item at a place of the catalog's own order: to find one the
  ///     others need not be made.
  ///   - make: makes the item at a place.
  package init(
    count: Int, key: @escaping @Sendable (Item) -> String,
    names: @escaping @Sendable (Int) -> (id: String, key: String),
    make: @escaping @Sendable (Int) -> Item
  ) {
    self.key = key
    self.names = names
    items = LazyItems(count: count, make: make)
  }

  package convenience init(
    _ all: [Item], key: @escaping @Sendable (Item) -> String = { $0.id }
  ) {
    self.init(
      count: all.count, key: key, names: { (all[$0].id, key(all[$0])) }, make: { all[$0] })
  }

  var count: Int { items.count }

  package var all: [Item] { (0..<count).map(item) }

  func item(_ place: Int) -> Item { items.item(place) }

  subscript(id: String) -> Item? { found { byID, _ in byID[id] } }

  /// A stored item with the gaps filled.
  func completing(_ item: Item) -> Item {
    let key = key(item)
    return found { byID, byKey in byKey[key] ?? byID[item.id] }.map(item.completed) ?? item
  }

  private func found(at place: ([String: Int], [String: Int]) -> Int?) -> Item? {
    places.withLock { known in
      let places = known ?? readPlaces()
      known = places
      return place(places.byID, places.byKey)
    }.map(item)
  }

  private func readPlaces() -> (byID: [String: Int], byKey: [String: Int]) {
    let none = [String: Int](minimumCapacity: count)
    var places = (byID: none, byKey: none)
    for place in (0..<count).reversed() {
      let (id, key) = names(place)
      places.byID[id] = place
      places.byKey[key] = place
    }
    return places
  }
}

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
