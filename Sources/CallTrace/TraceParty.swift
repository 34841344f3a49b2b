/// One side of a call: a role, and whose it is.
package struct TraceParty: Hashable, Sendable {
  package let role: TraceRole
  /// The feature (`list`), or the catalog of a data manager (`people`); empty for the session.
  package let owner: String

  package init(_ role: TraceRole, of owner: String = "") {
    self.role = role
    self.owner = owner
  }

  /// Who sends events to screens.
  package static let session = TraceParty(.session)

  /// `list.presenter`.
  package var name: String { owner.isEmpty ? role.rawValue : "\(owner).\(role.rawValue)" }
}
