package import Catalog
package import Domain

/// The catalog as its service has it, one list.
package struct RemoteTemplate: RemoteDataManager {
  package let service = Template.service
  /// A day.
  package let timeToLive: Int? = 24 * 3600
  private let http: any HTTPDataManager
  private let clock: @Sendable () -> Int

  /// - Parameter clock: the present, in seconds since 1970.
  package init(http: any HTTPDataManager, clock: @escaping @Sendable () -> Int) {
    self.http = http
    self.clock = clock
  }

  /// Fetches the list, the only part there is.
  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Specimen> {
    guard case .whole = part else {
      throw .service(service, .unexpected(detail: part.key))
    }
    return try await http.delivery(
      part, as: TemplateAnswer.self, from: TemplateEndpoints.list, unless: validators,
      clock: clock
    ) { $0.items }
  }
}
