package import Catalog

/// Finds out whether a machine takes connections.
package protocol Prober: Sendable {
  /// Whether a connection came about; false at the latest after a second, or when cancelled.
  func reaches(_ peer: NetworkPeer) async -> Bool
}
