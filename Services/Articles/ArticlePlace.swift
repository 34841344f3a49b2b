import Catalog

/// A name in a list of names: one line, not empty.
struct ArticlePlace: Decodable, Sendable {
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = HTMLText.decoded(try container.decode(String.self))
    name = text.split { $0.isWhitespace || $0 == "\0" }.joined(separator: " ")
    guard !name.isEmpty else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no name")
    }
  }
}
