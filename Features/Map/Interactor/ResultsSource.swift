import Catalog
import Domain

/// What a list shows, all its pages.
struct ResultsSource: MapSubjectSource {
  let catalog: CatalogID
  /// Nil where the list was never opened.
  let list: (any PlaceListing)?

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let group = try await list?.group(of: catalog)
    return .group(group ?? MapGroup(kind: .results(catalog), marks: []))
  }
}

extension PlaceListing {
  /// The most places that are marked at once.
  private static var limit: Int { 5000 }

  func group(of catalog: CatalogID) async throws(DataError) -> MapGroup {
    let listed = try await places(limit: Self.limit)
    let marks = listed.places.map {
      MapMark(kind: .place, title: $0.title, coordinate: $0.coordinate, reference: $0.reference)
    }
    return MapGroup(kind: .results(catalog), marks: marks, total: listed.total)
  }
}
