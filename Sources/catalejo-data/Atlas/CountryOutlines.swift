import Atlas
import Catalog

/// Makes coastlines and land borders of the outlines of all countries.
///
/// An edge of one country is coast, an edge two share is border. Edges along the antimeridian and
/// along the bottom of the map are where the source cut the globe open; they are left out.
enum CountryOutlines {
  static func lines(of rings: [SourceRing]) -> [SourceLine] {
    let outlines = rings.map(\.edges)
    var uses: [Set<QuantizedPoint>: Int] = [:]
    for edge in outlines.joined() { uses[edge.undirected, default: 0] += 1 }
    var drawn: Set<Set<QuantizedPoint>> = []
    var runs: [MapLayer: [[QuantizedPoint]]] = [:]
    for outline in outlines {
      var previous: MapLayer?
      for edge in outline {
        let isNew = !edge.isCut && drawn.insert(edge.undirected).inserted
        let layer: MapLayer? =
          isNew ? (uses[edge.undirected] == 1 ? .coast : .border) : nil
        if let layer {
          var lines = runs[layer, default: []]
          if layer == previous {
            lines[lines.count - 1].append(edge.end)
          } else {
            lines.append([edge.start, edge.end])
          }
          runs[layer] = lines
        }
        previous = layer
      }
    }
    return MapLayer.allCases.flatMap { layer in
      LineJoiner.join(runs[layer, default: []]).map { SourceLine(layer: layer, points: $0) }
    }
  }
}
