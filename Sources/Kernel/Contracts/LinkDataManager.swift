package import Domain

/// Takes links out of the program.
package protocol LinkDataManager: Sendable {
  /// Opens a link in the user's browser, without waiting for it.
  /// - Throws: `noBrowser`.
  func open(_ link: WebLink) async throws(DataError)

  /// Puts a text into the clipboard.
  /// - Throws: `noClipboard`.
  func copy(_ text: String) async throws(DataError)
}

/// For callers that nothing is copied or opened for.
package struct NoLinks: LinkDataManager {
  package init() {}

  package func open(_ link: WebLink) async throws(DataError) {
    throw .noBrowser(link: link.text)
  }

  package func copy(_ text: String) async throws(DataError) { throw .noClipboard }
}
