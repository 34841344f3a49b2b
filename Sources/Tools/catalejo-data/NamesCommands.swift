import Domain
import Foundation

/// Writes the tables of names, from Unicode's CLDR.
enum NamesCommands {
  /// Runs `catalejo-data country-names`: writes the names that the toolchain's own CLDR has for
  /// countries in some languages, those of the cities and those without a city, and then those in the
  /// languages that are spoken there.
  static func countries(_ paths: [String]) throws {
    let codes = Set(try SourceCity.read(paths[0]).map(\.countrycode)).sorted()
    // The toolchain's own table sets China apart from Hong Kong and Macao, which have lines of
    // their own here.
    let chinas = ["en": "China", "es": "China", "fr": "Chine", "zh": "中国", "yue": "中國"]
    let languages = Array(paths[3...])
    func name(_ language: Locale, _ code: String) -> String? {
      code == "CN"
        ? chinas[language.identifier] : language.localizedString(forRegionCode: code)
    }
    let tables = [codes, ["AQ", "BV", "HM", "UM"]].map { rows(of: $0, in: languages, name) }
    let own = try SourceCountry.read(paths[1]).sorted { $0.iso < $1.iso }.compactMap { country in
      ownNames(of: country, besides: languages.map(Locale.init(identifier:)), name)
    }
    try SourceFiles.write(tables: [[languages]] + tables + [own], paths[2])
  }

  /// Returns a row of a country's code and its names in the languages that are spoken there, without those
  /// that fold to its name in one of the others; `nil` if there are none.
  private static func ownNames(
    of country: SourceCountry, besides others: [Locale], _ name: (Locale, String) -> String?
  ) -> [String]? {
    var known = Set(others.compactMap { name($0, country.iso).map(Fold.fold) })
    let tags = country.languages.split(separator: ",").map { $0.prefix { $0 != "-" } }
    let names = tags.compactMap { name(Locale(identifier: String($0)), country.iso) }
    // Where CLDR has no name in a language, it has the code or the English name.
    let own = names.filter { $0 != country.iso && known.insert(Fold.fold($0)).inserted }
    return own.isEmpty ? nil : [country.iso] + own
  }

  /// Returns rows of a code and its names in some languages.
  ///
  /// If there is no name, the code takes its place.
  static func rows(
    of codes: [String], in languages: [String], _ name: (Locale, String) -> String?
  ) -> [[String]] {
    codes.map { code in [code] + languages.map { name(Locale(identifier: $0), code) ?? code } }
  }

  /// Runs `catalejo-data city-names`: writes the names of cities in some languages, from CLDR's
  /// exemplar cities of time zones and from lists made by hand.
  ///
  /// Each language has a folder's file for both, named by its code. A line of the first is a zone and
  /// its city, a line of the second a city's title and its name, with a tab between them.
  ///
  /// - Throws: `SourceError` if GeoNames does not confirm an entry of a list.
  static func cities(_ paths: [String]) throws {
    let cities = try SourceCity.read(paths[0])
    let namesakes = Dictionary(grouping: cities, by: \.title)
    let languages = Array(paths[4...])
    let columns = try languages.map { code in
      let exemplars = exemplars(try pairs("\(paths[1])/\(code).tsv"), cities)
      let list = try checked(try pairs("\(paths[2])/\(code).tsv"), namesakes)
      // A name of CLDR goes before one of the list.
      return Dictionary(exemplars + list) { first, _ in first }
    }
    let titles = Set(columns.flatMap(\.keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let rows = titles.map { title in [title] + columns.map { $0[title] ?? "" } }
    try SourceFiles.write(tables: [[languages], rows], paths[3])
  }

  private typealias Pair = (String, String)

  private static func pairs(_ path: String) throws -> [Pair] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.count == 2 ? (fields[0], fields[1]) : nil
    }
  }

  /// Returns titles and names in the language of the pairs.
  ///
  /// An exemplar may be a country or an island as well ("Bahamas", "Madeira"). It is taken only if
  /// the largest city of the zone is known by that name.
  private static func exemplars(_ pairs: [Pair], _ cities: [SourceCity]) -> [Pair] {
    let exemplars = Dictionary(pairs) { _, last in last }
    return Dictionary(grouping: cities, by: \.timezone).compactMap { zone, cities in
      guard let city = cities.max(by: { $1.isLarger(than: $0) }),
        let name = exemplars[renamed[zone] ?? zone], name != city.name,
        city.alternatenames.contains(name)
      else { return nil }
      return (city.title, name)
    }
  }

  /// Returns the list, after checking each entry: GeoNames must have the name for the city, accents
  /// aside, and the city must be twenty times as large as any other of its title.
  private static func checked(
    _ list: [Pair], _ cities: [String: [SourceCity]]
  ) throws -> [Pair] {
    for (title, name) in list {
      let namesakes = (cities[title] ?? []).sorted { $0.isLarger(than: $1) }
      guard let city = namesakes.first else { throw SourceError("no city is called \(title)") }
      let names = Set(([city.name] + city.alternatenames).map(Fold.fold))
      guard names.contains(Fold.fold(name)) else {
        throw SourceError("GeoNames does not call \(title) \(name)")
      }
      guard namesakes.dropFirst().allSatisfy({ 20 * $0.population <= city.population }) else {
        throw SourceError("several cities are called \(title)")
      }
    }
    return list
  }

  /// Zones that CLDR still has under their older name.
  private static let renamed = [
    "America/Nuuk": "America/Godthab", "Asia/Ho_Chi_Minh": "Asia/Saigon",
    "Asia/Kathmandu": "Asia/Katmandu", "Asia/Kolkata": "Asia/Calcutta",
    "Asia/Yangon": "Asia/Rangoon", "Europe/Kyiv": "Europe/Kiev",
  ]
}
