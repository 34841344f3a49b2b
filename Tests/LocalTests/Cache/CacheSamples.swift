import Catalog
import Domain
import TestSupport

/// Made-up parts of a cache.
enum CacheSamples {
  static let validators = Validators(
    etag: "W/\"x'é\"", lastModified: "Sat, 31 Jan 2026 09:00:00 GMT")
  static let whole = part(.whole, ["1", "2", "3"], validators: validators)

  static func row(_ id: String, _ text: String? = nil) -> CachedRow {
    CachedRow(id: id, body: Array((text ?? "body of \(id)").utf8))
  }

  static func part(
    _ part: CatalogPart, at time: Int = 100, _ ids: [String], _ text: String? = nil,
    validators: Validators = Validators()
  ) -> CachedPart {
    CachedPart(
      .pokemon, part, Stamp(fetchedAt: time, validators: validators),
      rows: ids.map { row($0, text) })
  }

  static let description = PlaceDescription(
    text: "A harbor – \"quoted\", 港.", source: link("https://example.org/wiki/Harbor"),
    language: "en")

  private static func link(_ text: String) -> WebLink {
    guard let link = WebLink(text) else { preconditionFailure("not a link") }
    return link
  }
}
