import Domain
import Localization
import Testing

/// The text of each kind of fact in both languages; `nil` if nothing is known.
@Suite struct FactFormatTests {
  private typealias Case = (value: FactValue, english: String?, spanish: String?)

  private static let both = LocalizedText([.english: "Seed", .spanish: "Semilla"])
  private static let english = LocalizedText([.english: "Seed", .spanish: nil])
  private static let spanish = LocalizedText([.english: nil, .spanish: "Semilla"])
  private static let empty = LocalizedText([.english: "", .spanish: ""])
  private static let day = CalendarDate("1993-09-08")
  private static let link = WebLink("https://example.org/a.png")
  private static let position = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
  private static let grass = Term("grass", Words("Grass"))
  private static let marked: [MarkedTerm] = [
    MarkedTerm(
      "leaf-guard", shown: LocalizedText([.english: "Leaf Guard", .spanish: "Defensa Hoja"]),
      isMarked: false),
    MarkedTerm("Flower Veil", shown: nil, isMarked: true),
  ]
  private static let hidden = Mark("hidden", Words("{0} (hidden)"))

  private static let cases: [Case] =
    [
      (.name("Ana"), "Ana", "Ana"), (.name(""), nil, nil),
      (.text("By Ana", shown: "Ana"), "By Ana", "By Ana"), (.text(""), nil, nil),
      (.term(Term("female", Words("female"))), "female", "mujer"),
      (.term(Term("standard-balls")), "standard balls", "standard balls"), (.term(nil), nil, nil),
      (.term(Term("")), nil, nil),
      (.terms([grass, Term("cosmic-dust")]), "Grass, cosmic dust", "Planta, cosmic dust"),
      (.terms([]), nil, nil),
      (
        .markedTerms(marked, hidden), "Leaf Guard, Flower Veil (hidden)",
        "Defensa Hoja, Flower Veil (oculta)"
      ),
      (.markedTerms([], hidden), nil, nil),
      (
        .groups([TermGroup("2", "×2", [grass, Term("dust")]), TermGroup("0", "×0", [grass])]),
        "×2 Grass, dust; ×0 Grass", "×2 Planta, dust; ×0 Planta"
      ),
      (.groups([]), nil, nil),
      (
        .family([
          Relative(
            EntityLink(Words { $0 == .spanish ? "Semilla" : "Seed" }, to: nil), depth: 0, note: nil),
          Relative(
            EntityLink(Words { $0 == .spanish ? "Árbol" : "Tree" }, to: nil), depth: 1, note: nil),
        ]), "Seed, Tree", "Semilla, Árbol"
      ),
      (.population(12_345), "12,345", "12.345"),
      (.years(0), "0 years", "0 años"), (.years(1), "1 year", "1 año"),
      (.years(34), "34 years", "34 años"),
      (.number(25), "#25", "#25"),
      (.tenths(7, unit: "m"), "0.7 m", "0,7 m"), (.tenths(nil, unit: "m"), nil, nil),
      (.tenths(12_345, unit: "kg"), "1,234.5 kg", "1234,5 kg"),
      (.amount(12_000, unit: "₽"), "12,000 ₽", "12.000 ₽"), (.amount(nil, unit: "₽"), nil, nil),
      (.quantity(24.891, unit: Words("/km²", context: "unit")), "24.89 /km²", "24,89 hab./km²"),
      (.quantity(99.999, unit: Words("/km²", context: "unit")), "100.00 /km²", "100,00 hab./km²"),
      (.quantity(38_682.4, unit: Words("/km²", context: "unit")), "38,682 /km²", "38.682 hab./km²"),
      (.quantity(nil, unit: Words("/km²", context: "unit")), nil, nil),
      (
        .figures(
          [
            Figure("hp", Words("HP"), 60), Figure("speed", Words("speed"), 45),
          ], highest: 255), "HP 60, speed 45", "PS 60, velocidad 45"
      ),
      (.figures([], highest: 255), nil, nil),
      (.date(day), "September 8, 1993", "8 de septiembre de 1993"), (.date(nil), nil, nil),
      (.country("PE"), "Peru", "Perú"), (.country("QQ"), "QQ", "QQ"), (.country(""), nil, nil),
      (.region("Cusco", in: "PE"), "Cusco", "Cusco"), (.region("", in: "PE"), nil, nil),
      (.countryName("Germany"), "Germany", "Alemania"),
      (.countryName("Erewhon"), "Erewhon", "Erewhon"), (.countryName(""), nil, nil),
      (.position(position), "-12.50000, -77.25000", "-12.50000, -77.25000"),
      (.timeZone("America/Lima"), "America/Lima", "America/Lima"),
      (.utcOffset(330), "UTC+5:30", "UTC+5:30"), (.utcOffset(-180), "UTC-3", "UTC-3"),
      (.places(["Lima (Peru)", "Cusco"]), "Lima (Peru); Cusco", "Lima (Peru); Cusco"),
      (.places([]), nil, nil), (.names(["Lima", "Rimaq"]), "Lima, Rimaq", "Lima, Rimaq"),
      (.link(link), "https://example.org/a.png", "https://example.org/a.png"),
      (.link(nil), nil, nil),
      (.picture(link), "https://example.org/a.png", "https://example.org/a.png"),
      (.picture(nil), nil, nil),
    ] + texts

