import CNames
import Domain
import Foundation
import Testing

@testable import Localization

@Suite struct FormatsTests {
  let english = Formats(.english)
  let spanish = Formats(.spanish)

  @Test(arguments: [
    (0.04, "0.0 km", "0,0 km"), (3.14, "3.1 km", "3,1 km"), (9.94, "9.9 km", "9,9 km"),
    (9.95, "10 km", "10 km"), (12.4, "12 km", "12 km"), (12_345.6, "12,346 km", "12.346 km"),
  ])
  func saysTenthsBelowTenKilometres(value: Double, inEnglish: String, inSpanish: String) {
    #expect(english.kilometres(value) == inEnglish)
    #expect(spanish.kilometres(value) == inSpanish)
  }

  @Test(arguments: [
    (-5, "less than 1 min", "menos de 1 min"), (59, "less than 1 min", "menos de 1 min"),
    (60, "1 min", "1 min"), (3599, "59 min", "59 min"), (3600, "1 h", "1 h"),
    (86_399, "23 h", "23 h"), (864_000_000, "10,000 d", "10.000 d"),
  ])
  func saysAnAgeInItsLargestUnit(seconds: Int, inEnglish: String, inSpanish: String) {
    #expect(english.age(seconds) == inEnglish)
    #expect(spanish.age(seconds) == inSpanish)
  }

  @Test(arguments: Language.allCases)
  func writesNumbersAsFoundationDoes(language: Language) {
    let formats = Formats(language)
    let locale = Locale(identifier: language.rawValue)
    var numbers = [0, 9_999, 10_000, -9_999, -10_000]
    for shift in 0..<63 { numbers += [1 << shift, -(1 << shift)] }
    for number in numbers {
      #expect(formats.number(number) == number.formatted(.number.locale(locale)))
    }
    for step in 0...4_000 {
      let distance = Double(step) * 0.037 * (step.isMultiple(of: 7) ? 91 : 1)
      let places = distance < 9.95 ? 1 : 0
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(places))
      #expect(formats.kilometres(distance) == distance.formatted(style.locale(locale)) + " km")
    }
  }

  @Test(arguments: [
    ("America/Lima", 0, "Wed 19:00 (UTC-5)", "mié 19:00 (UTC-5)"),
    ("America/Lima", 18_000, "Thu 00:00 (UTC-5)", "jue 00:00 (UTC-5)"),
    ("Asia/Kolkata", 0, "Thu 05:30 (UTC+5:30)", "jue 05:30 (UTC+5:30)"),
    ("Africa/Accra", 86_399, "Thu 23:59 (UTC)", "jue 23:59 (UTC)"),
  ])
  func tellsTheTimeOfTheDayInTwentyFourHours(
    zone: String, seconds: Int, inEnglish: String, inSpanish: String
  ) {
    #expect(english.localTime(in: zone, at: seconds) == inEnglish)
    #expect(spanish.localTime(in: zone, at: seconds) == inSpanish)
  }

  @Test(arguments: ["", "Mars/Olympus", "../../etc/passwd"])
  func knowsNoTimeInAZoneNobodyKnows(zone: String) {
    #expect(english.localTime(in: zone, at: 0) == nil)
  }

  @Test(arguments: [
    (0, "UTC"), (60, "UTC+1"), (-300, "UTC-5"), (330, "UTC+5:30"), (-210, "UTC-3:30"),
    (345, "UTC+5:45"), (5, "UTC+0:05"),
  ])
  func writesOffsets(minutes: Int, expected: String) {
    #expect(Formats.offset(minutes: minutes) == expected)
  }
}

@Suite struct CoordinateFormatTests {
  @Test(arguments: [
    (-12.04318, -77.02824, "-12.04318, -77.02824"), (0, 0, "0.00000, 0.00000"),
    (-0.000_001, 0.000_004, "0.00000, 0.00000"), (90, -180, "90.00000, -180.00000"),
    (0.000_05, -0.05, "0.00005, -0.05000"), (59.999_999, 9.5, "60.00000, 9.50000"),
  ])
  func writesDecimalDegrees(latitude: Double, longitude: Double, expected: String) {
    #expect(CoordinateFormat.decimal(position(latitude, longitude)) == expected)
  }

