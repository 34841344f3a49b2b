/// Where the list of cities is published.
package enum CityListAddress {
  /// The list of 209,557 cities, in the revision that was published first: it never changes.
  package static let production =
    list + "/raw/0996accf70cb0ca0e16f9a99e0ee185fafca7af1/cities.json"

  /// The same list in whatever revision is the newest.
  package static let development = list + "/raw/cities.json"

  private static let list =
    "https://gist.githubusercontent.com/hernan-uala/dce8843a8edbe0b0018b32e137bc2b3a"
}
