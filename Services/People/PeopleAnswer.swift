package import Catalog
import Domain

/// What can be asked of the service of people.
package enum PeopleEndpoints {
  /// A page of 50 people, from 1; after the last one it is empty.
  ///
  /// The seed makes the people the same in every run; without it each answer is a new draw. The
  /// service can't leave the password out of the login, which has the id; nobody reads it.
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

/// A page of people as the service answers.
struct PeopleAnswer: Decodable, Sendable {
  /// Those that can be read; none after the last page.
  let people: [Person]

  private enum Key: CodingKey { case results, error }

  /// - Throws: `DecodingError`; at `error` for an apology, which comes with status 200 too.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    try answer.check(!answer.holds(.error), at: .error)
    people = try answer.decode(ReadableElements<PersonRecord>.self, forKey: .results)
      .elements.map(\.person)
  }
}
