package import Contracts
import Decoding
import Domain

/// The endpoints of the service of people.
package enum PeopleEndpoints {
  /// Asks for a page of 50 people, counted from 1; the page after the last one is empty.
  ///
  /// The seed makes the people the same in every run; without it each answer is a new draw. The
  /// login, which has the id, also has a password; the service can't leave it out, and nobody reads
  /// it.
  package static func page(_ number: Int) -> Endpoint {
    Endpoint(
      People.service,
      query: [
        .init("results", "50"), .init("page", String(number)), .init("seed", "catalejo"),
        .init("inc", "gender,name,location,email,login,dob,phone,cell,nat,picture,id"),
        .init("noinfo", ""),
      ])
  }
}

/// The service's answer with a page of people.
struct PeopleAnswer: Decodable, Sendable {
  /// The people that can be read; empty after the last page.
  let people: [Person]

  private enum Key: CodingKey { case results, error }

  /// - Throws: `DecodingError`; at `error` for an apology, which also has status 200.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    try answer.check(!answer.holds(.error), at: .error)
    people = try answer.decode(ReadableElements<PersonRecord>.self, forKey: .results)
      .elements.map(\.person)
  }
}

/// A person as the service writes it; versions 1.1 to 1.4 differ in nearly every field.
///
/// A record without an id, a name or a position on the globe is not read (`DecodingError`): such a
/// person could not be opened, shown or put on the map. Any other broken field is `nil`.
struct PersonRecord: Decodable, Sendable {
  let person: Person

  private enum Key: CodingKey {
    case gender, name, location, email, login, dob, phone, cell, picture, nat
    case uuid, title, first, last, date, age, large, medium, thumbnail
    case street, city, state, country, postcode, coordinates, timezone
    case number, latitude, longitude, offset
  }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    // Only a text is taken for an id: several people could have the same number.
    let login = record.members(Key.self, of: .login)
    let isText = login?.readable(String.self, .uuid) != nil
    let name = record.members(Key.self, of: .name)
    let names = [name?.line(.first), name?.line(.last)]
    let home = record.members(Key.self, of: .location)
    let position = home?.members(Key.self, of: .coordinates)
    var person = Person(
      id: try record.required(isText ? login?.identifier(.uuid) : nil, at: .login),
      honorific: name?.line(.title).map(Self.capitalized),
      firstName: try record.required(names[0] ?? names[1].map { _ in "" }, at: .name),
      lastName: names[1] ?? "",
      coordinate: try record.required(
        position?.coordinate(.latitude, .longitude), at: .location))
    person.email = record.line(.email)
    person.gender = record.line(.gender).flatMap { Gender(rawValue: $0.lowercased()) }
    person.phone = record.line(.phone)
    person.cell = record.line(.cell)
    person.nationality = record.line(.nat).flatMap(Self.countryCode)
    // Before version 1.2 it was a text, without an age.
    let birth = record.members(Key.self, of: .dob)
    person.dateOfBirth = (birth?.line(.date) ?? record.line(.dob)).flatMap { CalendarDate($0) }
    person.age = birth?.wholeNumber(.age).flatMap { (0...150).contains($0) ? $0 : nil }
    let pictures = record.members(Key.self, of: .picture)
    person.picture =
      pictures?.webLink(.large) ?? pictures?.webLink(.medium) ?? pictures?.webLink(.thumbnail)
    // Version 1.2 has one text.
    let street = home?.members(Key.self, of: .street)
    let parts = [street?.line(.number), street?.line(.name)].compactMap(\.self)
    person.street = home?.line(.street) ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
    person.city = home?.line(.city)
    person.state = home?.line(.state)
    person.country = home?.line(.country)
    person.postcode = home?.line(.postcode)
    person.utcOffset = home?.members(Key.self, of: .timezone)?.line(.offset)
      .flatMap { UTCOffset.minutes($0) }
    self.person = person
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

/// Reads the offset of a clock from Greenwich.
enum UTCOffset {
  /// Returns the minutes east of Greenwich for "+5:30", "-10:00" or "0:00"; `nil` for an offset that
  /// no clock on Earth has.
  static func minutes(_ text: String) -> Int? {
    let isWest = text.hasPrefix("-")
    let digits = isWest || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      digits.utf8.allSatisfy({ $0 == 0x3A || (0x30...0x39).contains($0) }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60, hours <= 14
    else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }
}
