import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import TextUI

@testable import DetailFeature

/// A made-up entity that can do all a detail can.
struct Town: Entity, Summarizable, Describable, Locatable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  let coordinate: Coordinate
  var population: Int?
  var isPlaced = true
  /// The metres that its source knows.
  var height: Int?

  var summary: Summary { Summary(title: name, position: isPlaced ? coordinate : nil) }

  var facts: [Fact] {
    [.name(name)] + (isPlaced ? [.position(coordinate)] : [])
      + (population.map { [.population($0)] } ?? [])
      + (height.map { [Fact("elevation", Words("Elevation"), .amount($0, unit: "m"))] } ?? [])
  }
}

/// A made-up entity without a place.
struct Story: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String
  var summary: Summary { Summary(title: "Story \(id)") }
  var facts: [Fact] { [.name("Story \(id)")] }
}

extension Coordinate {
  static let harbor = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
}

extension Reference {
  static let harbor = Reference(.cities, "1")
  static let bigPort = Reference(.cities, "2")
}

extension DataError {
  static let broken = DataError.service(.people, .status(500))
}

extension Town {
  static let harbor = Town(id: "1", name: "Harbor", coordinate: .harbor, population: 1_200)
}

extension Neighbor {
  static let bigPort = Neighbor(
    reference: .bigPort, title: "Big Port", kilometres: 12.4, bearing: 44)
}

extension DetailAnswer {
  static let harbor = answer(population: 1_200)
  /// The same, changed by its service.
  static let newHarbor = answer(population: 1_300, Provenance(.fresh, fetchedAt: 90))

  /// Of nothing but a link.
  static let linked = DetailAnswer(title: "Harbor", facts: [.link(.page)])

  private static func answer(
    population: Int, _ provenance: Provenance = .embedded
  ) -> DetailAnswer {
    DetailAnswer(
      title: "Harbor", facts: [.name("Harbor"), .population(population)], neighbors: [.bigPort],
      provenance: provenance)
  }
}

extension DetailContent {
  /// What the presenter makes of the answers of the same names.
  static let harbor = DetailFormatter.english.content(.harbor, of: .harbor)
  static let newHarbor = DetailFormatter.english.content(.newHarbor, of: .harbor)

  func starred(_ isFavorite: Bool) -> DetailContent {
    var content = self
    content.isFavorite = isFavorite
    return content
  }
}

extension DetailFormatter {
  static let english = DetailFormatter(formats: Formats(.english), clock: { 0 })
}

extension DetailScene {
  func lines(columns: Int = 80, _ language: Language = .english) -> [Line] {
    DetailView.text(self, size: Size(columns: columns, rows: 24), strings: Strings(language))
  }

  func text(columns: Int = 80, _ language: Language = .english) -> String {
    lines(columns: columns, language).map(\.text).joined(separator: "\n")
  }
}

extension DetailInteractor {
  /// Its facts come from a source, all else from mocks.
  init(
    _ source: CatalogSource<Item>, descriptions: DescriptionSource? = nil,
    favorites: any FavoritesDataManager = InMemoryFavoritesDataManager(),
    neighbors: any NeighborDataManager = MockNeighborDataManager(),
    relief: (any ReliefDataManager)? = nil,
    links: any LinkDataManager = MockLinkDataManager(), order: (any RowOrder)? = nil,
    pictures: any PictureDataManager = NoPictures()
  ) {
    self.init(
      source: source, descriptions: descriptions,
      favorites: favorites, clock: { 7 }, neighbors: neighbors, relief: relief,
      links: links, order: order, pictures: pictures)
  }

  /// What is held of entities, and no service.
  static func holding(_ items: Item...) -> CatalogSource<Item> {
    CatalogSource(
      local: MockLocalDataManager(items), remote: nil, clock: { 1_000 })
  }
}

extension AsyncSequence where Self: Sendable, Failure == Never, Element: Sendable {
  /// Every step, in order.
  func all() async -> [Element] {
    var elements: [Element] = []
    for await element in self { elements.append(element) }
    return elements
  }
}

extension WebLink {
  static let page = made("https://example.org/harbor")
  static let article = made("https://en.example.org/wiki/Harbor")

  private static func made(_ text: String) -> WebLink {
    guard let link = WebLink(text) else { preconditionFailure("no address: \(text)") }
    return link
  }
}

extension PlaceDescription {
  static let harbor = PlaceDescription(
    text: "Harbor is a made-up town by the sea.", source: .article, language: "en")
}

/// Has no neighbors and records what it was asked.
final class RecordingNeighbors: NeighborDataManager {
  struct Call: Hashable {
    let position: Coordinate
    let count: Int
    let population: Int?
    let excluded: Reference?
  }

  private let log = Recorder<Call>()
  private let found: [Neighbor]

  init(_ found: [Neighbor] = []) { self.found = found }

  var calls: [Call] { log.all }

  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    log.record(
      Call(position: position, count: count, population: population, excluded: excluded))
    return found
  }

  func places(nearestTo positions: [Coordinate]) async -> [NearestPlace] { [] }
}

/// Facts of every kind, named as catalogs name theirs.
extension Fact {
  static func timeZone(_ zone: String) -> Fact {
    Fact("timezone", Words("Local time"), .timeZone(zone))
  }

  static func otherNames(_ names: [String]) -> Fact {
    Fact("otherNames", Words("Also called"), .names(names))
  }

  static func picture(_ link: WebLink?) -> Fact {
    Fact("picture", Words("Picture"), .picture(link))
  }

  static func email(_ address: String) -> Fact {
    Fact("email", Words("E-mail"), .text(address))
  }

  static func age(_ years: Int) -> Fact { Fact("age", Words("Age"), .years(years)) }

  static func utcOffset(_ minutes: Int) -> Fact {
    Fact("utcOffset", Words("Local time"), .utcOffset(minutes))
  }

  static func types(_ types: [Term]) -> Fact {
    Fact("types", Words("Types"), .terms(types))
  }

  static func height(_ decimetres: Int?) -> Fact {
    Fact("height", Words("Height"), .tenths(decimetres, unit: "m"))
  }

  static func abilities(_ terms: [MarkedTerm]) -> Fact {
    Fact(
      "abilities", Words("Abilities"),
      .markedTerms(terms, Mark("hidden", Words("{0} (hidden)"))))
  }

  static func stats(_ stats: [Figure]) -> Fact {
    Fact("stats", Words("Base stats"), .figures(stats, highest: 255))
  }

  static func flavor(_ text: LocalizedText?) -> Fact {
    Fact("flavor", Words("In the Pokédex"), .paragraph(text))
  }

  static func abstract(_ text: String) -> Fact {
    Fact(
      "abstract", Words("Abstract"),
      .paragraph(LocalizedText([.english: text, .spanish: nil])))
  }

  static func byline(_ byline: String, shown: String? = nil) -> Fact {
    Fact("byline", Words("Author"), .text(byline, shown: shown))
  }

  static func link(_ link: WebLink?) -> Fact { Fact("url", Words("Link"), .link(link)) }

  static func places(_ names: [String]) -> Fact {
    Fact("places", Words("Places"), .places(names))
  }
}
