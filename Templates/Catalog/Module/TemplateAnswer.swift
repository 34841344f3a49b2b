package import Contracts
import Decoding
import Domain

/// What can be asked of the service.
package enum TemplateEndpoints {
  package static let list = Endpoint(Template.service, ["template.json"])
}

/// The list as the service answers.
struct TemplateAnswer: Decodable, Sendable {
  /// Those that can be read.
  let items: [Specimen]

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    items = try answer.decode(ReadableElements<SpecimenRecord>.self, forKey: .results)
      .elements.map(\.specimen)
  }
}
