import Domain
import Synchronization

/// The entities that are a part of the program, found by id, and by what they have in common with
/// stored ones.
///
/// Where each is is worked out when one is first looked for: a list of all needs it of none.
package final class EmbeddedItems<Item: StoredEntity>: Sendable {
  let all: [Item]
  private let key: @Sendable (Item) -> String
  /// Where each is in `all`.
  private let places = Mutex<(byID: [String: Int], byKey: [String: Int])?>(nil)

  /// - Parameters:
  ///   - all: in the catalog's own order.
  ///   - key: the same for an embedded item and the stored one that it completes; where none has
  ///     it, the same id will do.
  package init(_ all: [Item], key: @escaping @Sendable (Item) -> String = { $0.id }) {
    self.all = all
    self.key = key
  }

  subscript(id: String) -> Item? { item { byID, _ in byID[id] } }

  /// A stored item with the gaps filled.
  func completing(_ item: Item) -> Item {
    let key = key(item)
    return self.item { byID, byKey in byKey[key] ?? byID[item.id] }.map(item.completed) ?? item
  }

  private func item(at place: ([String: Int], [String: Int]) -> Int?) -> Item? {
    places.withLock { known in
      let places = known ?? (places(by: \.id), places(by: key))
      known = places
      return place(places.byID, places.byKey)
    }.map { all[$0] }
  }

  private func places(by name: (Item) -> String) -> [String: Int] {
    var places = [String: Int](minimumCapacity: all.count)
    for place in all.indices.reversed() { places[name(all[place])] = place }
    return places
  }
}
