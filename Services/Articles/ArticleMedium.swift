import Catalog
import Domain

/// A picture of an article, in several sizes.
struct ArticleMedium: Decodable, Sendable {
  /// The size for a detail, else the largest; nil where none has an address.
  let image: WebLink?

  private enum Key: String, CodingKey {
    case sizes = "media-metadata"
  }

  init(from decoder: any Decoder) throws {
    let medium = try decoder.container(keyedBy: Key.self)
    let sizes = medium.readable(ReadableElements<Size>.self, .sizes)?.elements ?? []
    let preferred = sizes.first { $0.format == "mediumThreeByTwo440" }
    image = (preferred ?? sizes.max { $0.width < $1.width })?.link
  }

  private struct Size: Decodable {
    let link: WebLink
    let format: String?
    /// 0 where it is not said.
    let width: Int

    private enum Key: CodingKey { case url, format, width }

    init(from decoder: any Decoder) throws {
      let size = try decoder.container(keyedBy: Key.self)
      link = try size.decode(WebLink.self, forKey: .url)
      format = size.line(.format)
      width = size.wholeNumber(.width) ?? 0
    }
  }
}
