import Atlas
import Contracts
import Domain

/// Runs `catalejo-data atlas`: builds the embedded map from the files that `scripts/fetch-map-data`
/// left in a directory, and from the codes of the countries.
enum AtlasCommand {
  static func run(_ paths: [String]) throws {
    let codes = try SourceCountry.read(paths[1]).map { ($0.iso3, $0.iso) }
    let contents = try contents(
      of: paths[0], codes: Dictionary(codes, uniquingKeysWith: { first, _ in first }))
    for detail in MapDetail.allCases {
      guard let content = contents[detail] else { continue }
      print(
        "\(detail.rawValue): \(content.lines.count) lines, \(content.land.count) rings of land,",
        "\(content.lakes.count) lakes, \(content.countries.count) countries")
    }
    try SourceFiles.write(AtlasWriter.blob(contents), paths[2])
  }

  private static func contents(
    of folder: String, codes: [String: String]
  ) throws -> [MapDetail: AtlasContent] {
    func read<Value>(_ name: String, with decode: ([UInt8]) throws -> Value) throws -> Value {
      do {
        return try decode(SourceFiles.bytes("\(folder)/\(name)"))
      } catch let error as SourceError {
        throw SourceError("\(name): \(error)")
      }
    }
    func features(_ name: String) throws -> [[[Coordinate]]] {
      try read("ne_50m_\(name).pn2", with: MarbleReader.features)
    }
    let lakes = LakeSource.lakes(try features("lakes"))
    let rivers = RiverSource.rivers(try features("rivers_lake_centerlines"), lakes: lakes)
    let records = try read("naturalearth_lowres.shp", with: ShapefileReader.records)
    let alpha3 = try read("naturalearth_lowres.dbf") { try DBaseReader.column("iso_a3", of: $0) }
    let world = MapContents.world(
      rings: records.joined().map { SourceRing($0) },
      countries: try CountrySource.countries(records: records, alpha3: alpha3, codes: codes),
      lakes: lakes, rivers: rivers)
    return [
      .globe: MapContents.globe(of: world), .world: world,
      .region: MapContents.region(
        land: try features("land").flatMap { $0 },
        borders: try features("admin_0_boundary_lines_land").flatMap { $0 },
        lakes: lakes, rivers: rivers),
    ]
  }
}
