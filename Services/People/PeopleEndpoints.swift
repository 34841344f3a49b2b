package import Catalog
import Domain

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
