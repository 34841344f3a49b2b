import Catalog
import Domain

/// A list of popular articles as the service answers.
struct ArticlesAnswer: Decodable, Sendable {
  /// Those that can be read, the first of each id.
  let articles: [Article]

  private enum Key: String, CodingKey {
    case status, results, fault
    case count = "num_results"
  }

  /// An empty list may be missing, null or `""`, but only beside something else that tells the
  /// service's answer from another JSON.
  /// - Throws: `DecodingError`; at `fault` for a gateway's refusal, at `status` for a failure.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    guard !answer.holds(.fault) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fault, in: answer, debugDescription: "the gateway refused")
    }
    let status = answer.line(.status)
    guard (status ?? "OK").uppercased() == "OK" else {
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: answer, debugDescription: "the service failed")
    }
    let isKnown = status != nil || answer.contains(.count)
    let isEmpty =
      !answer.holds(.results) || answer.readable(String.self, .results)?.isEmpty == true
    if isKnown, isEmpty {
      articles = []
      return
    }
    let records = try answer.decode(ReadableElements<ArticleRecord>.self, forKey: .results)
    var ids: Set<String> = []
    articles = records.elements.map(\.article).filter { ids.insert($0.id).inserted }
  }
}
