/// The roles whose contracts are watched.
package enum TraceRole: String, CaseIterable, Hashable, Sendable {
  case session, view, presenter, interactor, local, remote, router
}
