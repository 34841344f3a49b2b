import Catalog
import Cities
import Domain
import Gazetteer

/// The embedded cities as tab-separated text, for the peers in a comparison.
enum GazetteerDump {
  /// Fold, id, name, country, latitude, longitude, population, time zone; in display order.
  static func run() throws {
    let page = try Gazetteer().page(CatalogQuery(limit: .max))
    for city in page.matches.map(\.item) {
      let fields = [
        Fold.fold(city.name), city.id, city.name, city.country, "\(city.coordinate.latitude)",
        "\(city.coordinate.longitude)", "\(city.population)", city.timeZone,
      ]
      print(fields.joined(separator: "\t"))
    }
  }
}
