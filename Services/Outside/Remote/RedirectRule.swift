import Contracts
import Domain

/// The redirects that are followed: at most five times, not in a circle, not to another scheme, and
/// neither out of this machine nor into it.
struct RedirectRule: Sendable {
  static let limit = 5

  /// Never leaves the origin it was made for.
  private let key: String?
  private let origin: HTTPAddress
  private var current: HTTPAddress
  private var visited: [HTTPAddress]

  init(from address: HTTPAddress, key: String?) {
    origin = address
    self.key = key
    current = address
    visited = [address]
  }

  static func isRedirect(_ status: Int) -> Bool {
    [301, 302, 303, 307, 308].contains(status)
  }

  /// The address to ask next.
  /// - Throws: `tooManyRedirects`, `unsafeRedirect`.
  mutating func redirect(to location: String) throws(ServiceProblem) -> HTTPAddress {
    // `resolving` refuses other schemes and user info.
    guard var next = current.resolving(location), next.scheme == origin.scheme,
      next.peer.isLoopback == origin.peer.isLoopback
    else { throw .unsafeRedirect }
    if let key {
      let holdsKey = next.text.contains(key) || next.text.contains(key.percentEncoded)
      if next.isSameOrigin(as: origin) {
        if !holdsKey { next = EndpointAddress.adding(key: key, to: next) }
      } else if holdsKey {
        throw .unsafeRedirect
      }
    }
    guard visited.count <= Self.limit, !visited.contains(next) else {
      throw .tooManyRedirects
    }
    visited.append(next)
    current = next
    return next
  }
}
