extension Language {
  /// The signs between groups of three digits and before decimals, and the smallest number of digits
  /// that are grouped (CLDR).
  package var numberSigns: (group: String, decimal: String, fewestGrouped: Int) {
    switch self {
    case .english: (",", ".", 4)
    // Spanish leaves four digits together ("1139", but "11.390").
    case .spanish: (".", ",", 5)
    case .french: ("\u{202F}", ",", 4)
    }
  }
}
