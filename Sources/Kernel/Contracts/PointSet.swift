package import Domain
package import Geo
package import JSON

/// The points, lines and areas of the user's files, in the order they came.
///
/// There may be a million points, and each frame of a map looks at all of them. So the set is made
/// once and shared without a copy.
package final class PointSet: Sendable {
  /// The catalog that the references of points have.
  package static let catalog = CatalogID("points", name: Words("points"))

  /// The points' names; empty for a point without one.
  package let names: [String]
  /// The positions of the points.
  package let coordinates: [Coordinate]
  /// The points on the map's plane, projected once.
  package let points: [WorldPoint]
  /// The shapes with lines or areas, and those without any position.
  package let shapes: [PointShape]
  /// The lines and the outlines of the areas, cut at the antimeridian.
  package let lines: [[WorldPoint]]
  /// The smallest box around everything; `nil` if the set is empty.
  package let box: WorldRect?
  /// The outcome of reading the files.
  package let report: PointReport
  /// The number of the first point, if earlier points were dropped.
  private let first: Int
  /// Whether the points are the track of something that moves, and the last point is where it is now.
  package let isTrail: Bool
  private let propertiesOfPoint: @Sendable (Int) -> [PointProperty]

  /// - Parameters:
  ///   - names: the names of the points.
  ///   - coordinates: their positions.
  ///   - shapes: the shapes with lines or areas.
  ///   - report: the outcome of reading.
  ///   - first: the number of the first point.
  ///   - isTrail: whether the points are the track of something that moves.
  ///   - properties: returns the properties of a point, by its number from 0 on.
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
    box = .around(lines.isEmpty ? points : points + lines.joined())
    self.report = report
    self.first = first
    self.isTrail = isTrail
    propertiesOfPoint = properties
  }

  /// Whether it has neither points nor lines; areas count as lines.
  package var isEmpty: Bool { points.isEmpty && lines.isEmpty }

  /// Returns the number of a point, from 0 on, by its reference; `nil` if the set does not have it.
  package func index(of reference: Reference) -> Int? {
    guard reference.catalog == Self.catalog, let number = Int(reference.id),
      points.indices.contains(number - first)
    else { return nil }
    return number - first
  }

  /// Returns the properties of a point, by its number from 0 on.
  package func properties(of index: Int) -> [PointProperty] { propertiesOfPoint(index) }

  /// Returns a point as a map shows it; if it has no name, the position is the name.
  package func place(_ index: Int) -> MapPlace {
    let position = coordinates[index]
    let name = names[index].isEmpty ? "\(position.latitude), \(position.longitude)" : names[index]
    return MapPlace(
      reference: Reference(Self.catalog, String(first + index)), name: name, country: "",
      coordinate: position, population: 0)
  }

  /// The numbers of the shapes that have lines: the tracks, in their order.
  package var tracks: [Int] { shapes.indices.filter { !shapes[$0].lines.isEmpty } }

  /// Returns the number of the shape whose name a point shows, by the point's reference; `nil` if it is a
  /// point of its own.
  package func shape(labelled reference: Reference) -> Int? {
    index(of: reference).flatMap { index in shapes.firstIndex { $0.label == index } }
  }

  /// Returns the numbers of the points that have exactly this name (folded), in their order.
  package func called(_ name: String, count: Int) -> [Int] {
    let wanted = Array(Fold.bytes(name))
    guard !wanted.isEmpty else { return [] }
    let found = names.indices.lazy.filter { Fold.bytes(self.names[$0]).elementsEqual(wanted) }
    return Array(found.prefix(count))
  }

  /// Returns the numbers of the points with a name in which each word of a text begins a word, in
  /// their order.
  ///
  /// They are offered as similar to the text.
  package func named(_ text: String, count: Int) -> [Int] {
    let wanted = Fold.fold(text).split(separator: " ")
    guard !wanted.isEmpty else { return [] }
    let found = names.indices.lazy.filter { index in
      Fold.words(of: self.names[index], startWith: wanted)
    }
    return Array(found.prefix(count))
  }

  /// Returns the numbers of the points nearest to a position, nearest first.
  package func nearest(to position: Coordinate, count: Int) -> [Int] {
    var found: [(index: Int, kilometres: Double)] = []
    for index in coordinates.indices {
      // The difference in latitude is a lower bound of the distance, and spares measuring most
      // points.
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
      let rank = found.firstIndex { kilometres < $0.kilometres } ?? found.count
      found.insert((index, kilometres), at: rank)
    }
    return found.map(\.index)
  }
}

/// A piece of a file: points, lines or areas that share a name and properties.
package struct PointShape: Sendable {
  package var name = ""
  package var properties: [PointProperty] = []
  package var points: [Coordinate] = []
  package var lines: [[Coordinate]] = []
  /// The elevations and times along each line; empty if none are known.
  package var records: [LineRecord] = []
  /// The rings of areas; rings within others are holes.
  package var rings: [[Coordinate]] = []
  /// The number of the point that was added to show the name: at the beginning or in the middle of
  /// the shape.
  package var label: Int?
  /// The GeoJSON feature it was read from, unchanged; `nil` in other formats, and on a map.
  package var feature: JSONNode?

  /// Whether the shape has no known position, or its points were taken out.
  package var isNowhere: Bool { points.isEmpty && lines.isEmpty && rings.isEmpty }

  package init(points: [Coordinate] = [], lines: [[Coordinate]] = []) {
    self.points = points
    self.lines = lines
  }
}

/// The elevations and the times along a line, one for each of its positions.
package struct LineRecord: Sendable {
  /// Metres above the sea; NaN where it is not known, empty if it is known nowhere.
  package var elevations: [Double]
  /// Seconds since 1970, likewise.
  package var times: [Double]

  package init(elevations: [Double] = [], times: [Double] = []) {
    func known(_ values: [Double]) -> [Double] { values.allSatisfy(\.isNaN) ? [] : values }
    (self.elevations, self.times) = (known(elevations), known(times))
  }

  /// Whether it tells nothing.
  package var isEmpty: Bool { elevations.isEmpty && times.isEmpty }
}

extension PointShape {
  /// Adds a line with what is known along it.
  package mutating func append(_ line: [Coordinate], _ record: LineRecord) {
    if !record.isEmpty || !records.isEmpty {
      while records.count < lines.count { records.append(LineRecord()) }
      records.append(record)
    }
    lines.append(line)
  }

  /// One position that stands for all of it: that of a point, where a line begins, or an area.
  package var anchor: Coordinate? { points.first ?? lines.first?.first ?? rings.first?.first }

  /// The lines as a track, whose segments they are.
  package var track: Track {
    Track(
      lines.enumerated().map { index, line in
        guard records.indices.contains(index) else { return Track.Segment(line) }
        return Track.Segment(
          line, elevations: records[index].elevations, times: records[index].times)
      })
  }
}

/// A property of a point besides its name and position.
package struct PointProperty: Hashable, Sendable {
  package let name: String
  /// The value as a person reads it.
  package let value: String
  /// The value as JSON has it; `nil` for a text.
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

/// Equal by identity: no two sets that were read are equal.
extension PointSet: Hashable {
  package static func == (a: PointSet, b: PointSet) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
