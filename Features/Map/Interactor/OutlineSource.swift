import Catalog
import Domain

/// A country: its outline, or where its cities are; its capital and its largest cities.
struct OutlineSource<Item: Entity & Outlined & Summarizable>: MapSubjectSource {
  /// As many as are worth a name of their own, the capital included.
  private static var cityCount: Int { 5 }

  /// How many of the largest cities of its box are searched for the country's own.
  private static var candidateCount: Int { 300 }

  let id: String
  let local: any LocalDataManager<Item>
  let sources: MapSources
  let geography: any GeographyInteracting

  func topic() async throws(DataError) -> MapSurvey.Topic {
    let item = try await local.item(id)
    let code = item.countryCode
    guard case .box(let box) = await geography.extent(of: code) else {
      return .group(MapGroup(kind: .country(item.reference, code: code), marks: []))
    }
    let hasOutline = await sources.map.outline(of: code) != nil
    return .group(
      MapGroup(
        kind: .country(item.reference, code: code), marks: await cities(of: item, in: box),
        area: MapGroup.Area(
          country: code, box: box, hasOutline: hasOutline, middle: item.summary.position)))
  }

  /// The capital first; districts of larger cities are none.
  private func cities(of item: Item, in box: WorldRect) async -> [MapMark] {
    var cities: [MapPlace] = []
    if let reference = item.capitalReference, let capital = await sources.places.place(reference) {
      cities.append(capital)
    }
    var largest: [MapPlace] = []
    for part in box.withinWorld {
      largest += await sources.places.largest(in: part, count: Self.candidateCount)
    }
    largest.sort { $0.population > $1.population }
    for city in largest where city.country == item.countryCode && cities.count < Self.cityCount {
      if !cities.contains(where: { $0.reference == city.reference || $0.covers(city) }) {
        cities.append(city)
      }
    }
    return cities.map {
      MapMark(
        kind: .place, title: $0.title, coordinate: $0.coordinate, reference: $0.reference)
    }
  }
}

extension WorldRect {
  /// Its parts on this turn round the Earth: two where it crosses the antimeridian.
  fileprivate var withinWorld: [WorldRect] {
    guard maxX > 1 else { return [self] }
    return [
      WorldRect(minX: minX, minY: minY, maxX: 1, maxY: maxY),
      WorldRect(minX: 0, minY: minY, maxX: maxX - 1, maxY: maxY),
    ]
  }
}
