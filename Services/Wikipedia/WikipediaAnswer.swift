import Catalog
import Decoding

/// An answer of the Action API to a query, in either version of its format.
struct WikipediaAnswer: Decodable, Sendable {
  /// Those that can be read, the nearest first.
  let pages: [WikipediaPage]
  /// What to ask with for the rest; empty where nothing is left.
  let continuation: [String: String]
  /// Why nothing is answered, with status 200 too ("invalid-coord").
  let error: String?

  private enum Key: String, CodingKey {
    case query, error, pages, code
    case isComplete = "batchcomplete"
    case continuation = "continue"
  }

  /// An answer without pages has no `query`; JSON with no other member of an answer is not an answer.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    error =
      answer.holds(.error)
      ? answer.members(Key.self, of: .error)?.line(.code) ?? "error" : nil
    // What a parameter of the next question is set to is a number in some answers.
    let next = answer.members(AnyKey.self, of: .continuation)
    continuation = (next?.allKeys ?? []).reduce(into: [:]) { $0[$1.stringValue] = next?.line($1) }
    if answer.contains(.query) {
      let query = try answer.nestedContainer(keyedBy: Key.self, forKey: .query)
      let pages =
        query.contains(.pages)
        ? try query.decode(WikipediaPages.self, forKey: .pages).pages : []
      self.pages = pages.sorted { $0.index < $1.index }
    } else {
      pages = []
      let isAnswer = error != nil || answer.contains(.isComplete) || !continuation.isEmpty
      try answer.check(isAnswer, at: .query)
    }
  }
}

/// Pages in an array or, in the older format, in an object by their number.
private struct WikipediaPages: Decodable {
  let pages: [WikipediaPage]

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
      pages = try ReadableElements<WikipediaPage>(from: decoder).elements
      return
    }
    // The order of an object means nothing; by key it is the same in every run.
    let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
    let attempts = keys.map { key in
      Result { try container.decode(WikipediaPage.self, forKey: key) }
    }
    pages = attempts.compactMap { try? $0.get() }
    if pages.isEmpty, let first = attempts.first { _ = try first.get() }
  }
}

/// The name of any member.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
