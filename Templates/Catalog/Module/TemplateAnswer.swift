package import Contracts
import Decoding
import Domain

/// The endpoints of the service.
package enum TemplateEndpoints {
  package static let list = Endpoint(Template.service, ["template.json"])
}

/// The service's answer with the list.
struct TemplateAnswer: Decodable, Sendable {
  /// The entities that can be read.
  let items: [Specimen]

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    items = try answer.decode(ReadableElements<SpecimenRecord>.self, forKey: .results)
      .elements.map(\.specimen)
  }
}
