import Contracts
import Domain
import FoundationEssentials
import Geo
import JSON
import Localization

extension JSONNode {
  /// Returns seconds since 1970 as a time in UTC: "2026-11-20T18:05:00Z".
  static func instant(_ seconds: Int?) -> JSONNode {
    let date = seconds.map { Date(timeIntervalSince1970: TimeInterval($0)) }
    return .string(date?.formatted(.iso8601))
  }
}

/// The members that programs get of an entity and of its data.
extension [JSONNode.Member] {
  /// The members of every item: its id, its title, whether it is a favorite, then its facts.
  ///
  /// In a detail the position has its plus code, too.
  static func item(
    _ reference: Reference, title: String, isFavorite: Bool, facts: [Fact], _ formats: Formats,
    isDetailed: Bool = false
  ) -> Self {
    [
      .init("id", .string(reference.id)), .init("title", .string(title)),
      .init("favorite", .bool(isFavorite)),
    ] + facts.flatMap { of($0, formats, isDetailed: isDetailed) }
  }

  /// Returns the state and the age of an answer.
  static func provenance(_ provenance: Provenance) -> Self {
    [
      .init("state", .string(provenance.state.rawValue)),
      .init("fetchedAt", .instant(provenance.fetchedAt)),
    ]
  }

  /// Returns the members that a fact adds to an item's JSON.
  ///
  /// A position adds two, in a detail three.
  private static func of(_ fact: Fact, _ formats: Formats, isDetailed: Bool) -> Self {
    guard case .position(let position) = fact.value else {
      return [.init(fact.key, json(of: fact.value, formats))]
    }
    return [
      .init("latitude", .number(position?.latitude)),
      .init("longitude", .number(position?.longitude)),
    ] + (isDetailed ? [.init("plusCode", .string(position.map { PlusCode.code(of: $0) }))] : [])
  }

  /// Returns the bare value.
  ///
  /// Numbers have no units, terms are as their source writes them, and of a text in several
  /// languages there is one.
  private static func json(of value: FactValue, _ formats: Formats) -> JSONNode {
    switch value {
    case .name(let text), .text(let text, _), .country(let text), .countryName(let text),
      .timeZone(let text), .region(let text, _):
      .string(text)
    case .localized(let text), .paragraph(let text): .string(text.flatMap(formats.text))
    case .term(let term): .string(term?.name)
    case .terms(let terms): .array(terms.map { .string($0.name) })
    case .markedTerms(let terms, let mark):
      .array(
        terms.map {
          .object([.init("name", .string($0.name)), .init(mark.key, .bool($0.isMarked))])
        })
    case .population(let count), .years(let count), .number(let count), .utcOffset(let count):
      .integer(count)
    case .tenths(let count, _), .amount(let count, _): .integer(count)
    case .quantity(let value, _): .number(value)
    case .distance(let kilometres): .number(kilometres)
    case .elevation(let elevation): .integer(elevation?.metres)
    case .entity(let link): .string(link?.words.english)
    case .entities(let links): .array(links.compactMap { $0.reference.map { .string($0.id) } })
    case .family(let relatives):
      .array(
        relatives.map { relative in
          .object([
            .init("id", .string(relative.link.reference?.id)),
            .init("name", .string(relative.link.words.english)),
            .init("stage", .integer(relative.depth)),
            .init("how", .string(relative.note?.english)),
          ])
        })
    case .groups(let groups):
      .object(groups.map { .init($0.key, .array($0.terms.map { .string($0.name) })) })
    case .figures(let figures, _): .object(figures.map { .init($0.key, .integer($0.value)) })
    case .date(let date): .string(date?.iso)
    case .names(let names): .array(formats.readableFirst(names).map { .string($0) })
    case .places(let names): .array(names.map { .string($0) })
    case .link(let link), .picture(let link): .string(link?.text)
    // A position has two members, see above. It has no form of its own.
    case .position: .string(nil)
    }
  }
}
