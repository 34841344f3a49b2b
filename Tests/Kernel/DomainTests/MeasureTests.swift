import Testing

@testable import Domain

/// Numbers, dates and ranges as people write them.
@Suite struct MeasureTests {
  @Test(arguments: [
    ("1000000", 1e6), ("1,000,000", 1e6), ("1.000.000", 1e6), ("1 000 000", 1e6),
    ("1'000'000", 1e6),
    ("1\u{202F}000\u{202F}000", 1e6), ("12,34,567", 1_234_567), ("1.500", 1500), ("1,500", 1500),
    ("1.234,5", 1234.5), ("1,234.5", 1234.5), ("-5", -5), ("+5", 5), ("−5", -5), (".5", 0.5),
    ("1M", 1e6), ("1m", 1e6), ("1.5M", 1_500_000), ("1,5 M", 1_500_000), ("500k", 500_000),
    ("2 mil", 2000), ("1 million", 1e6), ("2.5 millones", 2_500_000), ("3 mil millones", 3e9),
    ("1 billion", 1e9), ("1 billón", 1e12), ("5k people", 5000), ("20 habitantes", 20),
    ("1e6", 1e6),
  ])
  func countsAreRead(_ text: String, _ number: Double) {
    #expect(Measure.count.range(of: text, language: .english) == number...number)
    #expect(Measure.count.range(of: text, language: .spanish) == number...number)
  }

  @Test(arguments: [
    "", "abc", "..", "1..2..3", "1.2.3", "1,23,4", "5.", "5 apples", "0x10", "nan", "inf", "1 2 x",
  ])
  func whatIsNoNumberIsNotRead(_ text: String) {
    #expect(Measure.count.range(of: text, language: .english) == nil)
  }

  @Test(
    arguments: [
      ("1000..5000", 1000.0...5000), ("1000...5000", 1000...5000), ("1000…5000", 1000...5000),
      ("1000-5000", 1000...5000), ("1000–5000", 1000...5000), ("1000 - 5000", 1000...5000),
      ("1000 to 5000", 1000...5000), ("1000 a 5000", 1000...5000), ("1k..1M", 1000...1e6),
      ("5000..1000", 1000...5000), ("1.000..2.000", 1000...2000), ("1000..", 1000 ... .infinity),
      ("..5000", -.infinity...5000), ("-5..5", -5...5), ("-5--1", -5 ... -1),
    ] as [(String, ClosedRange<Double>)])
  func rangesAreRead(_ text: String, _ range: ClosedRange<Double>) {
    #expect(Measure.count.range(of: text, language: .english) == range)
  }

  /// A comma before three digits groups them in English, and is a decimal one in Spanish.
  @Test(
    arguments: [
      (Measure.length, "1.5", 1.5, 1.5), (.length, "1,5", 1.5, 1.5), (.length, "1,5 m", 1.5, 1.5),
      (.length, "150cm", 1.5, 1.5), (.length, "70 cm", 0.7, 0.7), (.length, "1.500", 1.5, 1.5),
      (.length, "1,500", 1500, 1.5), (.length, "2km", 2000, 2000), (.mass, "500g", 0.5, 0.5),
      (.mass, "1t", 1000, 1000), (.area, "500 km²", 500, 500), (.area, "1.500 km2", 1500, 1500),
      (.area, "1M km²", 1e6, 1e6), (.area, "10 ha", 0.1, 0.1), (.density, "10,5 /km²", 10.5, 10.5),
      (.latitude, "-12,046", -12.046, -12.046), (.latitude, "12°S", -12, -12),
      (.latitude, "40º N", 40, 40), (.longitude, "77W", -77, -77), (.longitude, "77 O", -77, -77),
      (.years, "30 años", 30, 30), (.money, "₽200", 200, 200), (.money, "200 ₽", 200, 200),
    ] as [(Measure, String, Double, Double)])
  func unitsAreRead(_ measure: Measure, _ text: String, _ english: Double, _ spanish: Double) {
    #expect(measure.range(of: text, language: .english) == english...english)
    #expect(measure.range(of: text, language: .spanish) == spanish...spanish)
  }

  @Test(
    arguments: [
      ("2026-11-28", 20_261_128.0...20_261_128), ("2026/01/02", 20_260_102...20_260_102),
      ("2026-11", 20_261_101...20_261_131), ("2026", 20_260_101...20_261_231),
      ("2026-01..2026-06", 20_260_101...20_260_631), ("2025..2026", 20_250_101...20_261_231),
      ("2026-11..", 20_261_101 ... .infinity), ("2026-01 to 2026-02", 20_260_101...20_260_231),
    ] as [(String, ClosedRange<Double>)])
  func datesAreRead(_ text: String, _ range: ClosedRange<Double>) {
    #expect(Measure.date.range(of: text, language: .english) == range)
  }

  @Test(arguments: ["28/11/2026", "2026-13", "2026-01-32", "26", "soon", "2026-", "2026-1-1-1"])
  func whatIsNoDateIsNotRead(_ text: String) {
    #expect(Measure.date.range(of: text, language: .english) == nil)
  }
}
