/// What cities can be sorted by; each case is the key of its sort.
package enum CityOrder: String, CaseIterable, Sendable {
  case name
  case population
  /// What is most likely meant first, see ``CityTable/mostRelevant(named:alsoKnown:count:)``.
  case relevance
}
