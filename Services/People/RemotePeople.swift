package import Catalog
package import Domain

/// The people of randomuser.me, page by page.
package struct RemotePeople: RemoteDataManager {
  package let service = People.service
  /// A week.
  package let timeToLive: Int? = 7 * 24 * 3600
  private let http: any HTTPDataManager
  private let clock: @Sendable () -> Int

  /// - Parameter clock: the present, in seconds since 1970.
  package init(http: any HTTPDataManager, clock: @escaping @Sendable () -> Int) {
    self.http = http
    self.clock = clock
  }

  /// Fetches a page, the only kind of part there is; after the last one it is empty.
  ///
  /// - Throws: `unexpected` at `error` where the service apologizes, whatever the status.
  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Person> {
    guard case .page(let number) = part else {
      throw .service(service, .unexpected(detail: part.key))
    }
    return try await http.delivery(
      part, as: PeopleAnswer.self, from: PeopleEndpoints.page(number), unless: validators,
      clock: clock
    ) { $0.people }
  }
}

/// What can be asked of the service of people.
package enum PeopleEndpoints {
  package static let pageSize = 50

  /// A page, from 1.
  ///
  /// The seed makes the people the same in every run; without it each answer is a new draw. The
  /// service can't leave the password out of the login, which has the id; nobody reads it.
  package static func page(_ number: Int) -> Endpoint {
    Endpoint(
      People.service,
      query: [
        .init("results", String(pageSize)), .init("page", String(number)),
        .init("seed", "catalejo"),
        .init("inc", "gender,name,location,email,login,dob,phone,cell,nat,picture,id"),
        .init("noinfo", ""),
      ])
  }
}

/// A page of people as the service answers.
struct PeopleAnswer: Decodable, Sendable {
  /// Those that can be read, the first of each id; none after the last page.
  let people: [Person]

  private enum Key: CodingKey { case results, error }

  /// - Throws: `DecodingError`; at `error` for an apology, which comes with status 200 too.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    guard !answer.holds(.error) else {
      throw DecodingError.dataCorruptedError(
        forKey: .error, in: answer, debugDescription: "the service failed")
    }
    let records = try answer.decode(ReadableElements<PersonRecord>.self, forKey: .results)
    var ids: Set<String> = []
    people = records.elements.map(\.person).filter { ids.insert($0.id).inserted }
  }
}
