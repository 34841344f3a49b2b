import Catalog
import Cities
import Domain

@testable import Gazetteer

/// A newer list for ``SmallWorld``: some cities are gone, some new, some have other names, places
/// or countries.
enum NewerWorld {
  static let cities = [
    // As they were.
    city(7, "Nuevo Puerto", "XA", 10, 20), city(9, "Ar", "XA", -8, 33),
    city(12, "Ar", "XB", -6, 31),
    city(21, "Twin", "US", 40, -90), city(22, "Twin", "US", 42.5, -92),
    city(23, "Twin", "US", 42, -92), city(40, "Grande", "XD", 0, 179.9),
    // With another name: what they were called is another name now.
    city(3, "Tree", "XB", -5, 30), city(31, "Écoville", "XA", 9, 20),
    city(41, "新", "XD", 0, -179.9),
    // In another country, elsewhere.
    city(5, "Ar Xa", "XE", 7, 32),
    // New.
    city(100, "Newest", "XF", 1, 1), city(101, "Ar", "XB", 60, 60), city(102, "!!", "XA", 2, 2),
  ]

  /// The same list with all that is kept, as the builder takes it.
  static let known = cities.map { newer in
    let old = SmallWorld.cities.first { $0.number == newer.number }
    return City(
      number: newer.number, name: newer.name, country: newer.country, region: old?.region ?? "",
      coordinate: newer.coordinate, population: old?.population ?? 0,
      timeZone: old?.timeZone ?? "",
      alternateNames: old.map { $0.alternateNames + [$0.name] } ?? [])
  }

  static let metadata = CacheMetadata(
    fetchedAt: 1_700_000_000,
    validators: Validators(etag: "\"ñ\"", lastModified: "Sat, 01 Jan 2000 00:00:00 GMT"))

  static let result = FetchResult(.whole, items: cities, metadata: metadata, skipped: 3)
}
