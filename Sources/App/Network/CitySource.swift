import Remote

/// Where the list of cities is fetched from.
package enum CitySource {
  /// The address of a source by its name, or the address itself; nil where it is neither.
  package static func address(_ text: String) -> String? {
    switch text.lowercased() {
    case "prod": ServiceAddresses.productionCities
    case "dev": ServiceAddresses.developmentCities
    default: text.contains("://") ? text : nil
    }
  }
}
