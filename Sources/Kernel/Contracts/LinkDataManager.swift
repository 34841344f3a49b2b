package import Domain

/// Hands links to other programs.
package protocol LinkDataManager: Sendable {
  /// Opens a link in the user's browser, without waiting for it.
  /// - Throws: `noBrowser`.
  func open(_ link: WebLink) async throws(DataError)

  /// Copies a text to the clipboard.
  /// - Throws: `noClipboard`.
  func copy(_ text: String) async throws(DataError)
}

/// A data manager for callers that can neither open nor copy: it throws.
package struct NoLinks: LinkDataManager {
  package init() {}

  package func open(_ link: WebLink) async throws(DataError) {
    throw .noBrowser(link: link.text)
  }

  package func copy(_ text: String) async throws(DataError) { throw .noClipboard }
}
