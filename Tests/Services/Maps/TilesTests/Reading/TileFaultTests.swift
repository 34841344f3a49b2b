import Contracts
import Domain
import Geo
import Testing

@testable import Tiles

/// Tiles that break a rule of the format: what can be kept is kept, and the tile says what is wrong.
@Suite struct TileFaultTests {
  typealias Feature = TileWriter.Feature

  /// A broken tile, and what is read of it.
  struct Broken: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let problem: String?
    let parts: [[Int]]

    /// - Parameter parts: the x of the points that are kept, in the numbers of the layer.
    init(_ bytes: [UInt8], _ problem: String?, _ parts: [[Int]] = []) {
      self.bytes = bytes
      self.problem = problem
      self.parts = parts
    }

    var testDescription: String { problem ?? "whole" }
  }

  private static func layer(_ feature: Feature) -> [UInt8] {
    TileWriter.tile(TileWriter.layer("water", [feature]))
  }

  /// A layer of streets, each a line of whole numbers after the commands.
  private static func lines(_ geometry: [Int]..., version: Int = 2) -> [UInt8] {
    TileWriter.tile(
      TileWriter.layer(
        "transportation", version: version,
        geometry.map { Feature(type: 2, geometry: $0, tags: ["class": "primary"]) }))
  }

  private static func areas(_ geometry: [Int], version: Int = 2) -> [UInt8] {
    TileWriter.tile(
      TileWriter.layer("water", version: version, [Feature(type: 3, geometry: geometry)]))
  }

  private static func points(_ geometry: [Int]) -> [UInt8] {
    TileWriter.tile(
      TileWriter.layer(
        "place",
        [Feature(type: 1, geometry: geometry, tags: ["class": "town", "name": "a"])]))
  }

  /// The fields of a feature, as they are written.
  private static func feature(_ fields: (inout TileWriter) -> Void) -> [UInt8] {
    var feature = TileWriter()
    fields(&feature)
    var extra = TileWriter()
    extra.field(2, feature.bytes)
    return TileWriter.tile(TileWriter.layer("water", extra: extra.bytes, [square]))
  }

  private static func extra(_ fields: (inout TileWriter) -> Void) -> [UInt8] {
    var extra = TileWriter()
    fields(&extra)
    return TileWriter.tile(TileWriter.layer("water", extra: extra.bytes, [square]))
  }

  private static let square = Feature.area([[(0, 0), (8, 0), (8, 8), (0, 8)]], [:])
  private static let kept = [[0, 8, 8, 0]]
  private static let (move, close) = (Feature.command(1, 1), 15)
  private static func line(_ count: Int) -> Int { Feature.command(2, count) }
  private static func numbers(_ numbers: [Int]) -> [UInt8] { TileWriter.packed(numbers) }

  @Test(arguments: [
    // Features.
    Broken(feature { $0.field(4, numbers([9, 2, 2])) }, "a feature without a type", kept),
    Broken(feature { $0.field(3, 3) }, "a feature without a geometry", kept),
    Broken(
      feature {
        $0.field(3, 9)
        $0.field(4, [])
      }, "a feature of an unknown type", kept),
    Broken(
      feature {
        $0.field(3, 0)
        $0.field(4, [])
      }, nil, kept),
    Broken(
      feature {
        $0.field(2, numbers([0]))
        $0.field(3, 3)
        $0.field(4, [])
      },
      "a tag that is not there", kept),
    Broken(
      feature {
        $0.field(2, numbers([5, 5]))
        $0.field(3, 3)
        $0.field(4, [])
      },
      "a tag that is not there", kept),
    Broken(
      feature {
        $0.field(3, 3)
        $0.field(4, numbers([move, 0, 0]))
        $0.field(4, numbers([line(2), 4, 0, 0, 4, close]))
      }, "a feature with two geometries", [[0, 2, 2]] + kept),
    // The same numbers one by one, as protobuf allows.
    Broken(
      feature {
        $0.field(3, 3)
        for number in [move, 0, 0, line(2), 4, 0, 0, 4, close] { $0.field(4, UInt64(number)) }
      }, nil, [[0, 2, 2]] + kept),
    // Layers.
    Broken(
      TileWriter.tile(TileWriter.layer(nil, [square]), TileWriter.layer("water", [square])),
      "a layer without a name", kept),
    Broken(
      TileWriter.tile(TileWriter.layer("water", [square]), TileWriter.layer("water", [square])),
      "two layers with the same name", kept + kept),
    Broken(
      TileWriter.tile(TileWriter.layer("water", version: nil, [square])),
      "a layer without a version", kept),
    Broken(TileWriter.tile(TileWriter.layer("water", extent: nil, [square])), nil, kept),
    Broken(
      TileWriter.tile(TileWriter.layer("water", extent: 0, [square])), "a layer without a size"),
    Broken(extra { $0.field(5, Array("4096".utf8)) }, "a field of a layer has another type"),
    Broken(extra { $0.field(15, Array("2".utf8)) }, "a field of a layer has another type"),
    Broken(extra { $0.field(3, 7) }, "a key is no text", kept),
    Broken(
      extra {
        $0.field(99, 7)
        $0.field(98, [1, 2])
      }, nil, kept),
    Broken(extra { $0.bytes += [0x1B] }, "a field of an unknown type"),
    Broken(Array(layer(square).dropLast(3)), "a tile ends too early", kept),
    Broken(layer(square) + [0x1A], "a tile ends too early", kept),
    Broken(layer(square) + [0x1A, 0x20, 0x0A], "a tile ends too early", kept),
    // Points.
    Broken(points([Feature.command(1, 2), 2, 2, 4, 4]), nil, [[1], [3]]),
    Broken(
      points([Feature.command(1, 3), 2, 2, 4, 4]), "a geometry that states more points than it has",
      [[1], [3]]),
    Broken(
      points([Feature.command(1, 0x1FFF_FFFF), 2, 2]),
      "a geometry that states more points than it has", [[1]]),
    Broken(points([move, 2]), "a geometry with half a point"),
    Broken(
      points([move, 2, 2, line(1), 2, 2]), "a geometry with a command in the wrong place", [[1]]),
    Broken(points([close]), "a geometry with a command in the wrong place"),
    // Lines; the cursor goes on.
    Broken(
      lines([move, 2, 2, line(1), 2, 2, move, 2, 2, line(2), 2, 2, 2, 2]), nil,
      [[1, 2], [3, 4, 5]]),
    Broken(
      lines([move, 2, 2, line(0x1FFF_FFFF), 2, 2], [move, 0, 0, line(1), 2, 2]),
      "a geometry that states more points than it has", [[1, 2], [0, 1]]),
    Broken(lines([move, 2, 2, line(2), 2, 2, 0, 0]), "a line without a length", [[1, 2]]),
    Broken(lines([move, 2, 2, line(1), 0, 0]), "a line without a length"),
    Broken(lines([move, 2, 2, line(2), 2, 2, 0, 0], version: 1), nil, [[1, 2]]),
    Broken(lines([move, 2, 2]), "a line without a length"),
    Broken(
      lines([move, 2, 2, line(1), 2, 2, close]), "a geometry with a command in the wrong place",
      [[1, 2]]),
    Broken(lines([line(1), 2, 2]), "a geometry with a command in the wrong place"),
    Broken(lines([move, 2, 2, line(0)]), "a geometry with a command in the wrong place"),
    // Areas.
    Broken(
      areas([move, 0, 0, line(2), 8, 0, 0, 8, close, move, 2, 0, line(2), 2, 0, 0, 2, close]), nil,
      [[0, 4, 4], [5, 6, 6]]),
    Broken(areas([move, 0, 0, line(2), 8, 0, 8, 0, close]), nil),
    Broken(areas([close]), "a geometry with a command in the wrong place"),
    Broken(
      areas([move, 0, 0, line(2), 8, 0, 0, 8, 16 + 7]),
      "a geometry with a command in the wrong place",
      [[0, 4, 4]]),
    Broken(
      areas([move, 0, 0, line(2), 8, 0, 0, 8, 7]), "a geometry with a command in the wrong place",
      [[0, 4, 4]]),
    Broken(areas([move, 0, 0, line(2), 8, 0, 0, 8, 7], version: 1), nil, [[0, 4, 4]]),
    Broken(
      areas([move, 0, 0, line(2), 8, 0, 0, 8]), "a geometry with a command in the wrong place",
      [[0, 4, 4]]),
  ])
  func keepsWhatCanBeKept(_ broken: Broken) throws {
    let id = try #require(TileID(zoom: 0, x: 0, y: 0))
    let tile = VectorTileReader().read(
      broken.bytes, of: id, for: TileRequest(zoom: 18, language: "es"))
    #expect(tile.problem == broken.problem.map { .damaged(detail: $0) })
    #expect(
      tile.features.flatMap(\.parts).map { $0.map { Int($0.x * 4096) } } == broken.parts)
  }

  @Test func aTileOfLayersThatAreNotKnownIsLookedThroughForFaults() throws {
    let id = try #require(TileID(zoom: 0, x: 0, y: 0))
    func problem(_ features: [Feature], extra: [UInt8] = []) -> TileProblem? {
      VectorTileReader().read(
        TileWriter.tile(TileWriter.layer("hello", extra: extra, features)), of: id,
        for: TileRequest(zoom: 0, language: "es")
      ).problem
    }
    #expect(problem([Self.square]) == .unknownLayers("hello"))
    #expect(problem([.point(1, 1, [:])]) == .unknownLayers("hello"))
    #expect(
      problem([Feature(type: 1, geometry: [17, 2, 2])])
        == .damaged(detail: "a geometry that states more points than it has"))
    // A value of a type that the format does not have.
    var extra = TileWriter()
    extra.field(4, [0x40, 1])
    #expect(
      problem([Self.square], extra: extra.bytes)
        == .damaged(detail: "a value of an unknown type"))
  }

  /// A million features that name one long text would take a terabyte.
  @Test func memoryIsBounded() throws {
    let id = try #require(TileID(zoom: 0, x: 0, y: 0))
    let name = TileWriter.Value.text(String(repeating: "a", count: 1_000_000))
    let towns = [Feature](repeating: .point(1, 1, ["class": "town", "name": name]), count: 100)
    let tile = VectorTileReader().read(
      TileWriter.tile(TileWriter.layer("place", towns)), of: id,
      for: TileRequest(zoom: 18, language: "es"))
    #expect(tile.problem == .tooLarge(limit: 64 << 20))
    #expect(tile.features.count == 67)
  }

  @Test func layersAreBoundedToo() throws {
    let id = try #require(TileID(zoom: 0, x: 0, y: 0))
    let layers = [[UInt8]](repeating: TileWriter.layer("water", [Self.square]), count: 5000)
    let tile = VectorTileReader().read(
      TileWriter.tile(layers), of: id, for: TileRequest(zoom: 18, language: "es"))
    #expect(tile.problem == .damaged(detail: "two layers with the same name"))
    #expect((4000..<4100).contains(tile.features.count))
  }

  @Test func largeTilesAreRefused() throws {
    let id = try #require(TileID(zoom: 0, x: 0, y: 0))
    func problem(_ bytes: [UInt8]) -> TileProblem? {
      VectorTileReader().read(bytes, of: id, for: TileRequest(zoom: 0, language: "es")).problem
    }
    #expect(problem([UInt8](repeating: 0x1A, count: (64 << 20) + 1)) == .tooLarge(limit: 64 << 20))
    #expect(
      problem([0x1F, 0x8B] + [UInt8](repeating: 0, count: 8 << 20)) == .tooLarge(limit: 8 << 20))
  }
}
