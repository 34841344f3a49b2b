import Catalog
import Domain

@testable import DetailFeature

extension AsyncSequence where Self: Sendable, Failure == Never, Element: Sendable {
  /// Every step, in order.
  func all() async -> [Element] {
    var elements: [Element] = []
    for await element in self { elements.append(element) }
    return elements
  }
}

extension WebLink {
  static let page = made("https://example.org/harbor")
  static let article = made("https://en.example.org/wiki/Harbor")

  private static func made(_ text: String) -> WebLink {
    guard let link = WebLink(text) else { preconditionFailure("no address: \(text)") }
    return link
  }
}

extension PlaceDescription {
  static let harbor = PlaceDescription(
    text: "Harbor is a made-up town by the sea.", source: .article, language: "en")
}
