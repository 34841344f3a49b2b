import Catalog
import Domain

/// Where a person lives, as the service writes it.
///
/// Only the position is needed; without one it can't be read.
struct PersonAddress: Decodable, Sendable {
  let coordinate: Coordinate
  private let street: String?
  private let city: String?
  private let state: String?
  private let country: String?
  private let postcode: String?
  private let utcOffset: Int?

  private enum Key: CodingKey {
    case street, city, state, country, postcode, coordinates, timezone
  }
  private enum StreetKey: CodingKey { case number, name }
  private enum PositionKey: CodingKey { case latitude, longitude }
  private enum ZoneKey: CodingKey { case offset }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    let position = record.members(PositionKey.self, of: .coordinates)
    guard let latitude = position?.number(.latitude), let longitude = position?.number(.longitude),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .coordinates, in: record, debugDescription: "not on the globe")
    }
    self.coordinate = coordinate
    // Version 1.2 has one text.
    let parts = record.members(StreetKey.self, of: .street)
    let known = [parts?.line(.number), parts?.line(.name)].compactMap(\.self)
    street = record.line(.street) ?? (known.isEmpty ? nil : known.joined(separator: " "))
    city = record.line(.city)
    state = record.line(.state)
    country = record.line(.country)
    postcode = record.line(.postcode)
    utcOffset = record.members(ZoneKey.self, of: .timezone)?.line(.offset)
      .flatMap { UTCOffset.minutes($0) }
  }

  func added(to person: Person) -> Person {
    var person = person
    person.street = street
    person.city = city
    person.state = state
    person.country = country
    person.postcode = postcode
    person.utcOffset = utcOffset
    return person
  }
}
