import Contracts
package import Domain

/// A first-level division of a country that has cities: a state, a province.
///
/// It is made of what its cities say; nothing else is known of it.
package struct Region: Entity, Summarizable, Describable, Locatable {
  package static let catalog = CatalogID("regions", name: Words("regions"))

  /// The code of its country and its folded name, with hyphens between the words: "US.new-york".
  package let id: String
  /// The name in the cities' data ("Catalonia").
  package let name: String
  /// The code of ISO 3166-1 alpha-2, or XK for Kosovo.
  package let country: String
  /// The middle of its cities, of which large ones count more.
  package let coordinate: Coordinate
  /// The number of its cities.
  package let cityCount: Int
  /// The most populous of its cities.
  package let largest: EntityLink

  init(
    name: String, country: String, coordinate: Coordinate, cityCount: Int, largest: EntityLink
  ) {
    id = Self.id(country, Array(Fold.bytes(name)))
    self.name = name
    self.country = country
    self.coordinate = coordinate
    self.cityCount = cityCount
    self.largest = largest
  }

  package var title: String { "\(name), \(country)" }

  package var summary: Summary {
    Summary(
      title: title,
      names: LocalizedText { language in
        RegionNames.name(ofTitle: title, in: language).map { "\($0), \(country)" }
      },
      position: coordinate, facts: [.country(country)])
  }

  package var facts: [Fact] {
    [
      .name(name), .country(country),
      Fact("cities", Words("Cities"), .text(String(cityCount))),
      Fact("largest", Words("Largest city"), .entity(largest)),
      .position(coordinate),
    ]
  }

  /// The word for it, if it is not "region".
  var kind: Words? { country == "US" ? Words("state") : nil }

  private static func id(_ country: String, _ fold: [UInt8]) -> String {
    country + "." + String(decoding: fold.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)
  }

  /// Returns the country and the folded name that an id is made of; `nil` if it is none.
  static func parts(of id: String) -> (country: String, fold: [UInt8])? {
    let country = String(id.prefix(2))
    guard id.dropFirst(2).first == ".", id.utf8.count > 3 else { return nil }
    return (country, id.utf8.dropFirst(3).map { $0 == 0x2D ? 0x20 : $0 })
  }
}
