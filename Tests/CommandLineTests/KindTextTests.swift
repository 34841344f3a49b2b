import Contracts
import Domain
import Geo
import JSON
import Localization
import Testing
import TextUI

@testable import CommandLine

/// The answers of `where --kind`.
@Suite struct KindTextTests {
  private static let here = Coordinate(wrappingLatitude: 10, longitude: 20)
  private static let peak = MapPlace(
    reference: Reference(CatalogID("places", name: Words("places")), "7"), name: "Cima",
    country: "PE", coordinate: Coordinate(wrappingLatitude: 11, longitude: 20), population: 0,
    kind: .peak)

  private func lines(_ places: [MapPlace]?, _ language: Language = .english) -> [String] {
    KindText(kind: "peak", position: Self.here, places: places)
      .lines(Strings(language)).map(\.text)
  }

  @Test func aPlaceIsALine() {
    #expect(lines([Self.peak]) == ["10.00000, 20.00000", "Cima, PE  111 km  N  peak"])
    #expect(lines([Self.peak], .spanish).last == "Cima, PE  111 km  N  pico")
  }

  @Test func whatIsMissingIsSaid() {
    let refusals = [nil, [], [Self.peak]].map { places in
      KindText(kind: "peak", position: Self.here, places: places)
        .refusal(Strings(.english), isInShell: true)
    }
    #expect(
      refusals == [
        "No places are held: catalejo places add PE adds those of Peru.",
        "None of the places that are held is of the kind “peak”.", nil,
      ])
  }

  @Test func programsGetItsPositionAndTheWay() {
    let text = KindText(kind: "peak", position: Self.here, places: [Self.peak])
    #expect(
      JSONWriter.text(text.json)
        == #"{"latitude":10.0,"longitude":20.0,"items":[{"id":"7","place":"Cima","kind":"peak","#
        + #""region":null,"country":"PE","latitude":11.0,"longitude":20.0,"km":111.2,"#
        + #""direction":"N"}]}"#)
  }
}
