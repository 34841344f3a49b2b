/// The kinds of values that facts have.
///
/// Presenters format them and JSON writes them: the compiler lists both places for a new kind.
/// Where the catalog has such a fact but this entity's is not known, the value is nil, or an empty
/// text or list: people are shown nothing, and JSON says null for nil.
package enum FactValue: Hashable, Sendable {
  /// What the entity is called.
  case name(String)
  /// - shown: what details show after the label, where that is less than the text ("Ann Roe" for "By
  ///   Ann Roe"); nil is the text.
  case text(String, shown: String? = nil)
  /// A few words that the source has in several languages.
  case localized(LocalizedText?)
  /// Too long for a row of a label and a value.
  case paragraph(LocalizedText?)
  case term(Term?)
  case terms([Term])
  /// Terms some of which have a mark; JSON has it as a member of each.
  case markedTerms([MarkedTerm], Mark)

  /// Inhabitants; absent where a source has 0, which there means "not known".
  case population(Int)
  case years(Int)
  /// A number that is a name ("#25"); rows have it before the title.
  case number(Int)
  /// Tenths of a unit ("m").
  case tenths(Int?, unit: String)
  case amount(Int?, unit: String)
  /// A number that is not whole, shown with two decimal places.
  case quantity(Double?, unit: String)
  /// Figures to compare, none of them greater than `highest`.
  case figures([Figure], highest: Int)
  case date(CalendarDate?)

  /// ISO 3166-1 alpha-2, and XK for Kosovo.
  case country(String)
  /// A first-level division; details say it beside the country.
  case region(String)
  /// A country by its English name, as the source has it.
  case countryName(String)
  case position(Coordinate?)
  /// An IANA identifier ("America/Lima"); the local time is told by it.
  case timeZone(String)
  /// Minutes east of Greenwich; the local time is told by it.
  case utcOffset(Int)
  /// What else a place is called, in whatever language and script.
  case names([String])
  /// Names of places whose positions the source does not say.
  case places([String])
  /// An entity of this catalog or another; JSON has its English name.
  case entity(EntityLink?)
  /// Several; JSON has their ids.
  case entities([EntityLink])
  /// A family as a tree, each before those that come from it; the entity itself is among them.
  case family([Relative])
  /// Terms in groups, each with its heading.
  case groups([TermGroup])

  /// The entity's own page.
  case link(WebLink?)
  case picture(WebLink?)
}

/// An entity that another one names.
package struct EntityLink: Hashable, Sendable {
  package let words: Words
  /// Nil where it is in no catalog.
  package let reference: Reference?

  package init(_ words: Words, to reference: Reference?) {
    self.words = words
    self.reference = reference
  }
}

/// An entity of a family.
package struct Relative: Hashable, Sendable {
  package let link: EntityLink
  /// How far it is from the first, which is at 0.
  package let depth: Int
  /// How it comes from the one before it in the tree; nil where nobody knows.
  package let note: Words?

  package init(_ link: EntityLink, depth: Int, note: Words?) {
    self.link = link
    self.depth = depth
    self.note = note
  }
}

/// Terms that have something in common.
package struct TermGroup: Hashable, Sendable {
  /// The member of JSON.
  package let key: String
  /// What they have in common, as a sign ("×2").
  package let sign: String
  package let terms: [Term]

  package init(_ key: String, _ sign: String, _ terms: [Term]) {
    self.key = key
    self.sign = sign
    self.terms = terms
  }
}

/// A value that the source has a name of its own for ("standard-balls").
package struct Term: Hashable, Sendable {
  /// As the source writes it.
  package let name: String
  /// Nil where the program has none: people are shown the source's name, in words.
  package let words: Words?

  package init(_ name: String, _ words: Words? = nil) {
    self.name = name
    self.words = words
  }
}

/// A term that may have a mark.
package struct MarkedTerm: Hashable, Sendable {
  /// As the source writes it.
  package let name: String
  package let shown: LocalizedText?
  package let isMarked: Bool

  package init(_ name: String, shown: LocalizedText?, isMarked: Bool) {
    self.name = name
    self.shown = shown
    self.isMarked = isMarked
  }
}

/// What some of several terms have.
package struct Mark: Hashable, Sendable {
  /// The member of JSON that says yes or no.
  package let key: String
  /// The term with its mark; `{0}` stands for the term.
  package let words: Words

  package init(_ key: String, _ words: Words) {
    self.key = key
    self.words = words
  }
}

/// A figure among others that it is compared with.
package struct Figure: Hashable, Sendable {
  /// The member of JSON.
  package let key: String
  package let label: Words
  package let value: Int

  package init(_ key: String, _ label: Words, _ value: Int) {
    self.key = key
    self.label = label
    self.value = value
  }
}
