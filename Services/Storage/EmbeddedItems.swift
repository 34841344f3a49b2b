import Domain

/// The entities that are a part of the program, found by id, and by what they have in common with
/// stored ones.
package struct EmbeddedItems<Item: StoredEntity>: Sendable {
  let all: [Item]
  /// Where each is in `all`.
  private let byID: [String: Int]
  private let byKey: [String: Int]
  private let key: @Sendable (Item) -> String

  /// - Parameters:
  ///   - all: in the catalog's own order.
  ///   - key: the same for an embedded item and the stored one that it completes; where none has
  ///     it, the same id will do.
  package init(_ all: [Item], key: @escaping @Sendable (Item) -> String = { $0.id }) {
    self.all = all
    self.key = key
    byID = Self.places(all) { $0.id }
    byKey = Self.places(all, by: key)
  }

  private static func places(_ items: [Item], by name: (Item) -> String) -> [String: Int] {
    var places = [String: Int](minimumCapacity: items.count)
    for place in items.indices.reversed() { places[name(items[place])] = place }
    return places
  }

  subscript(id: String) -> Item? { byID[id].map { all[$0] } }

  /// A stored item with the gaps filled.
  func completing(_ item: Item) -> Item {
    (byKey[key(item)] ?? byID[item.id]).map { item.completed(by: all[$0]) } ?? item
  }
}
