import Atlas
import Contracts
import Domain

/// Makes lines and areas of the outlines of countries.
enum CountryLines {
  /// Returns coastlines and land borders.
  ///
  /// An edge of one country is coast, and an edge that two share is border. Edges along the
  /// antimeridian and the bottom of the map are left out: the source cut the globe open there.
  static func lines(of rings: [SourceRing]) -> [SourceLine] {
    let uses = uses(of: rings)
    var drawn: Set<Set<QuantizedPoint>> = []
    let runs = rings.flatMap { ring in
      SourceLine.lines(of: ring.edges) { edge in
        guard !edge.isCut, drawn.insert(edge.undirected).inserted else { return nil }
        return uses[edge.undirected] == 1 ? .coast : .border
      }
    }
    return MapLayer.allCases.flatMap { layer in
      join(runs.filter { $0.layer == layer }.map(\.points)).map {
        SourceLine(layer: layer, points: $0)
      }
    }
  }

  /// Returns the rings around all areas, filled by the even-odd rule.
  ///
  /// An edge that two rings share lies within the land, and goes. The remaining edges form closed
  /// lines, if rings side by side run in the same sense. Where areas overlap there is a hole.
  static func union(of rings: [SourceRing]) -> [SourceRing] {
    let uses = uses(of: rings)
    var left: Set<Set<QuantizedPoint>> = []
    let outer = rings.flatMap(\.edges).filter { edge in
      // An edge that three rings have counts once.
      (uses[edge.undirected] ?? 0) % 2 == 1 && left.insert(edge.undirected).inserted
    }
    return join(outer.map { [$0.start, $0.end] }).map { SourceRing($0) }
      .filter { $0.corners.count > 2 }
  }

  private static func uses(of rings: [SourceRing]) -> [Set<QuantizedPoint>: Int] {
    rings.flatMap(\.edges).reduce(into: [:]) { $0[$1.undirected, default: 0] += 1 }
  }

  /// Joins lines end to start, until each is as long as it can be.
  ///
  /// Lines keep their direction. If several start at one point, the first is taken.
  private static func join(_ lines: [[QuantizedPoint]]) -> [[QuantizedPoint]] {
    var starting: [QuantizedPoint: [Int]] = [:]
    var ends: Set<QuantizedPoint> = []
    for (index, line) in lines.enumerated() {
      guard let first = line.first, let last = line.last else { continue }
      starting[first, default: []].append(index)
      ends.insert(last)
    }
    var isUsed = [Bool](repeating: false, count: lines.count)
    func chain(from index: Int) -> [QuantizedPoint] {
      var points = lines[index]
      isUsed[index] = true
      while let last = points.last, let next = starting[last]?.first(where: { !isUsed[$0] }) {
        isUsed[next] = true
        points.append(contentsOf: lines[next].dropFirst())
      }
      return points
    }
    // Lines that no other leads to come first. The lines that remain after them form closed rings.
    let heads = lines.indices.filter { index in
      lines[index].first.map { !ends.contains($0) } ?? false
    }
    var joined: [[QuantizedPoint]] = []
    for index in heads + lines.indices where !isUsed[index] { joined.append(chain(from: index)) }
    return joined
  }
}

/// The countries of Natural Earth at 1:110 million.
enum CountrySource {
  /// The codes for countries that ISO does not have.
  ///
  /// ISO counts Northern Cyprus to Cyprus and Somaliland to Somalia; Kosovo is the one country
  /// without a code at this scale.
  private static let others = ["CYN": "CY", "SOL": "SO", "-99": "XK"]

  /// Returns the countries by rising code, with a ring for each piece of land and each hole in it.
  ///
  /// Records of one code become one country. French Guiana and Svalbard, which the source counts to
  /// a country and ISO does not, become countries of their own.
  ///
  /// - Parameters:
  ///   - alpha3: the code of each record (ISO 3166-1 alpha-3).
  ///   - codes: the alpha-2 code of each alpha-3 code.
  static func countries(
    records: [[[Coordinate]]], alpha3: [String], codes: [String: String]
  ) throws(SourceError) -> [AtlasContent.Country] {
    guard records.count == alpha3.count else { throw SourceError("unknown number of countries") }
    var rings: [String: [SourceRing]] = [:]
    for (record, alpha3) in zip(records, alpha3) {
      guard let code = others[alpha3] ?? codes[alpha3] else {
        throw SourceError("unknown country \(alpha3)")
      }
      for positions in record {
        rings[self.code(of: positions, in: code), default: []].append(SourceRing(positions))
      }
    }
    return rings.sorted { $0.key < $1.key }.map { code, rings in
      AtlasContent.Country(code: code, rings: CountryLines.union(of: rings))
    }
  }

  /// Returns the code of a ring that the source counts to a country.
  static func code(of ring: [Coordinate], in country: String) -> String {
    switch country {
    case "FR" where ring.allSatisfy { $0.longitude < -50 }: "GF"
    case "NO" where ring.allSatisfy { $0.latitude > 74 }: "SJ"
    default: country
    }
  }
}
