import Domain
import Localization

/// Writes the facts of both side by side, the way the language does.
struct CompareFormatter: Sendable {
  let formats: Formats
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func content(_ answer: CompareAnswer) -> CompareContent {
    let now = clock()
    let (first, second) = (
      values(answer.first, at: now), values(answer.second, at: now)
    )
    let others = second.filter { value in !first.contains { $0.key == value.key } }
    let rows = (first + others).map { value in
      row(value, [first, second].map { values in values.first { $0.key == value.key } })
    }
    let clocks = answer.items.compactMap { minutesEast($0.facts, at: now) }
    return CompareContent(
      answer: answer, titles: titles(answer.items), rows: rows,
      minutesAhead: clocks.count == 2 ? clocks[1] - clocks[0] : nil)
  }

  /// Namesakes are told apart by their regions.
  private func titles(_ items: [ComparedItem]) -> [String] {
    let titles = items.map(title)
    guard Set(titles).count < titles.count else { return titles }
    return zip(titles, items).map { title, item in
      [title, item.facts.regionFact.flatMap(formats.text)].compactMap(\.self).joined(
        separator: ", ")
    }
  }

  /// JSON and favorites keep the title as its source has it.
  private func title(of item: ComparedItem) -> String {
    // Not that of a person.
    let country = item.facts.first { $0.value == .countryName(item.title) }
    return country.flatMap(formats.text)
      ?? formats.language.title(of: item.title, item.names)
  }

  private func row(_ value: Value, _ pair: [Value?]) -> CompareRow {
    let numbers = pair.compactMap { $0?.number }
    let greater = numbers.max() ?? 0
    let isMeasured = numbers.count == 2 && greater > 0
    let cells = pair.map { value in
      CompareCell(
        text: value?.text ?? "",
        share: isMeasured ? value?.number.map { max(0, $0 / greater) } : nil)
    }
    return CompareRow(label: value.label, cells: cells)
  }

  /// A value that can be compared.
  private struct Value {
    let key: String
    let label: Words
    let text: String
    var number: Double?
  }

  /// The values that can be compared: none that the title has, that leads elsewhere, or that can be long.
  private func values(_ item: ComparedItem, at now: Int) -> [Value] {
    item.facts.flatMap { fact -> [Value] in
      switch fact.value {
      case .name, .countryName(item.title), .names, .paragraph, .entities, .family, .link, .picture:
        []
      case .figures(let figures, _):
        figures.map {
          Value(
            key: "\(fact.key).\($0.key)", label: $0.label, text: formats.number($0.value),
            number: Double($0.value))
        }
      case .groups(let groups):
        groups.map { group in
          Value(
            key: "\(fact.key).\(group.key)",
            label: Words { language in "\(fact.label[language]) \(group.sign)" },
            text: formats.text(of: group))
        }
      default:
        [formats.text(of: fact, at: now)].compactMap(\.self).map {
          Value(key: fact.key, label: fact.label, text: $0, number: fact.value.measure)
        }
      }
    }
  }

  private func minutesEast(_ facts: [Fact], at now: Int) -> Int? {
    facts.lazy.compactMap { fact -> Int? in
      switch fact.value {
      case .timeZone(let zone): formats.secondsEast(in: zone, at: now).map { $0 / 60 }
      case .utcOffset(let minutes): minutes
      default: nil
      }
    }.first
  }
}

extension FactValue {
  /// The number that says how much there is of something; `nil` if the value is no such number.
  fileprivate var measure: Double? {
    switch self {
    case .population(let count), .years(let count): Double(count)
    case .tenths(let count, _), .amount(let count, _): count.map(Double.init)
    case .quantity(let value, _): value
    default: nil
    }
  }
}
