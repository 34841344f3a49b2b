package import Domain

/// The row that a list has a number of rows before or after another one.
package enum AdjacentRow: Hashable, Sendable {
  case row(Reference)
  /// There is no such row: it would be before the first or after the last one.
  case end
  /// The list does not have the row to start from.
  case unlisted

  /// Finds the row a number of rows after one of the references.
  ///
  /// - Parameters:
  ///   - rows: the number of rows to go on; a negative number goes back.
  ///   - reference: the row to start from.
  ///   - references: the list.
  package init(_ rows: Int, from reference: Reference, among references: [Reference]) {
    self.init(rows, from: reference, among: references) { $0 }
  }

  /// Finds the row a number of rows after one of a list of any type.
  ///
  /// - Parameters:
  ///   - rows: the number of rows to go on; a negative number goes back.
  ///   - row: the row to start from.
  ///   - list: all rows, in their order.
  ///   - reference: returns the entity that a row shows.
  package init<Row: Equatable>(
    _ rows: Int, from row: Row, among list: [Row], _ reference: (Row) -> Reference
  ) {
    guard let index = list.firstIndex(of: row) else {
      self = .unlisted
      return
    }
    let (other, overflow) = index.addingReportingOverflow(rows)
    self = !overflow && list.indices.contains(other) ? .row(reference(list[other])) : .end
  }
}

/// The order of a list's rows, by which a screen opened from the list goes on to the next entity.
package protocol RowOrder: Sendable {
  /// Returns the row a number of rows further on; a negative number goes back.
  ///
  /// The list is read anew at each call, so rows that came or went since are counted as they are now.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> AdjacentRow
}

/// Some rows as an order, from whichever list they were picked.
package struct PickedRows: RowOrder {
  private let references: [Reference]

  package init(_ references: [Reference]) {
    self.references = references
  }

  package func turn(
    _ rows: Int, from reference: Reference
  ) async throws(DataError) -> AdjacentRow {
    AdjacentRow(rows, from: reference, among: references)
  }
}

/// A list that can say where its entities are, whichever catalog it shows.
package protocol PlaceListing: Sendable {
  /// Whether the entities have no place of their own, but name some in their facts.
  var areNamed: Bool { get }

  /// Returns the first rows in the list's order, over all its pages; the list is read anew each time.
  func rows(limit: Int) async throws(DataError) -> ListPage
}
