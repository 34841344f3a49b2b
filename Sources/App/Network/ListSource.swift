package import Domain

/// Where a list that is part of the program is fetched from anew.
package struct ListSource: Hashable, Sendable {
  let service: RemoteService
  let address: String

  /// - Parameter text: an address, or the name the service has for one; nil for what is neither.
  package init?(_ text: String, of service: RemoteService) {
    guard
      let address = service.otherAddresses[text.lowercased()] ?? (text.contains("://") ? text : nil)
    else { return nil }
    self.service = service
    self.address = address
  }
}
