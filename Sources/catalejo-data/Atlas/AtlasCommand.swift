import Atlas
import Catalog
import Foundation

/// `atlas COUNTRIES.shp COASTLINE.pn2 BORDERS.pn2 OUTFILE`: builds the embedded map.
///
/// The first file has the countries of Natural Earth at 1:110 million, the other two its coastline
/// and its land borders at 1:50 million.
enum AtlasCommand {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 4 else { throw MapSourceError.usage }
    let rings = try read(arguments[0], with: ShapefileReader.rings)
    let coast = try read(arguments[1], with: MarbleReader.lines)
    let borders = try read(arguments[2], with: MarbleReader.lines)
    let region =
      coast.map { SourceLine(layer: .coast, positions: $0) }
      + borders.map { SourceLine(layer: .border, positions: $0) }
    let lines: [MapDetail: [SourceLine]] = [
      .world: CountryOutlines.lines(of: rings).flatMap { $0.splitAtAntimeridian() },
      .region: region.flatMap { $0.splitAtAntimeridian() },
    ]
    let blob = AtlasWriter.blob(lines)
    try Data(blob).write(to: URL(fileURLWithPath: arguments[3]), options: .atomic)
    for detail in MapDetail.allCases {
      for layer in MapLayer.allCases {
        let some = lines[detail, default: []].filter { $0.layer == layer }
        let points = some.reduce(0) { $0 + $1.points.count }
        print("\(detail.rawValue) \(layer.rawValue): \(some.count) lines, \(points) points")
      }
    }
    print("\(arguments[3]): \(blob.count) bytes")
  }

  private static func read<Value>(
    _ path: String, with decode: ([UInt8]) throws -> Value
  ) throws -> Value {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    do {
      return try decode(bytes)
    } catch let error as MapSourceError {
      throw SourceFileError(path: path, error: error)
    }
  }
}