  @Test func takesOtherNumbersOfPlaces() {
    #expect(CoordinateFormat.decimal(position(-1.26, 1.25), places: 1) == "-1.3, 1.3")
    #expect(CoordinateFormat.decimal(position(-1.5, 2.4), places: 0) == "-2, 2")
  }

  @Test(arguments: [
    (-12.04318, -77.02824, "12°02'35\"S 77°01'42\"W", "12°02'35\"S 77°01'42\"O"),
    (0, 0, "0°00'00\"N 0°00'00\"E", "0°00'00\"N 0°00'00\"E"),
    (59.999_99, 179.999_99, "60°00'00\"N 180°00'00\"E", "60°00'00\"N 180°00'00\"E"),
  ])
  func writesDegreesMinutesAndSeconds(
    latitude: Double, longitude: Double, inEnglish: String, inSpanish: String
  ) {
    let position = position(latitude, longitude)
    #expect(
      CoordinateFormat.sexagesimal(position, abbreviation: Strings(.english).abbreviation)
        == inEnglish)
    #expect(
      CoordinateFormat.sexagesimal(position, abbreviation: Strings(.spanish).abbreviation)
        == inSpanish)
  }

  private func position(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }
}

@Suite struct TimeZoneRuleTests {
  /// Zones whose clocks follow a law that is younger than the toolchain's own table, or than 2025.
  private static let younger: Set = [
    "Africa/Casablanca", "Africa/El_Aaiun", "America/Coyhaique", "America/Edmonton",
    "America/Havana", "America/Inuvik", "America/Vancouver", "America/Winnipeg",
  ]

  @Test func clocksGoAsFoundationSays() throws {
    let zones = TextTable.read(catalejo_time_zones_bytes(), catalejo_time_zones_size()).joined()
      .map { $0[0] }
    #expect(zones.count > 390)
    for name in zones where !Self.younger.contains(name) {
      let rule = try #require(TimeZoneRule(named: name))
      guard let zone = TimeZone(identifier: name) else { continue }
      // Every seven hours of 2025 to 2028, so that each change has one just before and just after it.
      let moments = stride(from: 1_735_689_600, to: 1_861_920_000, by: 7 * 3600)
      let first = moments.first { moment in
        let date = Date(timeIntervalSince1970: TimeInterval(moment))
        return rule.offset(at: moment) != zone.secondsFromGMT(for: date)
      }
      #expect(first == nil, "\(name)")
    }
  }

  /// The second before a change, and the change.
  @Test(arguments: [
    ("America/New_York", 1_772_953_200, -18_000, -14_400),
    ("America/New_York", 1_793_512_800, -14_400, -18_000),
    ("Europe/Dublin", 1_774_746_000, 0, 3_600), ("Europe/Dublin", 1_792_890_000, 3_600, 0),
    ("America/Nuuk", 1_774_746_000, -7_200, -3_600),
    ("America/Nuuk", 1_792_890_000, -3_600, -7_200),
    ("Asia/Gaza", 1_792_796_400, 10_800, 7_200), ("Asia/Gaza", 1_774_656_000, 7_200, 10_800),
  ])
  func clocksChangeToTheSecond(zone: String, moment: Int, before: Int, after: Int) throws {
    let rule = try #require(TimeZoneRule(named: zone))
    #expect([moment - 1, moment].map(rule.offset) == [before, after])
  }

  @Test(arguments: [
    "", "EST", "EST5EDT,M3.2.0", "EST5EDT,J60,J300", "<+03-3", "EST5EDT,M3.2,M11.1.0",
  ])
  func whatIsNoRuleIsNone(text: String) {
    #expect(POSIXTimeZone(text) == nil)
  }

