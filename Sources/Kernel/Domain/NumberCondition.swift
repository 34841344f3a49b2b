/// A filter on a number or a date, its value read once.
package struct NumberCondition: Hashable, Sendable {
  package let comparison: Filter.Comparison
  /// The filter's value: a number is a range of one, a month is one of days.
  package let range: ClosedRange<Double>

  /// Returns whether a value passes; one that is not known never does.
  package func holds(_ value: Double?) -> Bool {
    guard let value else { return false }
    return switch comparison {
    case .equal: range.contains(value)
    case .unequal: !range.contains(value)
    case .less: value < range.lowerBound
    case .atMost: value <= range.upperBound
    case .greater: value > range.upperBound
    case .atLeast: value >= range.lowerBound
    }
  }
}

extension Filter {
  /// Returns the condition that a filter sets on values of a measure.
  ///
  /// - Parameters:
  ///   - measure: the measure.
  ///   - language: says whether a comma before three digits is a decimal one, if both are possible.
  /// - Throws: `invalidFilter` with examples if the value can't be read.
  package func condition(
    in measure: Measure, language: Language = .english
  ) throws(DataError) -> NumberCondition {
    guard let range = measure.range(of: value, language: language) else {
      throw .invalidFilter(key: typedKey, value: value, known: [measure.examples])
    }
    return NumberCondition(comparison: comparison, range: range)
  }
}
