package import Contracts
package import Domain
package import Storage

/// A person of randomuser.me; none of them exist.
///
/// A property is `nil` if the source did not have it, or had it in an unknown form. Every person has
/// a place on the map: records without one are not read (see `PersonRecord`).
package struct Person: Entity, Locatable, Codable {
  package static let catalog = CatalogID("people", name: Words("people"))

  /// The `uuid` of the login.
  package let id: String
  /// The honorific, capitalized ("Ms"), in any language ("Mademoiselle").
  package let honorific: String?
  /// The first name; empty if the source has only the last one.
  package let firstName: String
  package let lastName: String
  package let coordinate: Coordinate
  package var email: String?
  /// The picture in the largest size of the answer.
  package var picture: WebLink?
  package var gender: Gender?
  /// The age in years, at the time of the answer.
  package var age: Int?
  /// The day of birth.
  package var dateOfBirth: CalendarDate?
  /// The code of ISO 3166-1 alpha-2.
  package var nationality: String?
  /// The number of the telephone at home.
  package var phone: String?
  /// The number of the mobile telephone.
  package var cell: String?
  /// The street with the number, in the source's order.
  package var street: String?
  package var city: String?
  package var state: String?
  /// The country of residence, by its English name.
  package var country: String?
  package var postcode: String?
  /// The minutes east of Greenwich.
  package var utcOffset: Int?

  package init(
    id: String, honorific: String? = nil, firstName: String, lastName: String,
    coordinate: Coordinate
  ) {
    self.id = id
    self.honorific = honorific
    self.firstName = firstName
    self.lastName = lastName
    self.coordinate = coordinate
  }

  /// "Ada Lovelace".
  package var name: String {
    firstName.isEmpty || lastName.isEmpty ? firstName + lastName : "\(firstName) \(lastName)"
  }

  /// "Ms Ada Lovelace".
  package var title: String { honorific.map { "\($0) \(name)" } ?? name }
}

/// The gender in a person's record.
package enum Gender: String, Hashable, Sendable, Codable {
  case female, male

  var term: Term { Self.terms[rawValue] }

  static let terms = Terms(
    "gender",
    [female.rawValue: Words("female"), male.rawValue: Words("male")])
}

extension Person: Summarizable, Describable {
  package var summary: Summary {
    Summary(
      title: title, position: coordinate, facts: email.map { [.email($0)] } ?? [],
      picture: picture.map { .link($0, from: People.service) })
  }

  package func fact(sortedBy key: String) -> Fact? {
    switch key {
    case "age": age.map(Fact.age)
    case "country": residence.map(Fact.residence)
    default: nil
    }
  }

  package var facts: [Fact] {
    let born = Words("Date of birth")
    let facts: [Fact?] = [
      Fact("picture", Words("Picture"), .picture(picture)),
      gender.map { Fact("gender", Words("Gender"), .term($0.term)) },
      age.map(Fact.age), dateOfBirth.map { Fact("dateOfBirth", born, .date($0)) },
      nationality.map { Fact("nationality", Words("Nationality"), .country($0)) },
      phone.map { Fact("phone", Words("Phone"), .text($0)) },
      cell.map { Fact("cell", Words("Mobile"), .text($0)) },
      street.map { Fact("street", Words("Street"), .text($0)) },
      city.map { Fact("city", Words("City"), .text($0)) },
      state.map { Fact("state", Words("State"), .text($0)) },
      country.map(Fact.residence),
      postcode.map { Fact("postcode", Words("Postcode"), .text($0)) },
      .position(coordinate),
      utcOffset.map { Fact("utcOffset", Words("Local time"), .utcOffset($0)) },
      email.map(Fact.email),
    ]
    return facts.compactMap(\.self)
  }
}

extension Fact {
  static func age(_ years: Int) -> Fact { Fact("age", Words("Age"), .years(years)) }

  static func residence(_ name: String) -> Fact {
    Fact("country", Words("Country"), .countryName(name))
  }

  static func email(_ address: String) -> Fact {
    Fact("email", Words("E-mail"), .text(address))
  }
}

extension Person: StoredEntity {
  package static let filters = People.description.filters
  package static let sortKeys = People.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .pages
  }

  /// Names are sorted as they are read, by the first name; unknown values come last.
  package func sortKey(for key: String) -> SortKey {
    switch key {
    case "age": .lowest(age)
    case "country": .text(residence)
    default: .text(name)
    }
  }

  package var searchedTexts: [String] {
    [title, email, city, residence].compactMap(\.self)
  }

  package var searchedNames: [String] { [name] + (honorific == nil ? [] : [title]) }

  package var nameWeight: Int { 30_000 }

  package func number(for key: String) -> Double? {
    switch key {
    case "age": age.map(Double.init)
    case "dateofbirth": dateOfBirth.map { Double($0.number) }
    case "latitude": coordinate.latitude
    default: coordinate.longitude
    }
  }

  /// `country` is the country of residence.
  package static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    switch filter.key {
    case Filter.countryKey:
      let code = try CountryLookup.code(of: filter)
      return { $0.countryCode == code }
    case "nationality":
      let code = try CountryLookup.code(of: filter)
      return { $0.nationality == code }
    case "gender":
      let names = try Gender.terms.names(of: filter)
      return { $0.gender.map { names.contains($0.rawValue) } ?? false }
    case "state": return isValue(of: filter) { [$0.state] }
    case "city": return isValue(of: filter) { [$0.city] }
    default: return isValue(of: filter) { [$0.postcode] }
    }
  }

  /// The English name of the country of residence.
  ///
  /// Old versions of the service have only the nationality, which is the same there.
  var residence: String? { country ?? nationality.flatMap { CountryNames.english($0) } }

  private var countryCode: String? {
    country.flatMap { CountryLookup.code(for: $0) } ?? nationality
  }
}
