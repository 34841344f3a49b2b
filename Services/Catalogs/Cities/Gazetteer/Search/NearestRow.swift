import Domain
import Geo

extension KDTree {
  /// Returns the row nearest to a position, then by id: the first that
  /// ``nearest(to:count:largerThan:excluding:)`` would find, in a tenth of the time.
  ///
  /// Only rows in `country`, an index of ``CitySection/countryCodes``, and in `region`, an index of
  /// ``CitySection/regionNames``, count (`nil` allows any), and those in `excluded` do not.
  ///
  /// It goes down to the leaf that contains the position, then back up (Friedman, Bentley and Finkel,
  /// "An Algorithm for Finding Best Matches in Logarithmic Expected Time", ACM TOMS 3, 1977).
  /// Everything outside the ``Reach`` of the best row so far is left out by comparing whole numbers.
  func nearest(
    to position: Coordinate, in country: UInt8? = nil, region: Int? = nil,
    excluding excluded: [Int] = []
  ) -> NearbyRow? {
    guard cities.count > 0 else { return nil }
    var search = NearestSearch(position, country, region, excluded)
    search.visit(1, of: self)
    return search.best
  }
}

private struct NearestSearch {
  private let position: Coordinate
  private let country: UInt8?
  private let region: Int?
  private let excluded: [Int]
  private var reach: Reach
  private(set) var best: NearbyRow?

  init(_ position: Coordinate, _ country: UInt8?, _ region: Int?, _ excluded: [Int]) {
    self.position = position
    self.country = country
    self.region = region
    self.excluded = excluded
    reach = Reach(around: position)
  }

  mutating func visit(_ node: Int, of tree: KDTree) {
    guard node < tree.leaves else { return visit(leaf: node - tree.leaves, of: tree) }
    let (first, second) = (2 * node, 2 * node + 1)
    let (near, far) = (reach.distance(to: tree.box(first)), reach.distance(to: tree.box(second)))
    let isFirst = near <= far
    visitTouched(isFirst ? first : second, of: tree)
    visitTouched(isFirst ? second : first, of: tree)
  }

  private mutating func visitTouched(_ node: Int, of tree: KDTree) {
    if reach.touches(tree.box(node)) { visit(node, of: tree) }
  }

  private mutating func visit(leaf: Int, of tree: KDTree) {
    let cities = tree.cities
    tree.visit(leaf: leaf) { row in
      guard reach.contains(latitude: cities.latitude(row), longitude: cities.longitude(row)) else {
        return true
      }
      guard country == nil || cities.countryIndex(row) == country,
        region == nil || cities.regionIndex(row) == region, !excluded.contains(row)
      else { return true }
      let near = NearbyRow(
        row: row, number: cities.number(row),
        kilometres: Geodesy.distance(from: position, to: cities.coordinate(row)))
      if best.map({ near < $0 }) ?? true {
        best = near
        reach.shrink(to: near.kilometres)
      }
      return true
    }
  }
}
