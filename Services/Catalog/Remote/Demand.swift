/// How much a question wants the network.
package enum Demand: Hashable, Sendable {
  /// What is missing or stale is asked for.
  case ifDue
  /// Everything is asked for, however young.
  case always
}
