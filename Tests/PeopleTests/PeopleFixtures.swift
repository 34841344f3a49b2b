import Domain
import Testing

@testable import People

/// Made-up answers in the shapes of the service's versions.
enum PeopleFixtures {
  /// Version 1.4.
  static let nora = """
    {"gender": "female", "name": {"title": "Ms", "first": "Nora", "last": "Vidal"},
     "location": {"street": {"number": 12, "name": "Calle del Faro"}, "city": "Puerto Escondido",
       "state": "Oaxaca", "country": "Mexico", "postcode": 71980,
       "coordinates": {"latitude": "15.8611", "longitude": "-97.0719"},
       "timezone": {"offset": "-6:00", "description": "Mexico City"}},
     "email": "nora.vidal@example.org",
     "login": {"uuid": "11111111-aaaa-4bbb-8ccc-000000000001", "username": "u", "password": "p"},
     "dob": {"date": "1990-02-28T02:30:31.200Z", "age": 36},
     "phone": "(954) 555-0101", "cell": "F00 Q77", "id": {"name": "NSS", "value": null},
     "picture": {"large": "https://example.org/l/1.jpg", "medium": "https://example.org/m/1.jpg",
       "thumbnail": "https://example.org/t/1.jpg"},
     "nat": "MX"}
    """

  /// Version 1.2: titles in lower case, a street of one text, no country.
  static let ole = """
    {"gender": "male", "name": {"title": "mr", "first": "ole", "last": "dahl"},
     "location": {"street": "3 fjordveien", "city": "bergen", "state": "vestland",
       "postcode": "0580", "coordinates": {"latitude": "60.39", "longitude": "5.32"},
       "timezone": {"offset": "+1:00", "description": "Oslo"}},
     "email": "ole.dahl@example.org",
     "login": {"uuid": "11111111-aaaa-4bbb-8ccc-000000000002"},
     "dob": {"date": "1960-09-17T02:30:19Z", "age": 66},
     "phone": "555-0102", "cell": "555-0103", "id": {"name": "FN", "value": "1"},
     "picture": {"large": "https://example.org/l/2.jpg", "medium": "", "thumbnail": ""},
     "nat": "NO"}
    """

  /// Another script, and nothing but what is needed.
  static let mina = """
    {"name": {"title": "", "first": "مینا", "last": null},
     "location": {"street": {"number": null, "name": ""}, "country": "Iran",
       "coordinates": {"latitude": 35.7, "longitude": 51.4}, "timezone": {"offset": "+99:00"}},
     "login": {"uuid": "mina"}, "dob": null, "gender": "x", "nat": "IRN",
     "picture": {"large": "javascript:alert(1)"}}
    """

  /// The exact position; the initializer that wraps calculates.
  static func position(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  static func page(_ records: String...) -> String {
    "{\"results\": [\(records.joined(separator: ","))]}"
  }

  static func person(
    _ id: String, _ name: String = "Ada Lind", age: Int? = nil, country: String? = nil,
    nationality: String? = nil
  ) throws -> Person {
    let names = name.split(separator: " ").map(String.init)
    var person = Person(
      id: id, firstName: names[0], lastName: names.dropFirst().joined(separator: " "),
      coordinate: try position(1, 2))
    person.age = age
    person.country = country
    person.nationality = nationality
    return person
  }
}
