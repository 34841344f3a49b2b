package import Contracts
import Domain
package import Geo

/// Reads vector tiles (MVT, versions 1 and 2) of each schema that the program knows.
///
/// Layers and features that are not shown at the zoom are skipped before anything is kept of them.
package struct VectorTileReader: TileReading {
  private let schemas: [TileSchema]

  package init() { self.init(TileSchema.all) }

  init(_ schemas: [TileSchema]) { self.schemas = schemas }

  package func read(_ bytes: [UInt8], of id: TileID, for request: TileRequest) -> StreetTile {
    do throws(TileProblem) {
      let packed = try PackedBytes.tile(bytes)
      return packed.bytes.withUnsafeBytes { buffer in
        var tile = read(ProtobufReader(buffer), of: id, for: request)
        tile.problem = packed.problem ?? tile.problem
        return tile
      }
    } catch {
      return StreetTile(id, problem: error)
    }
  }
}

extension VectorTileReader {
  private func read(
    _ reader: ProtobufReader, of id: TileID, for request: TileRequest
  ) -> StreetTile {
    if let schema = TileSchema.schema(of: reader, among: schemas) {
      var content = TileContent(id, request)
      content.read(reader, of: schema)
      return content.tile
    }
    // Nothing of it is drawn; if it is broken, that is told before its layers are said to be unknown.
    let all = TileRequest(zoom: .infinity, language: request.language, hasTags: true)
    var content = TileContent(id, all)
    content.read(reader, of: nil)
    let problem =
      content.hasLayers ? content.tile.problem : content.tile.problem.map { _ in .notTiles }
    var names: [String] = []
    for layer in TileLayers(reader) where names.count < 3 {
      if let name = layer.name { names.append(String(name.text.prefix(40))) }
    }
    return StreetTile(
      id,
      problem: problem ?? (names.isEmpty ? nil : .unknownLayers(names.joined(separator: ", "))))
  }
}

/// The features of a tile while it is read.
struct TileContent {
  private let request: TileRequest
  private var memory = TileMemory()
  private(set) var tile: StreetTile
  private(set) var hasLayers = false

  init(_ id: TileID, _ request: TileRequest) {
    self.request = request
    tile = StreetTile(id)
  }

  /// Notes why a part is missing; the first reason is told.
  private mutating func note(_ fault: TileFault?) {
    if let fault { tile.problem = tile.problem ?? fault.problem }
  }

  /// - Parameter schema: `nil` to look for faults alone, in all layers.
  mutating func read(_ reader: ProtobufReader, of schema: TileSchema?) {
    var reader = reader
    var names: Set<String> = []
    do throws(TileFault) {
      while let field = try reader.field() {
        guard field.number == 3, field.type == .bytes else {
          try reader.skip(field.type)
          continue
        }
        let (body, isCut) = try reader.cutMessage()
        hasLayers = true
        try memory.take(TileMemory.layer)
        do throws(TileFault) {
          guard let name = try TileLayers.name(of: body) else { throw isCut ? .cut : .noName }
          guard let rules = schema.map({ $0.layer(name) }) ?? TileSchema.anything else { continue }
          if names.count < 100, !names.insert(name.text).inserted { note(.sameName) }
          try read(body, of: schema, rules)
          if isCut { note(.cut) }
        } catch {
          guard error != .tooMuch else { throw error }
          note(error)
        }
      }
    } catch {
      note(error)
    }
  }

  private mutating func read(
    _ body: ProtobufReader, of schema: TileSchema?, _ rules: TileSchema.Layer
  ) throws(TileFault) {
    let shown = rules.shown(atZoom: request.zoom)
    guard shown != 0 else { return }
    var layer = try TileLayer(
      body, rules, ignoring: schema?.prefix ?? "", shown: shown, language: request.language,
      &memory)
    note(layer.fault)
    var features = layer.features
    while let message = try features.next() {
      do throws(TileFault) {
        try read(message, &layer)
      } catch {
        guard error != .tooMuch else { throw error }
        note(error)
      }
    }
    if schema == nil { try layer.checkValues() }
  }

  // MARK: - Features

  /// The tags of a feature that say what it is.
  private struct Meaning {
    var mask: UInt64
    var name: (place: UInt8, value: UInt32)?
    var rank: UInt32?
    var height: UInt32?
    var fault: TileFault?
  }

