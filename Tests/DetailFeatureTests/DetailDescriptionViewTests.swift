import Catalog
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import DetailFeature

@Suite struct DetailDescriptionViewTests {
  static let spanish = PlaceDescription(
    text: "Un pueblo inventado.\nEstá junto al mar.", source: .page, language: "es")

  private static let source = "https://example.org/harbor"

  @Test(
    arguments: [
      (
        .known(.harbor),
        "Harbor is a made-up town by the sea.\nSource: https://en.example.org/wiki/Harbor"
      ),
      (
        .known(spanish),
        "Un pueblo inventado.\nEstá junto al mar.\nSource: \(source) · in Spanish"
      ),
      (
        .known(PlaceDescription(text: "Hamn.", source: .page, language: "sv")),
        "Hamn.\nSource: \(source) · language: sv"
      ),
      (.nothing, "Wikipedia has no article about this place."),
      (.unknown(nil), "None is stored yet."),
      (.unknown(.service(.wikipedia, .offline)), "None is stored yet, and you are offline."),
      (
        .unknown(.service(.wikipedia, .timedOut)),
        "None is stored yet.\n"
          + "Wikipedia did not answer in time; try again later. Type retry to ask again."
      ),
    ] as [(DetailDescription, String)])
  func saysWhatIsKnownOrWhyNothingIs(description: DetailDescription, words: String) {
    #expect(text(.success(content(description))) == "Harbor\n\nDescription\n" + words)
  }

  @Test func inTheUsersLanguageItIsNotSaidInWhich() {
    #expect(
      text(.success(content(.known(Self.spanish))), .spanish).hasSuffix(
        "\nFuente: \(Self.source)"))
  }

  @Test func aCatalogWithoutDescriptionsSaysNothingOfThem() {
    #expect(text(.success(content(.notOffered))) == "Harbor")
  }

  @Test func saysThatItIsLookedUp() {
    #expect(
      text(.loading(previous: content(.unknown(nil))))
        == "Harbor\n\nDescription\nLooking it up…")
  }

  @Test func wrapsInANarrowWindow() {
    #expect(
      text(.success(content(.known(.harbor))), columns: 20) == """
        Harbor

        Description
        Harbor is a made-up
        town by the sea.
        Source:
        https://en.example.o
        rg/wiki/Harbor
        """)
  }

  private func content(_ description: DetailDescription) -> DetailContent {
    DetailContent(title: "Harbor", description: description)
  }

  private func text(
    _ content: LoadingState<DetailContent, DataError>, _ language: Language = .english,
    columns: Int = 80
  ) -> String {
    DetailScene(reference: .harbor, content: content).text(columns: columns, language)
  }
}
