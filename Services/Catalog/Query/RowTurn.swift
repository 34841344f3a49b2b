package import Domain

/// Where it leads to turn over from one row of a list to another.
package enum RowTurn: Hashable, Sendable {
  case row(Reference)
  /// Past the first or the last row.
  case end
  /// The row one would start from is not in the list.
  case unlisted

  /// The turn among some rows.
  package init(_ rows: Int, from reference: Reference, among references: [Reference]) {
    guard let place = references.firstIndex(of: reference) else {
      self = .unlisted
      return
    }
    let (other, overflow) = place.addingReportingOverflow(rows)
    self = !overflow && references.indices.contains(other) ? .row(references[other]) : .end
  }
}
