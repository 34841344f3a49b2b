import Domain
import Synchronization

/// The entities that are a part of the program, found by id, and by what they have in common with
/// stored ones.
///
/// Each is made when it is first looked at, and where each is is worked out when one is first looked
/// for: a page of a list needs only its rows.
package final class EmbeddedItems<Item: StoredEntity>: Sendable {
  private let key: @Sendable (Item) -> String?
  private let items: LazyItems<Item>
  private let ids: PlaceIndex
  private let keys: PlaceIndex

  /// - Parameters:
  ///   - count: how many there are; worked out when it is first asked for.
  ///   - key: returns the same for an embedded item and the stored one that it completes; if no
  ///     embedded item has it, the same id will do. `nil` if no embedded item completes a stored one.
  ///   - names: the id and the key of the item at an index in the catalog's own order: to find one the
  ///     others need not be made.
  ///   - make: makes the item at an index.
  package init(
    count: @autoclosure @escaping @Sendable () -> Int, key: @escaping @Sendable (Item) -> String?,
    names: @escaping @Sendable (Int) -> (id: String, key: String),
    make: @escaping @Sendable (Int) -> Item
  ) {
    self.key = key
    items = LazyItems(count: count(), make: make)
    ids = PlaceIndex(count: count) { names($0).id }
    keys = PlaceIndex(count: count) { names($0).key }
  }

  package convenience init(
    _ all: [Item], key: @escaping @Sendable (Item) -> String = { $0.id }
  ) {
    self.init(
      count: all.count, key: key, names: { (all[$0].id, key(all[$0])) }, make: { all[$0] })
  }

  var count: Int { items.count }

  package var all: [Item] { (0..<count).map(item) }

  func item(_ index: Int) -> Item { items.item(index) }

  subscript(id: String) -> Item? { ids[id].map(item) }

  /// A stored item with the gaps filled.
  func completing(_ item: Item) -> Item {
    guard let key = key(item), let index = keys[key] ?? ids[item.id] else { return item }
    return item.completed(by: self.item(index))
  }
}

/// The index of each name, computed when one is first looked for; if a name has several, the first.
private final class PlaceIndex: Sendable {
  private let count: @Sendable () -> Int
  private let name: @Sendable (Int) -> String
  private let indices = Mutex<[String: Int]?>(nil)

  init(count: @escaping @Sendable () -> Int, name: @escaping @Sendable (Int) -> String) {
    self.count = count
    self.name = name
  }

  subscript(name: String) -> Int? {
    indices.withLock { known in
      let indices = known ?? made()
      known = indices
      return indices[name]
    }
  }

  private func made() -> [String: Int] {
    let count = count()
    var indices = [String: Int](minimumCapacity: count)
    for index in (0..<count).reversed() { indices[name(index)] = index }
    return indices
  }
}

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

  func item(_ index: Int) -> Item {
    made.withLock { made in
      if made.isEmpty { made = Array(repeating: nil, count: count) }
      if let item = made[index] { return item }
      let item = make(index)
      made[index] = item
      return item
    }
  }
}
