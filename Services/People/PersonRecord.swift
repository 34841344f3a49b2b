import Catalog
import Domain

/// A person as the service writes one: versions 1.1 to 1.4 differ in nearly every field.
///
/// Not read, with `DecodingError`, are records without an id, a name or a position on the globe:
/// such a person could not be opened, shown or put on the map. Whatever else is broken is nil.
struct PersonRecord: Decodable, Sendable {
  let person: Person

  private enum Key: String, CodingKey {
    case gender, name, location, email, login, dob, phone, cell, picture, nat
  }
  private enum LoginKey: CodingKey { case uuid }
  private enum NameKey: CodingKey { case title, first, last }
  private enum BirthKey: CodingKey { case date, age }
  private enum PictureKey: CodingKey { case large, medium, thumbnail }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    // Of numbers in its place several people could have the same.
    guard let login = record.members(LoginKey.self, of: .login),
      login.readable(String.self, .uuid) != nil, let id = login.identifier(.uuid)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .login, in: record, debugDescription: "no id")
    }
    let name = record.members(NameKey.self, of: .name)
    let names = (first: name?.line(.first) ?? "", last: name?.line(.last) ?? "")
    guard !names.first.isEmpty || !names.last.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .name, in: record, debugDescription: "no name")
    }
    guard let address = record.readable(PersonAddress.self, .location) else {
      throw DecodingError.dataCorruptedError(
        forKey: .location, in: record, debugDescription: "no position")
    }
    var person = Person(
      id: id, honorific: name?.line(.title).map(Self.capitalized), firstName: names.first,
      lastName: names.last, coordinate: address.coordinate)
    person.email = record.line(.email)
    person.gender = record.line(.gender).flatMap { Gender(rawValue: $0.lowercased()) }
    person.phone = record.line(.phone)
    person.cell = record.line(.cell)
    person.nationality = record.line(.nat).flatMap(Self.countryCode)
    // Before version 1.2 it was a text with no age beside it.
    let birth = record.members(BirthKey.self, of: .dob)
    person.dateOfBirth = (birth?.line(.date) ?? record.line(.dob)).flatMap { CalendarDate($0) }
    person.age = birth?.wholeNumber(.age).flatMap { (0...150).contains($0) ? $0 : nil }
    let pictures = record.members(PictureKey.self, of: .picture)
    person.picture =
      pictures?.webLink(.large) ?? pictures?.webLink(.medium) ?? pictures?.webLink(.thumbnail)
    self.person = address.added(to: person)
  }

  /// Version 1.2 writes "mr".
  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func countryCode(_ text: String) -> String? {
    let code = text.uppercased()
    let isCode = code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    return isCode ? code : nil
  }
}
