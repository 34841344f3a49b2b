package import Domain

/// The row so many rows before or after another one of a list.
package enum AdjacentRow: Hashable, Sendable {
  case row(Reference)
  /// Past the first or the last row.
  case end
  /// The row to start from is not in the list.
  case unlisted

  /// - Parameter rows: how many rows further on; a negative number goes back.
  package init(_ rows: Int, from reference: Reference, among references: [Reference]) {
    self.init(rows, from: reference, among: references) { $0 }
  }

  /// - Parameter reference: says what a row is of.
  package init<Row: Equatable>(
    _ rows: Int, from row: Row, among list: [Row], _ reference: (Row) -> Reference
  ) {
    guard let place = list.firstIndex(of: row) else {
      self = .unlisted
      return
    }
    let (other, overflow) = place.addingReportingOverflow(rows)
    self = !overflow && list.indices.contains(other) ? .row(reference(list[other])) : .end
  }
}

/// The rows of a list in their order, for turning over what was opened from it.
package protocol RowOrder: Sendable {
  /// The row a number of rows further on; a negative number goes back.
  ///
  /// The list is asked anew each time: a row that came or went since is in its place, or gone.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> AdjacentRow
}

/// Some rows, whatever list they are of.
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

/// The places of what a list shows.
package struct ListedPlaces: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    package let reference: Reference
    package let title: String
    package let coordinate: Coordinate

    package init(reference: Reference, title: String, coordinate: Coordinate) {
      self.reference = reference
      self.title = title
      self.coordinate = coordinate
    }
  }

  /// An entity and the names of places that it gives, perhaps none.
  package struct Naming: Hashable, Sendable {
    package let reference: Reference
    package let title: String
    package let names: [String]

    package init(reference: Reference, title: String, names: [String]) {
      self.reference = reference
      self.title = title
      self.names = names
    }
  }

  package let places: [Place]
  /// In the place of these where entities have no place but name some.
  package let naming: [Naming]?
  /// How many rows the list has in all.
  package let total: Int

  package init(places: [Place] = [], naming: [Naming]? = nil, total: Int) {
    self.places = places
    self.naming = naming
    self.total = total
  }
}

/// The places of what a list shows, whatever its catalog.
package protocol PlaceListing: Sendable {
  /// The first of them in the list's order, over all its pages; asked anew each time.
  func places(limit: Int) async throws(DataError) -> ListedPlaces
}
