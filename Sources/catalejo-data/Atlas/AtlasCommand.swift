import Atlas
import Catalog
import Domain
import Foundation

/// `atlas DIRECTORY OUTFILE`: builds the embedded map of what `scripts/fetch-map-data` left in the
/// directory.
enum AtlasCommand {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw MapSourceError.usage }
    let contents = try contents(of: URL(fileURLWithPath: arguments[0], isDirectory: true))
    let blob = AtlasWriter.blob(contents)
    try Data(blob).write(to: URL(fileURLWithPath: arguments[1]), options: .atomic)
    for detail in MapDetail.allCases {
      guard let content = contents[detail] else { continue }
      for layer in MapLayer.allCases {
        let lines = content.lines.filter { $0.layer == layer }
        let points = lines.reduce(0) { $0 + $1.points.count }
        print("\(detail.rawValue) \(layer.rawValue): \(lines.count) lines, \(points) points")
      }
      print("\(detail.rawValue) land: \(content.land.count) rings")
      print("\(detail.rawValue) lakes: \(content.lakes.count)")
      print("\(detail.rawValue) countries: \(content.countries.count)")
    }
    print("\(arguments[1]): \(blob.count) bytes")
  }

  private static func contents(of folder: URL) throws -> [MapDetail: AtlasContent] {
    func read<Value>(_ name: String, with decode: ([UInt8]) throws -> Value) throws -> Value {
      let url = folder.appending(path: name)
      let bytes = [UInt8](try Data(contentsOf: url))
      do {
        return try decode(bytes)
      } catch let error as MapSourceError {
        throw SourceFileError(path: url.path, error: error)
      }
    }
    func features(_ name: String) throws -> [[[Coordinate]]] {
      try read(name, with: MarbleReader.features)
    }
    let lakes = LakeSource.lakes(try features("ne_50m_lakes.pn2"))
    let rivers = RiverSource.rivers(
      try features("ne_50m_rivers_lake_centerlines.pn2"), lakes: lakes)
    let records = try read("naturalearth_lowres.shp", with: ShapefileReader.records)
    let countries = try CountrySource.countries(
      records: records,
      codes: try read("naturalearth_lowres.dbf") { try DBaseReader.column("iso_a3", of: $0) })
    let world = WorldContent.content(
      rings: records.joined().map { SourceRing($0) }, countries: countries, lakes: lakes,
      rivers: rivers)
    return [
      .globe: GlobeContent.content(of: world),
      .world: world,
      .region: RegionContent.content(
        land: try features("ne_50m_land.pn2").flatMap { $0 },
        borders: try features("ne_50m_admin_0_boundary_lines_land.pn2").flatMap { $0 },
        lakes: lakes, rivers: rivers),
    ]
  }
}
