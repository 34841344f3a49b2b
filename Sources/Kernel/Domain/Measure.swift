/// The measure of a filter's numbers: their unit, and the ways in which people write them.
package struct Measure: Hashable, Sendable {
  /// The unit of a number without one, as it is shown; empty if the number is a plain count.
  package let unit: String
  /// Values that can be typed, for messages and help.
  package let examples: Words
  /// The units that people write, folded, and their size.
  private let units: [String: Double]
  /// The signs that group digits if one of them stands alone before three.
  private let groups: String
  private let isDate: Bool
  /// The form of a value, for help and the manual.
  package var form: Words { isDate ? Words("DATE") : Words("N") }

  private init(
    _ unit: String, _ units: [String: Double] = [:], groups: String = ".,", isDate: Bool = false,
    examples: Words
  ) {
    self.unit = unit
    self.units = units
    self.groups = groups
    self.isDate = isDate
    self.examples = examples
  }

  /// A number of people or things.
  package static let count = Measure(
    "", ["people": 1, "inhabitants": 1, "habitantes": 1, "hab": 1, "personas": 1],
    examples: Words("a number, such as 1000000, 1M or 1000..5000"))
  /// A small number, such as a strength.
  package static let points = Measure("", examples: Words("a number, such as 100 or 50..80"))
  package static let years = Measure(
    "", ["years": 1, "anos": 1, "y": 1], examples: Words("a number, such as 30 or 20..40"))
  package static let money = Measure(
    "₽", ["pokedollars": 1, "pokedolares": 1],
    examples: Words("a number, such as 1000 or 200..500"))
  package static let area = Measure(
    "km²",
    ["km2": 1, "sq km": 1, "sqkm": 1, "ha": 0.01, "m2": 1e-6, "mi2": 2.589988, "sq mi": 2.589988],
    examples: Words("a number, such as 500, 1M or 1000..5000"))
  package static let density = Measure(
    "/km²", ["/km2": 1, "km2": 1, "per km2": 1, "por km2": 1], groups: ",",
    examples: Words("a number, such as 100 or 10.5..50"))
  package static let length = Measure(
    "m", ["m": 1, "cm": 0.01, "dm": 0.1, "km": 1000, "ft": 0.3048], groups: ",",
    examples: Words("a number, such as 1.5, 150cm or 1..2"))
  package static let mass = Measure(
    "kg", ["kg": 1, "g": 0.001, "t": 1000, "lb": 0.45359237, "lbs": 0.45359237], groups: ",",
    examples: Words("a number, such as 6.9, 500g or 10..50"))
  package static let latitude = Measure(
    "°", ["n": 1, "s": -1], groups: "",
    examples: Words("a number, such as 41.5, 12S or -5..5"))
  package static let longitude = Measure(
    "°", ["e": 1, "w": -1, "o": -1], groups: "",
    examples: Words("a number, such as 2.17, 77W or -10..10"))
  /// Days of the calendar, as ``CalendarDate/number`` counts them.
  package static let date = Measure(
    "", isDate: true,
    examples: Words("a date, such as 2026-11-28, 2026-11 or 2026-01..2026-06"))
}

// MARK: - Reading

extension Measure {
  /// Reads a value or a range; `nil` if it is neither.
  ///
  /// A range has `..`, `…`, a dash or `to` between its ends, of which one may be missing.
  ///
  /// - Parameters:
  ///   - text: the value as it was typed.
  ///   - language: says whether a comma before three digits is a decimal one, if both are possible.
  package func range(of text: String, language: Language) -> ClosedRange<Double>? {
    let bytes = Self.plain(text)
    if let whole = value(bytes, language) { return whole }
    for (first, second) in Self.halves(bytes, isDate: isDate) {
      let start = first.isEmpty ? -.infinity...(-.infinity) : value(first, language)
      let end = second.isEmpty ? .infinity ... .infinity : value(second, language)
      guard let start, let end, !(first.isEmpty && second.isEmpty) else { continue }
      return min(start.lowerBound, end.lowerBound)...max(start.upperBound, end.upperBound)
    }
    return nil
  }

