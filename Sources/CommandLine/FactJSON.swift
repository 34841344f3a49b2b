import Domain
import Localization

extension Fact {
  /// The members this fact adds to an item's JSON; positions are two.
  ///
  /// Texts that come in several languages are told in one.
  func json(_ formats: Formats) -> [JSONValue.Member] {
    if case .position(let position) = value {
      return JSONValue.members([
        "latitude": position.map { .number($0.latitude) } ?? .null,
        "longitude": position.map { .number($0.longitude) } ?? .null,
      ])
    }
    return [.init(name: key, value: value.json(formats))]
  }
}

extension FactValue {
  /// The bare value: numbers without their units, terms as their source writes them.
  fileprivate func json(_ formats: Formats) -> JSONValue {
    switch self {
    case .name(let text), .text(let text, _), .country(let text, _), .countryName(let text),
      .timeZone(let text):
      .string(text)
    case .localized(let text), .paragraph(let text): .text(text.flatMap(formats.text))
    case .term(let term): .text(term?.name)
    case .terms(let terms): .array(terms.map { .string($0.name) })
    case .markedTerms(let terms, let mark):
      .array(
        terms.map { .object(["name": .string($0.name), mark.key: .bool($0.isMarked)]) })
    case .population(let count), .years(let count), .number(let count), .utcOffset(let count):
      .integer(count)
    case .tenths(let count, _), .amount(let count, _): count.map(JSONValue.integer) ?? .null
    case .quantity(let value, _): value.map(JSONValue.number) ?? .null
    case .entity(let link): .text(link?.words.english)
    case .entities(let links): .array(links.compactMap { $0.reference.map { .string($0.id) } })
    case .figures(let figures, _):
      .object(figures.map { JSONValue.Member(name: $0.key, value: .integer($0.value)) })
    case .date(let date): .text(date?.iso)
    case .names(let names): .array(formats.readableFirst(names).map(JSONValue.string))
    case .places(let names): .array(names.map(JSONValue.string))
    case .link(let link), .picture(let link): .text(link?.text)
    // Two members, see above; alone it has no form of its own.
    case .position: .null
    }
  }
}

extension JSONValue {
  /// A text that may not be known.
  fileprivate static func text(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }
}

/// Writes moments for programs.
enum MomentText {
  /// ISO 8601 in UTC, "2026-11-20T18:05:00Z"; the calendar by Howard Hinnant's `civil_from_days`
  /// (howardhinnant.github.io/date_algorithms.html).
  ///
  /// - Parameter seconds: since 1970.
  static func iso(_ seconds: Int) -> String {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = [(year, 4), (month, 2), (day, 2)].map(padded).joined(separator: "-")
    let time = [(rest / 3_600, 2), (rest / 60 % 60, 2), (rest % 60, 2)].map(padded)
    return "\(date)T\(time.joined(separator: ":"))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