  @Test func yearsBeginWhereTheyDo() {
    let days = (1969...2100).map { CivilDay.number(year: $0, month: 1) }
    #expect(days.map(CivilDay.year) == Array(1969...2100))
    #expect(days.map { CivilDay.year(of: $0 - 1) } == Array(1968...2099))
    #expect(CivilDay.number(year: 1970, month: 1) == 0)
    #expect(CivilDay.number(year: 2024, month: 3) - CivilDay.number(year: 2024, month: 2) == 29)
  }
}

/// What each kind of fact reads like in both languages; nil where nothing is known.
@Suite struct FactFormatTests {
  private typealias Case = (value: FactValue, english: String?, spanish: String?)

  private static let both = LocalizedText(english: "Seed", spanish: "Semilla")
  private static let english = LocalizedText(english: "Seed", spanish: nil)
  private static let spanish = LocalizedText(english: nil, spanish: "Semilla")
  private static let empty = LocalizedText(english: "", spanish: "")
  private static let day = CalendarDate("1993-09-08")
  private static let link = WebLink("https://example.org/a.png")
  private static let position = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
  private static let grass = Term("grass", Words("Grass", "Planta"))
  private static let marked: [MarkedTerm] = [
    MarkedTerm(
      "leaf-guard", shown: LocalizedText(english: "Leaf Guard", spanish: "Defensa Hoja"),
      isMarked: false),
    MarkedTerm("Flower Veil", shown: nil, isMarked: true),
  ]
  private static let hidden = Mark("hidden", Words("{0} (hidden)", "{0} (oculta)"))

  private static let cases: [Case] =
    [
      (.name("Ana"), "Ana", "Ana"), (.name(""), nil, nil),
      (.text("By Ana", shown: "Ana"), "By Ana", "By Ana"), (.text(""), nil, nil),
      (.term(Term("female", Words("female", "mujer"))), "female", "mujer"),
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
          Relative(EntityLink(Words("Seed", "Semilla"), to: nil), depth: 0, note: nil),
          Relative(EntityLink(Words("Tree", "Árbol"), to: nil), depth: 1, note: nil),
        ]), "Seed, Tree", "Semilla, Árbol"
      ),
      (.population(12_345), "12,345", "12.345"),
      (.years(0), "0 years", "0 años"), (.years(1), "1 year", "1 año"),
      (.years(34), "34 years", "34 años"),
      (.number(25), "#25", "#25"),
      (.tenths(7, unit: "m"), "0.7 m", "0,7 m"), (.tenths(nil, unit: "m"), nil, nil),
      (.tenths(12_345, unit: "kg"), "1,234.5 kg", "1234,5 kg"),
      (.amount(12_000, unit: "₽"), "12,000 ₽", "12.000 ₽"), (.amount(nil, unit: "₽"), nil, nil),
      (.quantity(24.891, unit: "/km²"), "24.89 /km²", "24,89 /km²"),
      (.quantity(99.999, unit: "/km²"), "100.00 /km²", "100,00 /km²"),
      (.quantity(38_682.4, unit: "/km²"), "38,682 /km²", "38.682 /km²"),
      (.quantity(nil, unit: "/km²"), nil, nil),
      (
        .figures(
          [
            Figure("hp", Words("HP", "PS"), 60), Figure("speed", Words("speed", "velocidad"), 45),
          ], highest: 255), "HP 60, speed 45", "PS 60, velocidad 45"
      ),
      (.figures([], highest: 255), nil, nil),
      (.date(day), "September 8, 1993", "8 de septiembre de 1993"), (.date(nil), nil, nil),
      (.country("PE"), "Peru", "Perú"), (.country("QQ"), "QQ", "QQ"), (.country(""), nil, nil),
      (.region("Cusco"), "Cusco", "Cusco"), (.region(""), nil, nil),
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
    let fact = Fact("it", Words("It", "Eso"), value)
    #expect(Formats(.english).text(of: fact) == english)
    #expect(Formats(.spanish).text(of: fact) == spanish)
  }

  @Test func namesakesAreToldApartByARegionOrAPlaceNearby() {
    let near = Distinction.near("London", country: "GB", kilometres: 12.4, bearing: 225)
    let english = [.region("Illinois"), near].map(Formats(.english).text)
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