  /// Returns the text in small ASCII letters, as far as it has such, with plain signs.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text {
      switch character {
      case "…": plain += ".."
      case "–", "—", "−": plain += "-"
      case "²": plain += "2"
      case "°", "º", "₽": break
      case "/", ".", ",", "-", "+", "'", "_", "’": plain.append(character == "’" ? "'" : character)
      default:
        if character.isWhitespace { plain += " " } else { plain += Fold.fold(String(character)) }
      }
    }
    return plain.trimmed
  }

  /// Returns the pairs of texts that a range may consist of.
  private static func halves(_ text: String, isDate: Bool) -> [(String, String)] {
    var halves: [(String, String)] = []
    for link in ["...", "..", " to ", " a ", " - "] {
      guard let found = text.firstRange(of: link) else { continue }
      halves.append((String(text[..<found.lowerBound]), String(text[found.upperBound...])))
    }
    // A date has dashes of its own, and a dash before a number is its sign.
    guard halves.isEmpty, !isDate else { return halves.map { ($0.trimmed, $1.trimmed) } }
    let dash = text.indices.dropFirst().first { index in
      text[index] == "-" && text[text.index(before: index)] != " "
    }
    guard let dash else { return [] }
    return [(String(text[..<dash]).trimmed, String(text[text.index(after: dash)...]).trimmed)]
  }

  private func value(_ text: String, _ language: Language) -> ClosedRange<Double>? {
    isDate ? Self.days(text) : number(text, language).map { $0...$0 }
  }

  /// Reads a day, a month or a year.
  private static func days(_ text: String) -> ClosedRange<Double>? {
    let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, let year = numbers.first, (1000...9999).contains(year),
      numbers.dropFirst().allSatisfy({ (1...31).contains($0) }), numbers.count < 4
    else { return nil }
    let month = numbers.count > 1 ? numbers[1] : nil
    let day = numbers.count > 2 ? numbers[2] : nil
    guard month ?? 1 <= 12 else { return nil }
    func number(_ month: Int, _ day: Int) -> Double { Double((year * 100 + month) * 100 + day) }
    return number(month ?? 1, day ?? 1)...number(month ?? 12, day ?? 31)
  }

  /// Reads a number with its sign, a power of ten in words and a unit.
  private func number(_ text: String, _ language: Language) -> Double? {
    let sign = text.first.flatMap { ["-": -1.0, "+": 1.0][$0] }
    let unsigned = (sign == nil ? text : String(text.dropFirst())).trimmed
    if !unsigned.contains("x"), let number = Double(unsigned), unsigned.contains("e") {
      return number * (sign ?? 1)
    }
    let digits = unsigned.prefix { $0.isASCII && $0.isNumber || " .,'_".contains($0) }
    // A blank belongs to the digits only if another digit follows it.
    let figure = String(digits).trimmed
    let word = unsigned.dropFirst(digits.count)
    guard let (factor, isPower) = factor(String(word).trimmed) else { return nil }
    // "1.500 M" has decimals, whatever is counted.
    var groups = isPower ? groups.filter { $0 == "," } : groups
    if language.numberSigns.decimal == ",", groups == "," { groups = "" }
    guard let number = Self.digits(figure, groups: groups) else { return nil }
    // 70 times 0.01 is a little more than 0.7.
    return factor == 1
      ? number * (sign ?? 1) : (number * factor * (sign ?? 1) * 1e6).rounded() / 1e6
  }

  /// Returns what a number is multiplied by for the words after it, and whether these have a power of
  /// ten; `nil` if they mean nothing.
  private func factor(_ words: String) -> (factor: Double, isPower: Bool)? {
    if words.isEmpty { return (1, false) }
    if let unit = units[words] { return (unit, false) }
    for power in Self.powers where words.hasPrefix(power.word) {
      let rest = String(words.dropFirst(power.word.count)).trimmed
      if let unit = rest.isEmpty ? 1 : units[rest] { return (power.value * unit, true) }
    }
    return nil
  }

  private static let powers: [(word: String, value: Double)] = [
    ("mil millones", 1e9), ("milliards", 1e9), ("milliard", 1e9), ("millones", 1e6),
    ("millions", 1e6), ("million", 1e6), ("millon", 1e6),
    ("billion", 1e9), ("billones", 1e12), ("billon", 1e12), ("thousand", 1e3), ("mille", 1e3),
    ("mil", 1e3),
    ("bn", 1e9), ("b", 1e9), ("mn", 1e6), ("m", 1e6), ("k", 1e3),
  ]

  /// Reads digits with signs between groups and before decimals.
  ///
  /// The last of two different signs is the decimal one, and a sign that occurs twice groups. A single
  /// one groups if exactly three digits follow it and it is one of `groups`.
  private static func digits(_ text: String, groups: String) -> Double? {
    let text = text.filter { !" '_".contains($0) }
    let signs = text.filter { ".,".contains($0) }
    var decimal: Character?
    if let last = signs.last {
      let isThree = text.split(separator: last).last?.count == 3 && text.first != last
      let isGroup =
        signs.count == 1 ? isThree && groups.contains(last) : !signs.contains { $0 != last }
      if !isGroup { decimal = last }
    }
    let parts = text.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    // Groups other than the first have three digits, or two as in India.
    let grouped = decimal == nil ? parts.dropFirst() : parts.dropFirst().dropLast()
    guard grouped.allSatisfy({ (2...3).contains($0.count) }), parts.last?.isEmpty == false,
      decimal == nil || text.filter({ $0 == decimal }).count == 1
    else { return nil }
    let whole = decimal == nil ? parts.joined() : parts.dropLast().joined()
    return Double(decimal == nil ? whole : "\(whole).\(parts.last ?? "")")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
