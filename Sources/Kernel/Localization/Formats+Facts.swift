import Clocks
package import Domain

extension Formats {
  /// Returns a fact's value in the user's language, as rows and details show it; `nil` if it is not
  /// known.
  ///
  /// Local times are left out, because they change while they are on screen.
  package func text(of fact: Fact) -> String? {
    switch fact.value {
    case .name(let text), .text(let text, _), .timeZone(let text):
      text.isEmpty ? nil : text
    case .region(let name, let country):
      name.isEmpty ? nil : language.name(ofRegion: name, in: country)
    case .localized(let text), .paragraph(let text): text.flatMap(self.text)
    case .term(let term): term.flatMap { $0.name.isEmpty ? nil : words(for: $0) }
    case .terms(let terms):
      // Two terms may have the same words.
      joined(terms.map(words).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    case .markedTerms(let terms, let mark):
      joined(
        terms.map { term in
          let name = term.shown.flatMap(text) ?? term.name
          return term.isMarked ? strings(mark.words, name) : name
        })
    case .population(let count): number(count)
    case .years(let years):
      strings(
        "{0} year",
        plural: "{0} years",
        of: years, number(years))
    case .number(let number): "#" + String(number)
    case .tenths(let count, let unit):
      count.map { NumberFormat.decimal($0, places: 1, language) + " " + unit }
    case .amount(let count, let unit): count.map { number($0) + " " + unit }
    case .quantity(let value, let unit):
      // From a hundred on, decimal places say nothing.
      value.map {
        $0 < 100
          ? NumberFormat.decimal(Int(($0 * 100).rounded()), places: 2, language) + " "
            + strings[unit]
          : number(Int($0.rounded())) + " " + strings[unit]
      }
    case .distance(let kilometres): self.kilometres(kilometres)
    case .elevation(let elevation): elevation.map(elevationText)
    case .entity(let link): link.map { strings[$0.words] }
    case .entities(let links): joined(links.map { strings[$0.words] })
    case .family(let relatives): joined(relatives.map { strings[$0.link.words] })
    case .groups(let groups):
      joined(groups.map { "\($0.sign) \(text(of: $0))" }, separator: strings.semicolon)
    case .figures(let figures, _):
      joined(figures.map { "\(strings[$0.label]) \($0.value)" })
    case .date(let date): date.map(writtenOut)
    case .country(let code): code.isEmpty ? nil : country(code)
    case .countryName(let name): country(named: name)
    case .position(let position): position.map { CoordinateFormat.decimal($0) }
    case .utcOffset(let minutes): Self.offset(minutes: minutes)
    case .names(let names): joined(names)
    case .places(let places): joined(places, separator: strings.semicolon)
    case .link(let link), .picture(let link): link?.text
    }
  }

  /// Returns a fact's value beside its label at a moment: with the local time, and shortened if the
  /// fact has a shorter text.
  ///
  /// - Parameters:
  ///   - fact: the fact.
  ///   - seconds: the moment, in seconds since 1970.
  package func text(of fact: Fact, at seconds: Int) -> String? {
    switch fact.value {
    case .timeZone(let zone): zone.isEmpty ? nil : clock(in: zone, at: seconds)
    case .utcOffset(let minutes): localTime(minutesEast: minutes, at: seconds)
    case .text(_, let shown?): shown
    default: text(of: fact)
    }
  }

  /// Returns "about 1,600 m (mean of 9 km)" or "below 20 m".
  ///
  /// A pixel of the heights is 9 km wide at the equator: a summit in it is higher.
  package func elevationText(_ elevation: Elevation) -> String {
    switch elevation {
    case .about(let metres): strings("about {0} m (mean of 9 km)", number(metres))
    case .below(let metres): strings("below {0} m", context: "elevation", number(metres))
    }
  }

  /// Returns the terms of a group, without its sign.
  package func text(of group: TermGroup) -> String {
    group.terms.map(words).joined(separator: ", ")
  }

  private func joined(_ texts: [String], separator: String = ", ") -> String? {
    texts.isEmpty ? nil : texts.joined(separator: separator)
  }

  /// Returns "Fire" or "Fuego"; a source's name without words becomes "standard balls".
  package func words(for term: Term) -> String {
    term.words.map { strings[$0] } ?? String(term.name.map { $0 == "-" ? " " : $0 })
  }

  /// Sorts names in Latin letters first, because the languages use these; otherwise the order stays.
  ///
  /// Latin names without a capital come after the others: they are transliterations ("lwndwn").
  package func readableFirst(_ names: [String]) -> [String] {
    let latin = names.filter(Self.isLatin)
    return latin.filter(Self.hasCapital) + latin.filter { !Self.hasCapital($0) }
      + names.filter { !Self.isLatin($0) }
  }

  private static func hasCapital(_ name: String) -> Bool { name.contains(where: \.isUppercase) }

  /// Returns whether all letters are in the Latin blocks; digits and signs belong to every script.
  private static func isLatin(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case ..<0x250, 0x1E00...0x1EFF: true
      // The other Latin letters: those of phonetics, of old spellings, and fullwidth ones.
      case 0x250...0x2FF, 0x1D00...0x1DBF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFF21...0xFF5A: true
      default: !scalar.properties.isAlphabetic || scalar.properties.generalCategory.isMark
      }
    }
  }

  /// Returns a text in the user's language, or else in English or another one; `nil` if it is empty.
  package func text(_ text: LocalizedText) -> String? {
    ([text[language]].compactMap(\.self) + text.all).first { !$0.isEmpty }
  }

  /// Returns the words that tell an entity from others of its name: "Illinois", "12 km NE of Madrid".
  package func text(of distinction: Distinction) -> String {
    switch distinction {
    case .region(let name, let country): language.name(ofRegion: name, in: country)
    case .near(let place, let country, let distance, let bearing):
      strings(
        "{0} {1} of {2}", kilometres(distance),
        strings.abbreviation(of: CompassPoint(bearing: bearing)),
        country.map { language.name(ofCity: place, in: $0) } ?? place)
    }
  }

  /// Returns the day of a moment at Greenwich, written out; empty before the year 1 and after 9999.
  ///
  /// - Parameter seconds: the moment, in seconds since 1970.
  package func dayWrittenOut(_ seconds: Int) -> String {
    CalendarDate(of: seconds).map(writtenOut) ?? ""
  }

  /// Returns "September 18, 1993" or "18 de septiembre de 1993".
  package func writtenOut(_ date: CalendarDate) -> String {
    let months = strings(
      "January February March April May June July August September October November December"
    ).split(separator: " ")
    return strings(
      "{1} {0}, {2}", String(date.day), String(months[date.month - 1]), String(date.year))
  }

  private var strings: Strings { Strings(language) }

  /// Returns a country's name in the user's language, by its English name; an unknown name stays.
  private func country(named name: String) -> String? {
    guard !name.isEmpty else { return nil }
    return CountryNames.country(called: name).map { country($0.code) } ?? name
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension CalendarDate {
  /// The day of a moment, in UTC; `nil` before the year 1 and after 9999.
  ///
  /// - Parameter seconds: the moment, in seconds since 1970.
  package init?(of seconds: Int) {
    guard let date = CivilDay.date(of: CivilDay.split(seconds).day) else { return nil }
    self = date
  }
}
