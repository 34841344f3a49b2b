import Contracts
import Decoding
import Domain

/// An entity as the service writes it.
///
/// A record without an id or a title is not read (`DecodingError`), because it could not be opened or
/// shown. Any other broken field is `nil`.
struct SpecimenRecord: Decodable, Sendable {
  let specimen: Specimen

  private enum Key: CodingKey { case id, title, abstract, published, link }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    specimen = Specimen(
      id: try record.required(record.identifier(.id), at: .id),
      title: try record.required(record.line(.title), at: .title),
      abstract: record.line(.abstract),
      published: record.line(.published).flatMap { CalendarDate($0) },
      link: record.webLink(.link))
  }
}
