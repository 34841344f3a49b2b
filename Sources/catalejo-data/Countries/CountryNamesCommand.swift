import Foundation

/// `catalejo-data country-names`: writes the countries' names from the toolchain's own CLDR.
enum CountryNamesCommand {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw DataCommandError.usage }
    let codes = Set(try SourceCity.read(arguments[0]).map(\.countrycode)).sorted()
    let english = Locale(identifier: "en")
    let spanish = Locale(identifier: "es")
    // The toolchain's own table sets China apart from Hong Kong and Macao, which are lines here too.
    let corrections = ["CN": "China"]
    let lines = codes.map { code in
      let names = [english, spanish].map {
        corrections[code] ?? $0.localizedString(forRegionCode: code) ?? code
      }
      return "    \(code)\t\(names[0])\t\(names[1])"
    }
    let text = """
      /// The countries of the embedded cities, as `catalejo-data country-names` writes them.
      ///
      /// A line is the code, the English and the Spanish name (CLDR), separated by tabs; by rising
      /// code.
      enum CountryNamesTable {
        static let text = \"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"
      }

      """
    try text.write(to: URL(fileURLWithPath: arguments[1]), atomically: true, encoding: .utf8)
  }
}
