package import Domain

/// A person of randomuser.me, none of whom exist.
///
/// Whatever is nil the source did not say, or said in a shape nobody knows. Every person has a
/// place on the map: records without one are not read (see `PersonRecord`).
package struct Person: Entity, Locatable, Codable {
  package static let catalog = CatalogID("people", name: Words("people", "personas"))

  /// The `uuid` of the login.
  package let id: String
  /// Capitalized ("Ms"); may be of any language ("Mademoiselle").
  package let honorific: String?
  /// Empty where the source has only the other one.
  package let firstName: String
  package let lastName: String
  package let coordinate: Coordinate
  package var email: String?
  package var picture: WebLink?
  package var gender: Gender?
  package var age: Int?
  package var dateOfBirth: CalendarDate?
  /// ISO 3166-1 alpha-2.
  package var nationality: String?
  package var phone: String?
  package var cell: String?
  /// With the number, in the source's order of the two.
  package var street: String?
  package var city: String?
  package var state: String?
  /// Of residence, by its English name.
  package var country: String?
  package var postcode: String?
  /// Minutes east of Greenwich.
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
  package var name: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }

  /// "Ms Ada Lovelace".
  package var title: String { honorific.map { "\($0) \(name)" } ?? name }
}

/// The gender a person's record states.
package enum Gender: String, Hashable, Sendable, Codable {
  case female, male

  var term: Term {
    Term(rawValue, self == .female ? Words("female", "mujer") : Words("male", "hombre"))
  }
}
