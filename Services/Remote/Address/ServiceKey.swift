import Domain

/// The key that a service wants with each request.
enum ServiceKey {
  /// The query item it travels in.
  static let itemName = "api-key"

  /// The key to send; nil where the service wants none.
  /// - Throws: `keyMissing`, `keyRefused` for what can be no key.
  static func checked(_ key: String?, for service: RemoteService) throws(DataError) -> String? {
    guard service.keyPage != nil else { return nil }
    guard let key, !key.isEmpty else { throw .service(service, .keyMissing) }
    guard key.utf8.count <= 200, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .service(service, .keyRefused)
    }
    return key
  }
}