  private mutating func read(
    _ message: ProtobufReader, _ layer: inout TileLayer
  ) throws(TileFault) {
    let feature = try FeatureFields(message)
    // The format wants that a feature of no known type is skipped.
    guard let shape = feature.shape else { return }
    let meaning = try meaning(of: feature, shape, &layer)
    let rules = meaning.mask & TileMarks.rules
    guard rules != 0 else { return note(meaning.fault) }
    let rule = rules.trailingZeroBitCount
    guard layer.shown & 1 << UInt64(rule) != 0 else { return }
    note(meaning.fault)
    let kind = layer.rules.rules[rule].kind
    guard let numbers = feature.geometry else { throw .noGeometry }
    var geometry = TileGeometry(shape, numbers, extent: layer.extent, version: layer.version)
    try geometry.read(&memory)
    note(geometry.fault ?? feature.fault)
    guard let parts = Self.parts(geometry.parts, of: kind, shape) else { return }
    let name = try name(meaning, layer)
    guard !name.isEmpty || !kind.isLabel else { return }
    var rank = layer.rules.rules[rule].rank
    if let value = meaning.rank, let number = try layer.value(value).number() {
      rank += layer.rules.rank.rank(of: number)
    }
    if meaning.mask & TileMarks.allMinor != 0 { rank += 1 }
    try memory.take(MemoryLayout<StreetFeature>.stride + 32 + name.utf8.count)
    tile.features.append(
      StreetFeature(
        kind, parts: parts, name: name, rank: rank,
        isTunnel: meaning.mask & TileMarks.allTunnel != 0,
        tags: request.hasTags ? try tags(of: feature, layer) : []))
  }

  /// Looks at each tag once.
  private func meaning(
    of feature: FeatureFields, _ shape: TileGeometry.Shape, _ layer: inout TileLayer
  ) throws(TileFault) -> Meaning {
    var meaning = Meaning(mask: layer.rules.mask(of: shape))
    guard meaning.mask & TileMarks.rules != 0 else { return meaning }
    var seen: UInt64 = 0
    if var tags = feature.tags {
      while let key = try tags.next() {
        guard let value = try tags.next(), key < layer.roles.count, value < layer.valueCount
        else {
          meaning.fault = .tags
          continue
        }
        let role = layer.roles[Int(key)]
        if role.column != TileLayer.KeyRole.none {
          meaning.mask &= try layer.mask(column: role.column, value: value)
          seen |= 1 << UInt64(role.column)
        }
        if role.name < meaning.name?.place ?? TileLayer.KeyRole.none, !layer.isEmpty(value) {
          meaning.name = (role.name, value)
        }
        if role.isRank { meaning.rank = value }
        if role.isHeight { meaning.height = value }
      }
    }
    for (index, column) in layer.rules.columns.enumerated() where seen & 1 << UInt64(index) == 0 {
      meaning.mask &= column.absent
    }
    return meaning
  }

  private func name(_ meaning: Meaning, _ layer: TileLayer) throws(TileFault) -> String {
    var name = ""
    if let value = meaning.name?.value { name = try layer.value(value).text() }
    guard let value = meaning.height, let meters = try layer.value(value).number() else {
      return name
    }
    return name + (name.isEmpty ? "" : " ") + "\(Int(min(1e6, max(-1e6, meters)))) m"
  }

  /// Returns the parts that are drawn; `nil` if there are none.
  ///
  /// A label that has a line stands at the middle of it.
  private static func parts(
    _ parts: [[TilePoint]], of kind: StreetKind, _ shape: TileGeometry.Shape
  ) -> [[TilePoint]]? {
    guard let line = parts.first else { return nil }
    guard kind.isLabel, kind != .streetName, shape == .lines else { return parts }
    let middle = line[line.count / 2]
    return (0..<1).contains(middle.x) && (0..<1).contains(middle.y) ? [[middle]] : nil
  }

  private mutating func tags(
    of feature: FeatureFields, _ layer: TileLayer
  ) throws(TileFault) -> [StreetTag] {
    var found: [StreetTag] = []
    guard var tags = feature.tags else { return found }
    while let key = try tags.next(), let value = try tags.next() {
      do throws(TileFault) {
        let tag = StreetTag(try layer.key(key), try layer.value(value).text())
        try memory.take(MemoryLayout<StreetTag>.stride + tag.key.utf8.count + tag.value.utf8.count)
        found.append(tag)
      } catch {
        guard error != .tooMuch else { throw error }
        note(error)
      }
    }
    return found
  }
}

/// The fields of a feature.
private struct FeatureFields {
  let shape: TileGeometry.Shape?
  private(set) var tags: RepeatedNumbers?
  private(set) var geometry: RepeatedNumbers?
  private(set) var fault: TileFault?

  init(_ message: ProtobufReader) throws(TileFault) {
    var type: UInt64?
    var reader = message
    while true {
      let start = reader
      guard let field = try reader.field() else { break }
      switch (field.number, field.type) {
      case (2, .bytes), (2, .varint): tags = tags ?? RepeatedNumbers(2, of: start)
      case (3, .varint):
        type = try reader.varint()
        continue
      case (4, .bytes), (4, .varint):
        if geometry != nil, field.type == .bytes { fault = .geometries }
        geometry = geometry ?? RepeatedNumbers(4, of: start)
      case (2...4, _): throw field.number == 2 ? .tags : .type
      default: break
      }
      try reader.skip(field.type)
    }
    guard let type else { throw .noType }
    shape = TileGeometry.Shape(rawValue: type)
    guard shape != nil || type == 0 else { throw .type }
  }
}
