import Domain

/// The entities that are a part of the program, found by id, and by what they have in common with
/// stored ones.
package struct EmbeddedItems<Item: StoredEntity>: Sendable {
  let all: [Item]
  private let byID: [String: Item]
  private let byKey: [String: Item]
  private let key: @Sendable (Item) -> String

  /// - Parameters:
  ///   - all: in the catalog's own order.
  ///   - key: the same for an embedded item and the stored one that it completes; where none has
  ///     it, the same id will do.
  package init(_ all: [Item], key: @escaping @Sendable (Item) -> String = { $0.id }) {
    self.all = all
    self.key = key
    byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    byKey = Dictionary(all.map { (key($0), $0) }) { first, _ in first }
  }

  subscript(id: String) -> Item? { byID[id] }

  /// A stored item with the gaps filled.
  func completing(_ item: Item) -> Item {
    (byKey[key(item)] ?? byID[item.id]).map(item.completed) ?? item
  }
}
