package import Contracts
package import Domain

/// A place of GeoNames, as the catalog shows it.
package struct Place: Entity, Summarizable, Describable, Locatable {
  package static let catalog = CatalogID("places", name: Words("places"))

  package let archived: ArchivedPlace
  /// All its names, its own first.
  ///
  /// They are looked up for a single place, but not for the rows of a list.
  package let names: [PlaceName]

  package init(_ archived: ArchivedPlace, names: [PlaceName] = []) {
    self.archived = archived
    self.names = names
  }

  package var id: String { Self.id(ofArchived: archived.id) }

  package var coordinate: Coordinate { archived.coordinate }

  package var title: String { title(archived.name) }

  private func title(_ name: String) -> String {
    archived.country.isEmpty ? name : "\(name), \(archived.country)"
  }

  /// The name of its region; empty if only the code is known, which tells nobody anything.
  private var regionName: String {
    guard let region = archived.region, region.name != region.code else { return "" }
    return region.name
  }

  package var summary: Summary {
    summary([.kind(kind)] + [archived.elevation.map { .elevation(metres: $0) }].compactMap(\.self))
  }

  var kind: PlaceKind { archived.feature.kind }

  /// Returns the content of its row with some facts beside the title.
  func summary(_ facts: [Fact]) -> Summary {
    Summary(
      title: title, names: localTitles, position: coordinate,
      distinction: regionName.isEmpty ? nil : .region(regionName, in: archived.country),
      facts: facts, sign: kind.sign)
  }

  package func fact(sortedBy key: String) -> Fact? {
    ["population", "relevance"].contains(key) && archived.population > 0
      ? .population(archived.population) : nil
  }

  package var facts: [Fact] {
    var facts = [Fact.name(archived.name), .kind(kind)]
    if !archived.country.isEmpty { facts.append(.country(archived.country)) }
    facts.append(.position(coordinate))
    if !regionName.isEmpty { facts.append(.region(regionName, in: archived.country)) }
    facts.append(.feature(archived.feature))
    if let metres = archived.elevation { facts.append(.elevation(metres: metres)) }
    if archived.population > 0 { facts.append(.population(archived.population)) }
    if !archived.timeZone.isEmpty { facts.append(.timeZone(archived.timeZone)) }
    let groups = namesByLanguage
    if !groups.isEmpty { facts.append(Fact("names", Words("Also called"), .groups(groups))) }
    if let page { facts.append(Fact("url", Words("Page"), .link(page))) }
    return facts
  }
}

extension Place {
  /// Makes the place of a favorite, of which only the title and the position are known.
  init?(starred favorite: Favorite) {
    guard let position = favorite.position else { return nil }
    let parts = favorite.title.split(separator: ", ").map(String.init)
    let country = parts.last.flatMap { CountryNumber.number($0) == nil ? nil : $0 } ?? ""
    let name = country.isEmpty ? favorite.title : parts.dropLast().joined(separator: ", ")
    self.init(
      ArchivedPlace(
        id: Self.archivedID(favorite.reference.id), name: name, feature: PlaceFeature("", ""),
        country: country, coordinate: position))
  }

  /// The place as a map shows it.
  package var mapPlace: MapPlace {
    MapPlace(
      reference: reference, name: archived.name, country: archived.country, region: regionName,
      coordinate: coordinate, population: archived.population, kind: kind)
  }
}

// MARK: - Names

extension Place {
  /// The pseudo-language of links to pages about a place.
  private static let linkLanguage = "link"

  private var page: WebLink? {
    names.lazy.filter { $0.language == Self.linkLanguage }.compactMap { WebLink($0.name) }.first
  }

  /// Its other names, those in languages of the program first, and those of no known language last.
  private var namesByLanguage: [TermGroup] {
    let others = names.filter { $0.language != Self.linkLanguage && $0.name != archived.name }
    let first = Language.allCases.map(\.rawValue)
    let languages = others.map(\.language).uniqued.sorted { one, other in
      func rank(_ language: String) -> (Int, String) {
        (language.isEmpty ? .max : first.firstIndex(of: language) ?? first.count, language)
      }
      return rank(one) < rank(other)
    }
    return languages.map { language in
      // Without words of its own, a term would lose its hyphens.
      let terms = others.filter { $0.language == language }.map(\.name).uniqued.map {
        Term($0, Words(name: $0))
      }
      return TermGroup(language.isEmpty ? "other" : language, language, terms)
    }
  }

  /// Its titles in the languages of the program, as far as its names are there.
  private var localTitles: LocalizedText? {
    names.isEmpty ? nil : LocalizedText { language in name(in: language).map(title) }
  }

  private func name(in language: Language) -> String? {
    let own = names.filter {
      $0.language == language.rawValue && $0.traits.isDisjoint(with: Self.rare)
    }
    return (own.first { $0.traits.contains(.preferred) } ?? own.first)?.name
  }

  private static let rare: PlaceName.Traits = [.short, .colloquial, .historic]
}

/// The ids of the archive may have blanks ("GB-SW1A 1AA"), and those of an entity have none.
extension Place {
  private static func id(ofArchived id: String) -> String { id.replacing(" ", with: "_") }

  /// Returns the id in the archive.
  static func archivedID(_ id: String) -> String { id.replacing("_", with: " ") }
}

extension Fact {
  fileprivate static func kind(_ kind: PlaceKind) -> Fact {
    Fact("kind", Words("Kind"), .term(Term(kind.rawValue, kind.words)))
  }

  fileprivate static func elevation(metres: Int) -> Fact {
    Fact("elevation", Words("Elevation"), .amount(metres, unit: "m"))
  }

  fileprivate static func feature(_ feature: PlaceFeature) -> Fact {
    Fact("feature", Words("Feature"), .text(feature.code))
  }
}
