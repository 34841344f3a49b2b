package import Contracts
package import Domain
import Localization
package import TextUI
import Viper

/// The cases that the route of every feature with rows has.
package protocol RowsLeading: Hashable, Sendable {
  /// To a detail, which goes on to the other `rows`; if there are none, it goes on through the list.
  static func detail(_ reference: Reference, among rows: [Reference]) -> Self
  static func map(_ reference: Reference) -> Self
  static func detailBeside(_ reference: Reference) -> Self
  static func mapBeside(_ reference: Reference) -> Self
  static var nothingBeside: Self { get }
  static func compare(_ comparison: Comparison) -> Self
}

extension RowsScene {
  /// Returns where an event leads; `nil` if it leads nowhere.
  package mutating func route(for event: RowsEvent) -> Route? {
    switch event {
    case .opened(let number): open(number)
    case .detailed(let numbers): openDetail(numbers)
    case .mapped(let number): openMap(number)
    case .mappedAll: mapAll()
    case .compared(let words): compare(words)
    case .accompanied, .searched, .cleared, .next, .previous, .page, .moved, .toggledFavorite,
      .removedFavorites, .copied:
      nil
    }
  }

  /// Returns the way to the view of a row: the map of a place, or the detail of any other row.
  ///
  /// A view that stands beside the rows already follows the choice, so there is no way to go. A row that was
  /// chosen before leads one step on, to its detail.
  package mutating func open(_ number: Int?) -> Route? {
    let before = chosenRow?.reference
    guard let row = reach(number) else { return nil }
    if isAccompanied, row.reference != before { return nil }
    return isAccompanied || !opensMap(row)
      ? .detail(row.reference, among: []) : .map(row.reference)
  }

  /// Returns the way to the detail of the first of some rows, which goes on to the others.
  package mutating func openDetail(_ numbers: RowNumbers?) -> Route? {
    let rows = reach(numbers).map(\.reference)
    return rows.first.map { .detail($0, among: rows.count > 1 ? rows : []) }
  }

  /// Returns some rows that lead somewhere; returns none, with a notice, if one of them leads nowhere.
  package mutating func reach(_ numbers: RowNumbers?) -> [ListRow] {
    let rows = pick(numbers)
    guard let obstacle = rows.lazy.compactMap(obstacle).first else { return rows }
    notice = obstacle
    return []
  }

  /// Returns the way to the map of all rows; `nil`, with a notice, if there are none.
  private mutating func mapAll() -> Route? {
    guard content.value?.rows.isEmpty == false else {
      notice = .rows(.noRow(nil, shown: nil))
      return nil
    }
    return openMapOfAll()
  }

  package mutating func openMap(_ number: Int?) -> Route? {
    guard let row = reach(number) else { return nil }
    guard hasMap(row) else {
      notice = .failed(.notOnMap(row.reference))
      return nil
    }
    return .map(row.reference)
  }

  /// The route of what belongs beside the rows: the map or the detail of the chosen one.
  package var companion: Route {
    guard let row = chosenRow, obstacle(to: row) == nil else { return .nothingBeside }
    return hasMapBeside(row) ? .mapBeside(row.reference) : .detailBeside(row.reference)
  }

  /// Notes whether there is room beside the rows, and returns what belongs there if there is.
  package mutating func accompany(_ isAccompanied: Bool) -> Route? {
    self.isAccompanied = isAccompanied
    return isAccompanied && content.value != nil ? companion : nil
  }

  /// Returns what belongs beside the rows now and did not before; `nil` if that is the same.
  package func companion(after before: Self) -> Route? {
    isAccompanied && companion != before.companion ? companion : nil
  }

  /// Returns the way to a comparison of two rows by their numbers, of a row and a name, or of two names.
  ///
  /// The choice stays where it is.
  ///
  /// - Parameter words: the words as they were typed.
  package mutating func compare(_ words: [String]) -> Route? {
    notice = nil
    let before = chosen
    defer { chosen = before }
    guard let numbers = RowNumbers(words.filter { $0 != "/" }.joined(separator: " ")) else {
      return compareNamed(words)
    }
    let rows = reach(numbers).map(\.reference)
    // A row that is named twice is refused by the comparison, as a name is.
    guard rows.count <= 2, let first = rows.first, let last = rows.last,
      first.catalog == last.catalog
    else {
      notice = notice ?? .rows(.notComparable)
      return nil
    }
    return .compare(Comparison(first.catalog, [first.id, last.id]))
  }

  /// Returns the way to a comparison with at least one name.
  ///
  /// A number is a row's only if it is plainly no part of a name: it is one of two words, or it stands
  /// alone before or after a slash.
  private mutating func compareNamed(_ words: [String]) -> Route? {
    let last = words.count - 1
    let sides = last == 1 || words.dropFirst().first == "/" ? [0] : []
    let others = last == 1 || words.dropLast().last == "/" ? [last] : []
    guard let side = (sides + others).first(where: { Int(words[$0]) != nil }) else {
      return .compare(Comparison(comparedFirst, words))
    }
    guard let row = reach(Int(words[side]))?.reference else { return nil }
    var words = words
    words[side] = row.id
    return .compare(Comparison(row.catalog, words))
  }

  private mutating func reach(_ number: Int?) -> ListRow? {
    guard let row = choose(number) else { return nil }
    notice = obstacle(to: row)
    return notice == nil ? row : nil
  }
}
