package import Domain

/// What an encyclopedia says of a place.
package struct PlaceDescription: Hashable, Sendable, Codable {
  package let text: String
  /// The article it is from.
  package let source: WebLink
  /// The code of the language it is in, which need not be the one asked for.
  package let language: String

  package init(text: String, source: WebLink, language: String) {
    self.text = text
    self.source = source
    self.language = language
  }
}
