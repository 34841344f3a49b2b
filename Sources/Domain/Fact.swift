/// One thing known of an entity, typed: presenters format it, JSON names it.
///
/// A new case makes the compiler list the places that must know it (label, format, JSON). An
/// optional value is nil where the catalog has such a thing but this entity's is not known: JSON
/// says null, people are shown nothing.
package enum Fact: Hashable, Sendable {
  case name(String)
  /// ISO 3166-1 alpha-2, and XK for Kosovo.
  case country(String)
  case position(Coordinate)
  /// Inhabitants; absent where the source has 0, which there means "not known".
  case population(Int)
  /// An IANA identifier ("America/Lima").
  case timeZone(String)
  /// What else a place is called, in whatever language and script; told with its detail only.
  case otherNames([String])
  case picture(WebLink?)

  // People
  case email(String)
  case gender(Gender)
  /// Years.
  case age(Int)
  case dateOfBirth(CalendarDate)
  /// ISO 3166-1 alpha-2.
  case nationality(String)
  case phone(String)
  case cell(String)
  case street(String)
  case locality(String)
  case state(String)
  /// A country by its English name, as the source has it.
  case countryName(String)
  case postcode(String)
  /// Minutes east of Greenwich; the local time is told by it.
  case utcOffset(Int)

  // Pokédex
  /// In the national Pokédex.
  case number(Int)
  /// PokeAPI's names ("fire"), in the order of their slots.
  case types([String])
  /// Decimetres.
  case height(Int?)
  /// Hectograms.
  case weight(Int?)
  case abilities([PokemonAbility])
  case stats([PokemonStat: Int])
  case sprite(WebLink?)
  case species(LocalizedText)
  case flavor(LocalizedText)

  // Items of the Pokédex
  /// PokeAPI's name ("standard-balls").
  case category(String?)
  /// In Pokédollars.
  case cost(Int?)
  case effect(LocalizedText?)

  // Articles
  case section(String)
  case byline(String)
  case published(CalendarDate?)
  case abstract(String)
  case link(WebLink?)
  case image(WebLink?)
  case places([String])

  /// Whether rows and exports leave it out, because there may be much of it.
  package var isOfDetailOnly: Bool { if case .otherNames = self { true } else { false } }
}
