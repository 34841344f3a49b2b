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

  private typealias Case = (description: DetailDescription, english: String, spanish: String)

  private static let cases: [Case] = [
    (
      .known(.harbor),
      "Harbor is a made-up town by the sea.\nSource: https://en.example.org/wiki/Harbor",
      """
      Harbor is a made-up town by the sea.
      Fuente: https://en.example.org/wiki/Harbor · en inglés
      """
    ),
    (
      .known(spanish),
      """
      Un pueblo inventado.
      Está junto al mar.
      Source: https://example.org/harbor · in Spanish
      """,
      """
      Un pueblo inventado.
      Está junto al mar.
      Fuente: https://example.org/harbor
      """
    ),
    (
      .known(PlaceDescription(text: "Hamn.", source: .page, language: "sv")),
      "Hamn.\nSource: https://example.org/harbor · language: sv",
      "Hamn.\nFuente: https://example.org/harbor · idioma: sv"
    ),
    (
      .nothing, "Wikipedia has no article about this place.",
      "Wikipedia no tiene ningún artículo sobre este lugar."
    ),
    (.unknown(nil), "None is stored yet.", "Todavía no hay ninguna guardada."),
    (
      .unknown(.service(.wikipedia, .offline)), "None is stored yet, and you are offline.",
      "Todavía no hay ninguna guardada, y no hay conexión."
    ),
    (
      .unknown(.service(.wikipedia, .timedOut)),
      """
      None is stored yet.
      Wikipedia did not answer in time; try again later. Type retry to ask again.
      """,
      """
      Todavía no hay ninguna guardada.
      Wikipedia: no respondió a tiempo; vuelve a probar más tarde. Escribe reintentar
      para volver a pedirlo.
      """
    ),
  ]

  @Test(arguments: cases.indices)
  func saysWhatIsKnownOrWhyNothingIs(_ index: Int) {
    let (description, english, spanish) = Self.cases[index]
    #expect(text(.success(content(description))) == "Harbor\n\nDescription\n" + english)
    #expect(
      text(.success(content(description)), .spanish) == "Harbor\n\nDescripción\n" + spanish)
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
    DetailView.text(
      DetailScene(reference: .harbor, content: content), size: Size(columns: columns, rows: 24),
      strings: Strings(language)
    ).map(\.text).joined(separator: "\n")
  }
}