  private static let texts: [Case] = [
    (both, "Seed", "Semilla"), (english, "Seed", "Seed"), (spanish, "Semilla", "Semilla"),
    (empty, nil, nil),
  ].flatMap { (text: LocalizedText?, english: String?, spanish: String?) -> [Case] in
    guard let text else { return [] }
    return [.localized(text), .paragraph(text)].map { ($0, english, spanish) }
  }

  @Test(arguments: cases.indices)
  func readsInBothLanguages(_ index: Int) {
    let (value, english, spanish) = Self.cases[index]
    let fact = Fact("it", Words { $0 == .spanish ? "Eso" : "It" }, value)
    #expect(Formats(.english).text(of: fact) == english)
    #expect(Formats(.spanish).text(of: fact) == spanish)
  }

  @Test func namesakesAreToldApartByARegionOrAPlaceNearby() {
    let near = Distinction.near("London", country: "GB", kilometres: 12.4, bearing: 225)
    let english = [.region("Illinois", in: "US"), near].map(Formats(.english).text)
    #expect(english == ["Illinois", "12 km SW of London"])
    #expect(Formats(.spanish).text(of: near) == "a 12 km al SO de Londres")
  }

  @Test func everyMonthHasItsName() {
    let days = (1...12).compactMap { CalendarDate(year: 2024, month: $0, day: 1) }
    #expect(
      days.map(Formats(.english).writtenOut) == [
        "January 1, 2024", "February 1, 2024", "March 1, 2024", "April 1, 2024", "May 1, 2024",
        "June 1, 2024", "July 1, 2024", "August 1, 2024", "September 1, 2024", "October 1, 2024",
        "November 1, 2024", "December 1, 2024",
      ])
  }

  @Test(arguments: [
    (330, 0, "Thu 05:30 (UTC+5:30)", "jue 05:30 (UTC+5:30)"),
    (-300, 0, "Wed 19:00 (UTC-5)", "mié 19:00 (UTC-5)"),
    (0, 86_399, "Thu 23:59 (UTC)", "jue 23:59 (UTC)"),
    (1_081, 0, "UTC+18:01", "UTC+18:01"), (Int.min, 0, nil, nil),
  ])
  func tellsTheTimeByTheOffset(minutes: Int, seconds: Int, english: String?, spanish: String?) {
    let times = [Formats(.english), Formats(.spanish)].map {
      $0.localTime(minutesEast: minutes, at: seconds)
    }
    if let english, let spanish { #expect(times == [english, spanish]) }
    #expect(times.allSatisfy { !$0.isEmpty })
  }
}
