package import Domain
package import Geo
package import JSON

/// Points, lines and areas that the user brought, in the order they came.
///
/// There may be a million points, and each frame of a map looks at all of them: it is made once, and
/// handed on without a copy.
package final class PointSet: Sendable {
  /// What the references of points say in the place of a catalog.
  package static let catalog = CatalogID("points", name: Words("points", "puntos"))

  /// Empty for a point without a name.
  package let names: [String]
  package let coordinates: [Coordinate]
  /// The same, projected once.
  package let points: [WorldPoint]
  /// What has lines or areas, or no place at all.
  package let shapes: [PointShape]
  /// Their lines, and the outlines of their areas; where one crosses the antimeridian it is cut.
  package let lines: [[WorldPoint]]
  /// The smallest box around all of it; nil where there is nothing.
  package let box: WorldRect?
  package let report: PointReport
  /// The number of the first point, where there were others before it.
  private let first: Int
  /// Whether they are the way of what moves, and the last point is where that is.
  package let isTrail: Bool
  private let propertiesOfPoint: @Sendable (Int) -> [PointProperty]

  /// - Parameter properties: what else is said of a point, by its number from 0 on.
  package init(
    names: [String], coordinates: [Coordinate], shapes: [PointShape] = [],
    report: PointReport = PointReport(), first: Int = 0, isTrail: Bool = false,
    properties: @escaping @Sendable (Int) -> [PointProperty] = { _ in [] }
  ) {
    self.names = names
    self.coordinates = coordinates
    points = coordinates.map(WebMercator.project)
    self.shapes = shapes
    lines = shapes.flatMap { $0.lines + $0.rings.map { $0 + $0.prefix(1) } }
      .flatMap(Antimeridian.parts).map { $0.map(WebMercator.project) }
    box = .around(points + self.lines.joined())
    self.report = report
    self.first = first
    self.isTrail = isTrail
    propertiesOfPoint = properties
  }

  package var isEmpty: Bool { points.isEmpty && lines.isEmpty }

  /// The number of a point, from 0 on, by its reference; nil where it has no such point.
  package func index(of reference: Reference) -> Int? {
    guard reference.catalog == Self.catalog, let number = Int(reference.id),
      points.indices.contains(number - first)
    else { return nil }
    return number - first
  }

  package func properties(of index: Int) -> [PointProperty] { propertiesOfPoint(index) }

  /// A point as a map shows it; without a name it is called by its position.
  package func place(_ index: Int) -> MapPlace {
    let position = coordinates[index]
    let name = names[index].isEmpty ? "\(position.latitude), \(position.longitude)" : names[index]
    return MapPlace(
      reference: Reference(Self.catalog, String(first + index)), name: name, country: "",
      coordinate: position, population: 0)
  }

  /// The points that are called exactly so (folded), in their order.
  package func called(_ name: String, count: Int) -> [Int] {
    let wanted = Array(Fold.bytes(name))
    guard !wanted.isEmpty else { return [] }
    let found = names.indices.lazy.filter { Fold.bytes(self.names[$0]).elementsEqual(wanted) }
    return Array(found.prefix(count))
  }

  /// The points with a name in which each of the words begins a word, in their order: they are near to
  /// what is looked for.
  package func named(_ text: String, count: Int) -> [Int] {
    let wanted = Fold.fold(text).split(separator: " ")
    guard !wanted.isEmpty else { return [] }
    let found = names.indices.lazy.filter { index in
      Fold.words(of: self.names[index], startWith: wanted)
    }
    return Array(found.prefix(count))
  }

  /// The points nearest to a position, nearest first.
  package func nearest(to position: Coordinate, count: Int) -> [Int] {
    var found: [(index: Int, kilometres: Double)] = []
    for index in coordinates.indices {
      // A degree of latitude is as long everywhere: what is farther north or south alone needs no more.
      if found.count == count, let last = found.last,
        abs(coordinates[index].latitude - position.latitude) * 111.1 > last.kilometres
      {
        continue
      }
      let kilometres = Geodesy.distance(from: position, to: coordinates[index])
      if found.count == count {
        guard let last = found.last, kilometres < last.kilometres else { continue }
        found.removeLast()
      }
      let place = found.firstIndex { kilometres < $0.kilometres } ?? found.count
      found.insert((index, kilometres), at: place)
    }
    return found.map(\.index)
  }
}

/// What a file has in one piece: points, lines or areas that share a name and properties.
package struct PointShape: Sendable {
  package var name = ""
  package var properties: [PointProperty] = []
  package var points: [Coordinate] = []
  package var lines: [[Coordinate]] = []
  /// The rings of areas; those within others are holes.
  package var rings: [[Coordinate]] = []
  /// The number of the point that was added to name it: where it begins, or its middle.
  package var label: Int?
  /// The GeoJSON feature it was read from, as it came; `nil` in other formats, and on a map.
  package var feature: JSONNode?

  /// Whether it has no place that is known, or has handed its points over.
  package var isNowhere: Bool { points.isEmpty && lines.isEmpty && rings.isEmpty }

  package init(points: [Coordinate] = [], lines: [[Coordinate]] = []) {
    self.points = points
    self.lines = lines
  }
}

/// What is said of a point besides its name and place.
package struct PointProperty: Hashable, Sendable {
  package let name: String
  /// As a person reads it.
  package let value: String
  /// The same as JSON had it; `nil` for a text.
  package let json: JSONNode?

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
    json = nil
  }

  package init(_ name: String, _ json: JSONNode) {
    self.name = name
    value = json.text
    self.json = json
  }
}

/// By identity: no two are read alike.
extension PointSet: Hashable {
  package static func == (a: PointSet, b: PointSet) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
