import Contracts
package import Domain
package import Storage

/// A person of randomuser.me; none of them exist.
///
/// A property is `nil` if the source did not have it, or had it in an unknown form. Every person has
/// a place on the map: records without one are not read (see `PersonRecord`).
package struct Person: Entity, Locatable, Codable {
  package static let catalog = CatalogID("people", name: Words("people", "personas"))

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

  var term: Term {
    Term(rawValue, self == .female ? Words("female", "mujer") : Words("male", "hombre"))
  }
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
    let born = Words("Date of birth", "Fecha de nacimiento")
    let facts: [Fact?] = [
      Fact("picture", Words("Picture", "Imagen"), .picture(picture)),
      gender.map { Fact("gender", Words("Gender", "Género"), .term($0.term)) },
      age.map(Fact.age), dateOfBirth.map { Fact("dateOfBirth", born, .date($0)) },
      nationality.map { Fact("nationality", Words("Nationality", "Nacionalidad"), .country($0)) },
      phone.map { Fact("phone", Words("Phone", "Teléfono"), .text($0)) },
      cell.map { Fact("cell", Words("Mobile", "Móvil"), .text($0)) },
      street.map { Fact("street", Words("Street", "Calle"), .text($0)) },
      city.map { Fact("city", Words("City", "Ciudad"), .text($0)) },
      state.map { Fact("state", Words("State", "Estado"), .text($0)) },
      country.map(Fact.residence),
      postcode.map { Fact("postcode", Words("Postcode", "Código postal"), .text($0)) },
      .position(coordinate),
      utcOffset.map { Fact("utcOffset", Words("Local time", "Hora local"), .utcOffset($0)) },
      email.map(Fact.email),
    ]
    return facts.compactMap(\.self)
  }
}

extension Fact {
  static func age(_ years: Int) -> Fact { Fact("age", Words("Age", "Edad"), .years(years)) }

  static func residence(_ name: String) -> Fact {
    Fact("country", Words("Country", "País"), .countryName(name))
  }

  static func email(_ address: String) -> Fact {
    Fact("email", Words("E-mail", "Correo"), .text(address))
  }
}

extension Person: StoredEntity {
  package static let filterKeys = People.description.filterKeys
  package static let sortKeys = People.description.sortKeys

  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    for filter in filters
    where filter.key == "country" && CountryLookup.code(for: filter.value) == nil {
      throw .invalidFilter(key: filter.key, value: filter.value)
    }
    return .pages
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

  /// `country` is the country of residence: a code in capitals, or a name for a country without one.
  package func passes(_ filter: Filter) throws(DataError) -> Bool {
    guard filter.key == "country" else { return true }
    let code = CountryLookup.code(for: filter.value)
    guard let code else { return country.map { Fold.fold($0) } == Fold.fold(filter.value) }
    return code == countryCode
  }

  /// The English name of the country of residence.
  ///
  /// Old versions of the service have only the nationality, which is the same there.
  var residence: String? { country ?? nationality.flatMap { CountryNames.english($0) } }

  private var countryCode: String? {
    country.flatMap { CountryLookup.code(for: $0) } ?? nationality
  }
}
