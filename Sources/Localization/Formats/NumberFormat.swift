/// Writes numbers with a language's grouping and decimal sign, as CLDR has them.
///
/// Foundation does the same, and a test holds this to it; but its first number loads tables that take
/// a tenth of the time of a whole one-shot command.
enum NumberFormat {
  /// A whole number, its digits in groups of three.
  static func whole(_ value: Int, _ language: Language) -> String {
    let digits = String(value.magnitude)
    let sign = value < 0 ? "-" : ""
    guard digits.count >= fewestGroupedDigits(language) else { return sign + digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += groupSign(language) }
      text.append(digit)
    }
    return sign + text
  }

  /// A number of tenths, one digit after the decimal sign.
  static func tenths(_ value: Int, _ language: Language) -> String {
    decimal(value, places: 1, language)
  }

  /// A number of hundredths, two digits after the decimal sign.
  static func hundredths(_ value: Int, _ language: Language) -> String {
    decimal(value, places: 2, language)
  }

  private static func decimal(_ value: Int, places: Int, _ language: Language) -> String {
    let sign = value < 0 ? "-" : ""
    let unit: UInt = places == 1 ? 10 : 100
    let (units, rest) = value.magnitude.quotientAndRemainder(dividingBy: unit)
    let digits = String(rest)
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(sign)\(whole(Int(units), language))\(decimalSign(language))\(zeros)\(digits)"
  }

  private static func groupSign(_ language: Language) -> String {
    switch language {
    case .english: ","
    case .spanish: "."
    }
  }

  private static func decimalSign(_ language: Language) -> String {
    switch language {
    case .english: "."
    case .spanish: ","
    }
  }

  /// Spanish leaves four digits together ("1139", but "11.390").
  private static func fewestGroupedDigits(_ language: Language) -> Int {
    switch language {
    case .english: 4
    case .spanish: 5
    }
  }
}
