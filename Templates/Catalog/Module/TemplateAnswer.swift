import Catalog

/// The list as the service answers.
struct TemplateAnswer: Decodable, Sendable {
  /// Those that can be read, the first of each id.
  let items: [Specimen]

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    let records = try answer.decode(ReadableElements<SpecimenRecord>.self, forKey: .results)
    var ids: Set<String> = []
    items = records.elements.map(\.specimen).filter { ids.insert($0.id).inserted }
  }
}
