import Domain
import JSON

/// The numbers that a property of the points has, one for each point; NaN for a point without one.
package final class PointValues: Sendable {
  /// The property's name, as the file writes it.
  package let name: String
  package let numbers: [Double]

  package init(_ name: String, _ numbers: [Double]) {
    self.name = name
    self.numbers = numbers
  }
}

/// Equal by identity: comparing a million numbers would take too long.
extension PointValues: Hashable {
  package static func == (a: PointValues, b: PointValues) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PointSet {
  /// The number of points that tell which properties there are.
  private static let mostLooked = 1000

  /// Returns the names of the properties of the first points, in their order: all, and those that hold a
  /// number.
  package var propertyNames: (all: [String], withNumbers: [String]) {
    let properties = points.indices.prefix(Self.mostLooked).flatMap { self.properties(of: $0) }
    return (
      properties.map(\.name).uniqued,
      properties.filter { $0.number != nil }.map(\.name).uniqued
    )
  }

  /// Returns the numbers of a property, by its name as it is written or folded; `nil` if no point has a
  /// number there.
  package func values(of name: String) -> PointValues? {
    let (wanted, names) = (Fold.fold(name), propertyNames.all)
    let name =
      names.contains(name) ? name : names.first { Fold.fold($0) == wanted } ?? name
    let numbers = points.indices.map { index in
      properties(of: index).first { $0.name == name }?.number ?? .nan
    }
    return numbers.allSatisfy(\.isNaN) ? nil : PointValues(name, numbers)
  }
}

extension PointProperty {
  /// The value as a number, with a decimal point or comma; `nil` if it is none.
  package var number: Double? {
    let number =
      json?.number ?? Double(value) ?? Double(value.replacing(",", with: "."))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
