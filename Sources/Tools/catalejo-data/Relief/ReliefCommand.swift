import Contracts
import Domain
import Relief

/// Runs `catalejo-data relief`: builds the embedded relief from the files that `scripts/fetch-map-data`
/// left in a directory.
enum ReliefCommand {
  static func run(_ paths: [String]) throws {
    func image(_ name: String) throws -> GrayImage {
      try GrayImage(portable: SourceFiles.bytes("\(paths[0])/\(name).pgm"))
    }
    func polygons(_ name: String) throws -> [[Coordinate]] {
      try MarbleReader.features(SourceFiles.bytes("\(paths[0])/ne_50m_\(name).pn2")).flatMap(\.self)
    }
    let finest = ReliefLayout.levels[ReliefLayout.levels.count - 1]
    let heights = try image("heights").reduced(to: finest.columns, finest.rows)
    var covers = CoverGrid(
      december: try image("rain-december"), july: try image("rain-july"),
      temperature: try image("temperature-july"), columns: finest.columns, rows: finest.rows)
    covers.fill(try polygons("urban_areas"), with: .builtUp)
    covers.fill(try polygons("glaciated_areas"), with: .ice)
    try SourceFiles.write(
      ReliefWriter.blob(
        levels: ReliefPyramid.values(of: heights),
        covers: ReliefPyramid.covers(covers.values)), paths[1])
  }
}
