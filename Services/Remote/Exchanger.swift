import Catalog

/// What all exchanges of a connection share.
struct Exchanger: Sendable {
  let clients: HTTPClients
  let connectivity: any Connectivity
  let log: HTTPLog
  let userAgent: String
  /// Seconds since 1970.
  let clock: @Sendable () -> Int
}
