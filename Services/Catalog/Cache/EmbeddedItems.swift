import Domain
import Synchronization

/// The entities that are a part of the program, made when they are first needed.
///
/// They are found by id, and by what they have in common with stored ones.
final class EmbeddedItems<Item: StoredEntity>: Sendable {
  private struct Made {
    let all: [Item]
    let byID: [String: Item]
    let byKey: [String: Item]
  }

  private let make: (@Sendable () -> [Item])?
  private let key: @Sendable (Item) -> String
  private let state = Mutex<Made?>(nil)

  /// - Parameters:
  ///   - make: nil for a catalog that has none.
  ///   - key: the same for an embedded item and the stored one that it completes.
  init(_ make: (@Sendable () -> [Item])?, key: @escaping @Sendable (Item) -> String) {
    self.make = make
    self.key = key
  }

  var exist: Bool { make != nil }

  var all: [Item] { made?.all ?? [] }

  subscript(id: String) -> Item? { made?.byID[id] }

  /// A stored item with the gaps filled.
  func completing(_ item: Item) -> Item {
    guard let made, let other = made.byKey[key(item)] ?? made.byID[item.id] else { return item }
    return item.completed(by: other)
  }

  private var made: Made? {
    guard let make else { return nil }
    if let made = state.withLock({ $0 }) { return made }
    let all = make()
    let made = Made(
      all: all, byID: Dictionary(all.map { ($0.id, $0) }) { first, _ in first },
      byKey: Dictionary(all.map { (key($0), $0) }) { first, _ in first })
    state.withLock { $0 = made }
    return made
  }
}
