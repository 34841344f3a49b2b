/// How long a connection may take; what a whole attempt may take is its endpoint's affair.
package struct ConnectionTimeouts: Hashable, Sendable {
  /// To look up the name, and to connect.
  package var connect: Duration = .seconds(5)
  /// Between two bytes of an answer.
  package var idle: Duration = .seconds(10)
}
