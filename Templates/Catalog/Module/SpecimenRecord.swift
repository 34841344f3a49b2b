import Catalog
import Domain

/// An entity as the service writes one.
///
/// Not read, with `DecodingError`, are records without an id or a title: they could not be opened
/// or shown. Whatever else is broken is nil.
struct SpecimenRecord: Decodable, Sendable {
  let specimen: Specimen

  private enum Key: CodingKey { case id, title, abstract, published, link }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    guard let id = record.identifier(.id) else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: record, debugDescription: "no id")
    }
    guard let title = record.line(.title) else {
      throw DecodingError.dataCorruptedError(
        forKey: .title, in: record, debugDescription: "no title")
    }
    var specimen = Specimen(id: id, title: title)
    specimen.abstract = record.line(.abstract)
    specimen.published = record.line(.published).flatMap { CalendarDate($0) }
    specimen.link = record.webLink(.link)
    self.specimen = specimen
  }
}
