import Catalog

/// Pages in an array or, in the older format, in an object by their number.
struct WikipediaPages: Decodable, Sendable {
  let pages: [WikipediaPage]

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: WikipediaKey.self) {
      // The order of an object means nothing; by key it is the same in every run.
      let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      let attempts = keys.map { key in
        Result { try container.decode(WikipediaPage.self, forKey: key) }
      }
      pages = attempts.compactMap { try? $0.get() }
      if pages.isEmpty, let first = attempts.first { _ = try first.get() }
    } else {
      pages = try ReadableElements<WikipediaPage>(from: decoder).elements
    }
  }
}
