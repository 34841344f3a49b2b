import CallTrace
import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import App

/// The data managers that serve several features: what they answer comes through, and each call is
/// told once.
@Suite struct TracedServicesTests {
  private let tracer = Tracer(now: { .zero })
  private let here = Coordinate(wrappingLatitude: 1, longitude: 2)
  private let rect = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
  private let lima = Reference(.cities, "1")

  private var place: MapPlace {
    MapPlace(reference: lima, name: "Lima", country: "PE", coordinate: here, population: 9)
  }

  private func services(
    pictures: any PictureDataManager = NoPictures(), _ link: WebLink? = nil
  ) -> Services {
    let place = place
    let places = MockPlaceDataManager([place], guesses: [place], bounds: ["PE": rect])
    var services = Services.offline(
      cities: MockLocalDataManager([]), placeCount: 0,
      neighbors: MockNeighborDataManager([
        Neighbor(reference: lima, title: "Lima", kilometres: 1, bearing: 0)
      ]),
      maps: MockMapDataManager(outlines: ["PE": []]), places: places,
      descriptions: { language in
        let text = link.map { PlaceDescription(text: "a", source: $0, language: language) }
        return DescriptionSource(
          cache: MockDescriptionCache(), remote: MockDescriptionDataManager(.success(text)),
          language: language, clock: { 0 })
      }, clock: { 0 })
    services.pictures = pictures
    return services.traced(by: tracer)
  }

  /// What was told of calls made within one of an interactor, without times and indentation.
  private func tale(_ body: () async throws -> Void) async rethrows -> [String] {
    tracer.open(.home)
    let scope = tracer.log.begin(
      "a", to: TraceParty(.interactor, of: "x"), in: nil, chapter: tracer.log.chapter)
    try await TraceScope.$current.withValue(scope) { try await body() }
    return tracer.feed.take().dropFirst().map {
      String(TraceTale.text($0).drop { $0 == " " }.dropFirst("x.interactor → ".count))
    }
  }

  @Test func descriptionsAreAskedOfTheStoreAndTheEncyclopedia() async throws {
    let link = try #require(WebLink("https://example.invalid/lima"))
    let source = try #require(services(link).descriptions("en"))
    let tale = try await tale {
      #expect(try await source.held(of: lima) == nil)
      let fetched = try await source.fetch("Lima", at: here)
      #expect(fetched.description?.text == "a")
      try await source.store(fetched, of: lima)
      #expect(try await source.held(of: lima) == fetched)
    }
    #expect(
      tale.map { $0.prefix { $0 != "⇒" } } == [
        "descriptions.local  description(cities/1, \"en\") ",
        "wikipedia.remote  description(\"Lima\", (1.0, 2.0), \"en\")",
        "wikipedia.remote  description ",
        "descriptions.local  store(CachedDescription(description: "
          + "PlaceDescription(text: \"a\", source: https://example.invalid/lima, language: \"en\"), "
          + "fetch…, cities/1, \"en\")",
        "descriptions.local  description(cities/1, \"en\") ",
      ])
    #expect(tale.first?.hasSuffix(" ⇒ nil") == true)
    #expect(source.isDue(CachedDescription(nil, fetchedAt: 0), .ifDue) == false)
  }

  @Test func theMapAsksItsGeometryAndItsPlaces() async {
    let services = services()
    let tale = await tale {
      #expect(await services.maps.geometry(in: rect, detail: .world) == MapGeometry())
      #expect(await services.maps.outline(of: "PE") == [])
      #expect(await services.maps.countries(in: rect).map(\.code) == ["PE"])
      #expect(await services.places.largest(in: rect, count: 2) == [place])
      #expect(await services.places.named("li", count: 2) == [place])
      #expect(await services.places.guesses("lmia", count: 2) == [place])
      #expect(await services.places.place(lima) == place)
      #expect(await services.places.namesakes(of: "Lima", in: nil, count: 2) == [place])
      #expect(await services.places.bounds(of: "PE") == rect)
      #expect(
        await services.neighbors.nearest(
          to: here, count: 2, largerThan: nil, excluding: nil
        ).map(\.title) == ["Lima"])
    }
    #expect(
      tale.map { $0.prefix { $0 != "(" } } == [
        "map.local  geometry", "map.local  outline", "map.local  countries",
        "places.local  largest",
        "places.local  named", "places.local  guesses", "places.local  place",
        "places.local  namesakes", "places.local  bounds", "neighbors.local  nearest",
      ])
  }

  @Test func filesLinksAndPicturesAreToldWithWhatFails() async throws {
    let link = try #require(WebLink("https://example.invalid/a"))
    let picture = Picture(rows: [])
    let address = PictureAddress.path(["a"], of: .sprites)
    let services = services(pictures: MockPictureDataManager([address: .success(picture)]))
    #expect(services.pictures.access == .on)
    let size = PictureSize(columns: 4, rows: 2)
    let tale = try await tale {
      try await services.documents.write([1, 2], to: "f", replacing: false)
      #expect(try await services.documents.read("f") == [1, 2])
      try await services.links.open(link)
      try await services.links.copy("text")
      let found = try await services.pictures.picture(address, fitting: size, inPixels: false)
      #expect(found == picture)
      await #expect(throws: PictureProblem.notAPicture) {
        try await services.pictures.picture(.link(link, from: .nyt), fitting: size, inPixels: true)
      }
    }
    #expect(
      tale == [
        "documents.local  write([2], \"f\", false)", "documents.local  read(\"f\") ⇒ [2]",
        "links.local  open(https://example.invalid/a)", "links.local  copy(\"text\")",
        "pictures.remote  picture(path([1], of: sprites), PictureSize(columns: 4, rows: 2))",
        "pictures.remote  picture ⇒ Picture",
        "pictures.remote  picture(link(https://example.invalid/a, from: nyt), "
          + "PictureSize(columns: 4, rows: 2))",
        "pictures.remote  picture ⇒ throws notAPicture",
      ])
  }
}
