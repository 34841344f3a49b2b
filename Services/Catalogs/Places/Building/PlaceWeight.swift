import Contracts
import Platform

/// How well known places are, as the number of inhabitants that they are worth: the likeliest meaning
/// of a name is the place with the most.
///
/// A place starts with the number of its feature's ``PlaceFeature/Traits``. Each other name makes it better
/// known, inhabitants and heights do so, too.
enum PlaceWeight {
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
    var worth = PlaceFeature.traits(of: feature).worth
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

  /// Returns the inhabitants of a weight.
  static func worth(_ weight: Int) -> Int { Int(exp2(Double(weight) / 8)) }

  /// A place is a sixteenth as likely to be meant by a name that is not its own.
  static let otherName = 32
  /// A quarter, if that is its name in a language of the program.
  static let knownLanguage = 16
  /// A whole name is a thousand times as likely as the beginning of one.
  static let wholeName = 80
}
