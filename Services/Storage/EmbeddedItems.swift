import Domain
import Synchronization

/// The entities that are a part of the program, found by id, and by what they have in common with
/// stored ones.
///
/// Each is made when it is first looked at, and where each is is worked out when one is first looked
/// for: a page of a list needs only its rows.
package final class EmbeddedItems<Item: StoredEntity>: Sendable {
  let count: Int
  private let key: @Sendable (Item) -> String
  private let make: @Sendable (Int) -> Item
  private let made: Mutex<[Item?]>
  /// Where each is, by its id and by its key.
  private let places = Mutex<(byID: [String: Int], byKey: [String: Int])?>(nil)

  /// - Parameters:
  ///   - count: how many there are.
  ///   - key: the same for an embedded item and the stored one that it completes; where none has
  ///     it, the same id will do.
  ///   - make: makes the item at a place of the catalog's own order.
  package init(
    count: Int, key: @escaping @Sendable (Item) -> String = { $0.id },
    make: @escaping @Sendable (Int) -> Item
  ) {
    self.count = count
    self.key = key
    self.make = make
    made = Mutex(Array(repeating: nil, count: count))
  }

  package convenience init(
    _ all: [Item], key: @escaping @Sendable (Item) -> String = { $0.id }
  ) {
    self.init(count: all.count, key: key) { all[$0] }
  }

  package var all: [Item] { (0..<count).map(item) }

  func item(_ place: Int) -> Item {
    made.withLock { made in
      if let item = made[place] { return item }
      let item = make(place)
      made[place] = item
      return item
    }
  }

  subscript(id: String) -> Item? { found { byID, _ in byID[id] } }

  /// A stored item with the gaps filled.
  func completing(_ item: Item) -> Item {
    let key = key(item)
    return found { byID, byKey in byKey[key] ?? byID[item.id] }.map(item.completed) ?? item
  }

  private func found(at place: ([String: Int], [String: Int]) -> Int?) -> Item? {
    places.withLock { known in
      let places = known ?? (places(by: \.id), places(by: key))
      known = places
      return place(places.byID, places.byKey)
    }.map(item)
  }

  private func places(by name: (Item) -> String) -> [String: Int] {
    var places = [String: Int](minimumCapacity: count)
    for place in (0..<count).reversed() { places[name(item(place))] = place }
    return places
  }
}
