/// The kinds of values that facts have.
///
/// Presenters format them and JSON writes them: for a new kind the compiler lists both places. If the
/// catalog has such a fact and this entity's value is unknown, the value is `nil`, or an empty text
/// or list. Then people see nothing, and JSON writes null for `nil`.
package enum FactValue: Hashable, Sendable {
  /// The entity's name.
  case name(String)
  /// - shown: the text that details show after the label, if it is shorter ("Ann Roe" for "By Ann
  ///   Roe"); `nil` is the whole text.
  case text(String, shown: String? = nil)
  /// A few words that the source has in several languages.
  case localized(LocalizedText?)
  /// A text too long for a row with a label and a value.
  case paragraph(LocalizedText?)
  case term(Term?)
  case terms([Term])
  /// Terms of which some have a mark; in JSON each term has it as a member.
  case markedTerms([MarkedTerm], Mark)

  /// The number of inhabitants; left out if it is 0, which sources write for "unknown".
  case population(Int)
  case years(Int)
  /// A number that serves as a name ("#25"); rows show it before the title.
  case number(Int)
  /// A number of tenths of a unit ("m").
  case tenths(Int?, unit: String)
  case amount(Int?, unit: String)
  /// A number that is not whole, shown with two decimal places.
  case quantity(Double?, unit: Words)
  /// The distance from the place by which rows are sorted.
  case distance(kilometres: Double)
  /// The height of the land around a position; `nil` if it is not known.
  case elevation(Elevation?)
  /// Figures to compare, none of them greater than `highest`.
  case figures([Figure], highest: Int)
  case date(CalendarDate?)

  /// The code of ISO 3166-1 alpha-2, or XK for Kosovo.
  case country(String)
  /// A first-level division of a country; details show it beside the country.
  case region(String, in: String)
  /// The English name of a country, as the source has it.
  case countryName(String)
  case position(Coordinate?)
  /// An IANA identifier ("America/Lima"), from which the local time is computed.
  case timeZone(String)
  /// The minutes east of Greenwich, from which the local time is computed.
  case utcOffset(Int)
  /// A place's other names, in any language and script.
  case names([String])
  /// Names of places whose positions the source does not have.
  case places([String])
  /// An entity of any catalog; JSON has its English name.
  case entity(EntityLink?)
  /// Several entities; JSON has their ids.
  case entities([EntityLink])
  /// A family as a tree, in which each member comes before its descendants; it includes the entity
  /// itself.
  case family([Relative])
  /// Terms in groups, each with its heading.
  case groups([TermGroup])

  /// The entity's own page.
  case link(WebLink?)
  case picture(WebLink?)
}

/// A link from one entity to another.
package struct EntityLink: Hashable, Sendable {
  package let words: Words
  /// `nil` if the other entity is in no catalog.
  package let reference: Reference?

  package init(_ words: Words, to reference: Reference?) {
    self.words = words
    self.reference = reference
  }
}

/// An entity of a family.
package struct Relative: Hashable, Sendable {
  package let link: EntityLink
  /// The number of steps from the first member, whose depth is 0.
  package let depth: Int
  /// How it comes from the member before it in the tree; `nil` if that is unknown.
  package let note: Words?

  package init(_ link: EntityLink, depth: Int, note: Words?) {
    self.link = link
    self.depth = depth
    self.note = note
  }
}

/// Terms with a common property.
package struct TermGroup: Hashable, Sendable {
  /// The member in JSON.
  package let key: String
  /// The common property, as a sign ("×2").
  package let sign: String
  package let terms: [Term]

  package init(_ key: String, _ sign: String, _ terms: [Term]) {
    self.key = key
    self.sign = sign
    self.terms = terms
  }
}

/// A value that has a name in its source ("standard-balls").
package struct Term: Hashable, Sendable {
  /// The name as the source writes it.
  package let name: String
  /// The words for people; with `nil` they see the source's name, with spaces between its parts.
  package let words: Words?
  /// The color that people know the value by; `nil` if there is none.
  package let hue: Hue?

  package init(_ name: String, _ words: Words? = nil, hue: Hue? = nil) {
    self.name = name
    self.words = words
    self.hue = hue
  }
}

/// A color that says something of a value, beside its word: fire is red, and grass is green.
package enum Hue: CaseIterable, Sendable {
  case red, orange, yellow, green, teal, blue, violet, pink, brown, gray
}

/// A term that may have a mark.
package struct MarkedTerm: Hashable, Sendable {
  /// The name as the source writes it.
  package let name: String
  package let shown: LocalizedText?
  package let isMarked: Bool

  package init(_ name: String, shown: LocalizedText?, isMarked: Bool) {
    self.name = name
    self.shown = shown
    self.isMarked = isMarked
  }
}

/// The mark that some of several terms have.
package struct Mark: Hashable, Sendable {
  /// The member in JSON that is true for a marked term.
  package let key: String
  /// The words for a marked term; `{0}` is the term.
  package let words: Words

  package init(_ key: String, _ words: Words) {
    self.key = key
    self.words = words
  }
}

/// A figure that is compared with others.
package struct Figure: Hashable, Sendable {
  /// The member in JSON.
  package let key: String
  package let label: Words
  package let value: Int

  package init(_ key: String, _ label: Words, _ value: Int) {
    self.key = key
    self.label = label
    self.value = value
  }
}
