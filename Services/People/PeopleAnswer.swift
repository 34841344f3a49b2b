import Catalog

/// A page of people as the service answers.
struct PeopleAnswer: Decodable, Sendable {
  /// Those that can be read, the first of each id; none after the last page.
  let people: [Person]

  private enum Key: CodingKey { case results, error }

  /// - Throws: `DecodingError`; at `error` for an apology, which comes with status 200 too.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    guard !answer.holds(.error) else {
      throw DecodingError.dataCorruptedError(
        forKey: .error, in: answer, debugDescription: "the service failed")
    }
    let records = try answer.decode(ReadableElements<PersonRecord>.self, forKey: .results)
    var ids: Set<String> = []
    people = records.elements.map(\.person).filter { ids.insert($0.id).inserted }
  }
}
