import Contracts
import Domain

/// How well known places are, as the number of inhabitants that they are worth: the likeliest meaning
/// of a name is the place with the most.
///
/// A place of its own kind starts with the number of the table. Each other name makes it better known,
/// inhabitants and heights do so, too.
enum PlaceWeight {
  /// By class and code, or by class alone.
  private static let table: [String: Double] = [
    // Countries, their divisions, continents and regions.
    "A": 50, "A.PCLI": 2_000_000, "A.PCLD": 200_000, "A.PCLF": 500_000, "A.PCLS": 200_000,
    "A.TERR": 100_000, "A.ADM1": 5_000, "A.ADM2": 1_000, "A.ADM3": 200, "A.ADM4": 100,
    "L": 30, "L.CONT": 5_000_000, "L.RGN": 300, "L.PRK": 300,
    // Inhabited places, whose inhabitants are seldom missing if there are many.
    "P": 30, "P.PPLC": 50_000, "P.PPLA": 3_000, "P.PPLX": 20, "P.PPLQ": 10, "P.PPLH": 10,
    // Water.
    "H": 30, "H.OCN": 5_000_000, "H.SEA": 500_000, "H.GULF": 5_000, "H.BAY": 100, "H.STRT": 1_000,
    "H.STM": 200, "H.LK": 300, "H.LKS": 300, "H.FLLS": 300, "H.CNL": 100, "H.GLCR": 100,
    // Mountains, islands, deserts.
    "T": 30, "T.MT": 300, "T.MTS": 300, "T.PK": 300, "T.VLC": 300, "T.ISL": 300, "T.ISLS": 500,
    "T.DSRT": 1_000, "T.PEN": 300, "T.CAPE": 100, "T.VAL": 50,
    // Buildings, ruins, airports.
    "S": 20, "S.AIRP": 2_000, "S.AIRF": 100, "S.AIRB": 200, "S.ANS": 300, "S.ARCH": 200,
    "S.RUIN": 200, "S.CSTL": 200, "S.PAL": 200, "S.MNMT": 200, "S.MUS": 200, "S.PYR": 300,
    "S.UNIV": 100, "S.STDM": 100, "S.RSTN": 100, "S.BDG": 50, "S.HTL": 5,
    "R": 10, "U": 20, "V": 20,
    // A postal code is meant by who types one.
    "Z": 20_000,
  ]

  /// Returns eight times the binary logarithm of the inhabitants that a place is worth, from 1 to 255.
  ///
  /// - Parameters:
  ///   - feature: class and code, such as `T.PK`.
  ///   - elevation: metres.
  ///   - otherNames: their number.
  static func weight(
    _ feature: String, population: Int, elevation: Int?, otherNames: Int
  ) -> Int {
    let group = String(feature.prefix(1))
    var worth = table[feature] ?? table[group] ?? 10
    // Nobody translates the name of a hill that is not known far away.
    let renown = Double(1 + min(otherNames, 1_000))
    worth *= renown * renown.squareRoot()
    switch group {
    case "T": worth *= max(1, Double(elevation ?? 0) / 2_000)
    case "P": worth = max(worth, Double(population))
    // A division counts less than the town it is called after.
    case "A": worth = max(worth, Double(population) / (feature.hasPrefix("A.PCL") ? 1 : 20))
    default: break
    }
    return logarithm(worth)
  }

  /// Eight times the binary logarithm, from 1 to 255.
  static func logarithm(_ worth: Double) -> Int {
    guard worth > 1 else { return 1 }
    // A line is near enough for the significand: it is off by two thirds of a step.
    let (exponent, significand) = (Double(worth.exponent), worth.significand)
    return min(255, max(1, Int((8 * (exponent + significand - 1)).rounded())))
  }

  /// A place is a sixteenth as likely to be meant by a name that is not its own.
  static let otherName = 32
  /// A quarter, if that is its name in a language of the program.
  static let knownLanguage = 16
  /// A whole name is a thousand times as likely as the beginning of one.
  static let wholeName = 80
}
