import Contracts
import Domain
import Geo

extension KDTree {
  /// Returns the city whose reach contains a position; `nil` if there is none.
  ///
  /// A city does not reach across a border: only those in the country and the region of a given row
  /// count, and those without a region. In the inner part of a city's reach, the most populous city
  /// wins. Farther out there are suburbs with names of their own, so there the city in whose reach
  /// the position lies deepest wins. Between equals, the id decides.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - row: a row in the same country and region.
  ///   - nearest: the distance of the nearest of all rows, in kilometres; a city with a smaller reach
  ///     can't contain the position.
  func city(covering position: Coordinate, with row: Int, notWithin nearest: Double) -> Int? {
    var search = CoverSearch(position, cities, row, nearest)
    search.visit(1, of: self)
    return search.best?.row
  }
}

private struct CoverSearch {
  /// A city whose reach contains the position.
  struct Cover {
    let row: Int
    let number: UInt32
    let population: UInt32
    /// The distance of the position, as a fraction of the reach.
    let depth: Double

    /// The fraction of the reach that is certainly the city's.
    private static let inner = 0.75

    /// Returns whether the position is in this city rather than in another.
    func goes(before other: Self) -> Bool {
      let isInner = depth <= Self.inner
      guard isInner == (other.depth <= Self.inner) else { return isInner }
      return isInner
        ? (other.population, number) < (population, other.number)
        : (depth, number) < (other.depth, other.number)
    }
  }

  private let position: Coordinate
  private let reach: Reach
  private let country: UInt8
  private let region: Int
  private let nearest: Double
  private(set) var best: Cover?

  init(_ position: Coordinate, _ cities: CityTable, _ row: Int, _ nearest: Double) {
    self.position = position
    self.nearest = nearest
    reach = Reach(around: position)
    country = cities.countryIndex(row)
    region = cities.regionIndex(row)
  }

  mutating func visit(_ node: Int, of tree: KDTree) {
    let box = tree.box(node)
    let kilometres = CityReach.kilometres(ofPopulation: Int(box.population))
    guard kilometres > nearest, reach.comes(within: kilometres, of: box) else { return }
    guard node < tree.leaves else { return visit(leaf: node - tree.leaves, of: tree) }
    visit(2 * node, of: tree)
    visit(2 * node + 1, of: tree)
  }

  private mutating func visit(leaf: Int, of tree: KDTree) {
    let cities = tree.cities
    tree.visit(leaf: leaf) { row in
      let population = cities.population(row)
      let kilometres = CityReach.kilometres(ofPopulation: Int(population))
      guard kilometres > nearest else { return false }
      guard cities.countryIndex(row) == country, isSameRegion(cities.regionIndex(row)) else {
        return true
      }
      let distance = Geodesy.distance(from: position, to: cities.coordinate(row))
      guard distance < kilometres else { return true }
      let cover = Cover(
        row: row, number: cities.number(row), population: population,
        depth: distance / kilometres)
      if best.map(cover.goes) ?? true { best = cover }
      return true
    }
  }

  /// Returns whether two regions may be the same; 0 is an unknown region.
  private func isSameRegion(_ other: Int) -> Bool { other == region || other == 0 || region == 0 }
}
