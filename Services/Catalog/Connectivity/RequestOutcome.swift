/// What a request says of the network.
package enum RequestOutcome: Hashable, Sendable {
  /// The service answered, were it with a failure.
  case answered
  /// This one service takes no connections.
  case refused
  /// No name server, no route, no answer: the network is not there.
  case noNetwork
}
