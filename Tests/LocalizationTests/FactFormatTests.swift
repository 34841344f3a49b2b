import Domain
import Localization
import Testing

/// What each fact reads like in both languages; nil where nothing is known.
@Suite struct FactFormatTests {
  private typealias Case = (fact: Fact, english: String?, spanish: String?)

  private static let both = LocalizedText(english: "Seed", spanish: "Semilla")
  private static let english = LocalizedText(english: "Seed", spanish: nil)
  private static let spanish = LocalizedText(english: nil, spanish: "Semilla")
  private static let empty = LocalizedText(english: "", spanish: "")
  private static let day = CalendarDate("1993-09-08")
  private static let link = WebLink("https://example.org/a.png")
  private static let position = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
  private static let abilities = [
    PokemonAbility(
      name: "leaf-guard", isHidden: false,
      names: LocalizedText(english: "Leaf Guard", spanish: "Defensa Hoja")),
    PokemonAbility(name: "Flower Veil", isHidden: true),
  ]

  private static let cases: [Case] =
    [
      (.name("Ana"), "Ana", "Ana"), (.name(""), nil, nil),
      (.country("PE"), "Peru", "Perú"), (.country("QQ"), "QQ", "QQ"), (.country(""), nil, nil),
      (.position(position), "-12.50000, -77.25000", "-12.50000, -77.25000"),
      (.population(12_345), "12,345", "12.345"),
      (.timeZone("America/Lima"), "America/Lima", "America/Lima"),
      (.picture(link), "https://example.org/a.png", "https://example.org/a.png"),
      (.picture(nil), nil, nil),
      (.email("ana@example.org"), "ana@example.org", "ana@example.org"),
      (.gender(.female), "female", "mujer"), (.gender(.male), "male", "hombre"),
      (.age(0), "0 years", "0 años"), (.age(1), "1 year", "1 año"),
      (.age(34), "34 years", "34 años"),
      (.nationality("DE"), "Germany", "Alemania"),
      (.phone("01-555"), "01-555", "01-555"), (.cell("02-555"), "02-555", "02-555"),
      (.street("5 Elm Road"), "5 Elm Road", "5 Elm Road"), (.locality("Cusco"), "Cusco", "Cusco"),
      (.state("Bavaria"), "Bavaria", "Bavaria"),
      (.countryName("Germany"), "Germany", "Alemania"),
      (.countryName("Erewhon"), "Erewhon", "Erewhon"), (.countryName(""), nil, nil),
      (.postcode("08 001"), "08 001", "08 001"), (.postcode(""), nil, nil),
      (.utcOffset(330), "UTC+5:30", "UTC+5:30"), (.utcOffset(-180), "UTC-3", "UTC-3"),
      (.number(25), "#25", "#25"),
      (.types(["grass", "poison"]), "Grass, Poison", "Planta, Veneno"),
      (.types(["cosmic-dust"]), "cosmic dust", "cosmic dust"), (.types([]), nil, nil),
      (.height(7), "0.7 m", "0,7 m"), (.height(nil), nil, nil),
      (.weight(12_345), "1,234.5 kg", "1234,5 kg"), (.weight(nil), nil, nil),
      (
        .abilities(abilities), "Leaf Guard, Flower Veil (hidden)",
        "Defensa Hoja, Flower Veil (oculta)"
      ),
      (.abilities([]), nil, nil),
      (
        .stats([.speed: 45, .hp: 60, .specialAttack: 65]), "HP 60, special attack 65, speed 45",
        "PS 60, ataque especial 65, velocidad 45"
      ),
      (.stats([:]), nil, nil),
      (.sprite(link), "https://example.org/a.png", "https://example.org/a.png"),
      (.sprite(nil), nil, nil),
      (.category("standard-balls"), "standard balls", "standard balls"), (.category(nil), nil, nil),
      (.category(""), nil, nil),
      (.cost(12_000), "12,000 ₽", "12.000 ₽"), (.cost(nil), nil, nil), (.effect(nil), nil, nil),
      (.section("World"), "World", "World"),
      (.byline("By Ana"), "By Ana", "By Ana"), (.byline(""), nil, nil),
      (.published(day), "September 8, 1993", "8 de septiembre de 1993"),
      (.published(nil), nil, nil),
      (.abstract("Once."), "Once.", "Once."), (.abstract(""), nil, nil),
      (.link(link), "https://example.org/a.png", "https://example.org/a.png"),
      (.link(nil), nil, nil), (.image(nil), nil, nil),
      (.places(["Lima (Peru)", "Cusco"]), "Lima (Peru); Cusco", "Lima (Peru); Cusco"),
      (.places([]), nil, nil),
    ] + texts + dates

  private static let texts: [Case] = [
    (both, "Seed", "Semilla"), (english, "Seed", "Seed"), (spanish, "Semilla", "Semilla"),
    (empty, nil, nil),
  ].flatMap { (text: LocalizedText?, english: String?, spanish: String?) -> [Case] in
    guard let text else { return [] }
    return [.species(text), .flavor(text), .effect(text)].map { ($0, english, spanish) }
  }

  private static let dates: [Case] =
    day.map {
      [(.dateOfBirth($0), "September 8, 1993", "8 de septiembre de 1993")]
    } ?? []

  @Test(arguments: cases.indices)
  func readsInBothLanguages(_ index: Int) {
    let (fact, english, spanish) = Self.cases[index]
    #expect(Formats(.english).text(of: fact) == english)
    #expect(Formats(.spanish).text(of: fact) == spanish)
  }

  @Test func everyMonthHasItsName() {
    let days = (1...12).compactMap { CalendarDate(year: 2024, month: $0, day: 1) }
    #expect(
      days.map(Formats(.english).writtenOut) == [
        "January 1, 2024", "February 1, 2024", "March 1, 2024", "April 1, 2024", "May 1, 2024",
        "June 1, 2024", "July 1, 2024", "August 1, 2024", "September 1, 2024", "October 1, 2024",
        "November 1, 2024", "December 1, 2024",
      ])
    #expect(
      days.map(Formats(.spanish).writtenOut) == [
        "1 de enero de 2024", "1 de febrero de 2024", "1 de marzo de 2024", "1 de abril de 2024",
        "1 de mayo de 2024", "1 de junio de 2024", "1 de julio de 2024", "1 de agosto de 2024",
        "1 de septiembre de 2024", "1 de octubre de 2024", "1 de noviembre de 2024",
        "1 de diciembre de 2024",
      ])
  }

  @Test func everyStatHasItsName() {
    #expect(
      PokemonStat.allCases.map(Formats(.english).name) == [
        "HP", "attack", "defense", "special attack", "special defense", "speed",
      ])
    #expect(
      PokemonStat.allCases.map(Formats(.spanish).name) == [
        "PS", "ataque", "defensa", "ataque especial", "defensa especial", "velocidad",
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
