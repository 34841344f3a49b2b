import Catalog

/// An answer of the Action API to a query, in the second version of its format.
struct WikipediaAnswer: Decodable, Sendable {
  /// Those that can be read, the nearest first.
  let pages: [WikipediaPage]
  /// What to ask with for the rest; empty where nothing is left.
  let continuation: [String: String]
  /// Why nothing is answered, with status 200 too ("invalid-coord").
  let error: String?

  private enum Key: String, CodingKey {
    case query, error
    case isComplete = "batchcomplete"
    case continuation = "continue"
  }
  private enum QueryKey: CodingKey { case pages }
  private enum ErrorKey: CodingKey { case code }

  /// An answer without pages has no `query`; JSON that has nothing else of an answer is none.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    error =
      answer.holds(.error)
      ? answer.members(ErrorKey.self, of: .error)?.line(.code) ?? "error" : nil
    continuation =
      answer.readable([String: WikipediaParameter].self, .continuation)?
      .compactMapValues(\.text) ?? [:]
    if answer.contains(.query) {
      let query = try answer.nestedContainer(keyedBy: QueryKey.self, forKey: .query)
      let pages =
        query.contains(.pages)
        ? try query.decode(ReadableElements<WikipediaPage>.self, forKey: .pages).elements : []
      self.pages = pages.sorted { $0.index < $1.index }
    } else {
      pages = []
      guard error != nil || answer.contains(.isComplete) || !continuation.isEmpty else {
        throw DecodingError.dataCorruptedError(
          forKey: .query, in: answer, debugDescription: "no answer to a query")
      }
    }
  }
}

/// What a parameter of the next question is set to; a number in some answers.
struct WikipediaParameter: Decodable, Sendable {
  /// Nil for what can't be written into a question.
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text =
      (try? container.decode(String.self)) ?? (try? container.decode(Int.self)).map { String($0) }
  }
}
