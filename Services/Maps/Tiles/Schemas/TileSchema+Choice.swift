import Contracts

extension TileSchema {
  /// Returns the schema of a tile, which its layers' names tell.
  ///
  /// Schemas share names (`water`, `pois`). If two have the same number of the tile's layers, that one is
  /// taken whose tags the layers have.
  ///
  /// - Parameter tile: its layers.
  /// - Returns: `nil` if no schema has one of the layers.
  static func schema(of tile: ProtobufReader, among schemas: [TileSchema]) -> TileSchema? {
    var scores = [Int](repeating: 0, count: schemas.count)
    for layer in TileLayers(tile).prefix(mostLayers) {
      guard let name = layer.name else { continue }
      for (index, schema) in schemas.enumerated() where schema.layer(name) != nil {
        scores[index] += 1
      }
    }
    guard let best = scores.max(), best > 0 else { return nil }
    let chosen = schemas.indices.filter { scores[$0] == best }
    guard chosen.count > 1 else { return schemas[chosen[0]] }
    for layer in TileLayers(tile).prefix(mostLayers) {
      for index in chosen { scores[index] += schemas[index].tags(in: layer) }
    }
    return chosen.max { scores[$0] < scores[$1] || scores[$0] == scores[$1] && $0 > $1 }
      .map { schemas[$0] }
  }

  /// The most layers that tell the schema; real tiles have twenty.
  private static let mostLayers = 1000

  /// A layer of which everything is looked at.
  static let anything: Layer? = Layer("any", [.water: "", .path: "", .houseNumber: ""])

  /// Returns the layer of a name.
  func layer(_ name: ProtobufReader) -> Layer? {
    layers.first { $0.name.count == name.count && name.rest.elementsEqual($0.name) }
  }

  /// Returns a key without the start that says nothing.
  static func key(_ text: ProtobufReader, ignoring prefix: String) -> String {
    let key = text.text
    return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key
  }

  /// The number of tags of a layer that its rules look at.
  private func tags(in layer: TileLayers.Element) -> Int {
    guard let name = layer.name, let columns = self.layer(name)?.columns else { return 0 }
    var count = 0
    var body = layer.body
    while let field = try? body.field() {
      if field.number == 3, field.type == .bytes, let text = try? body.message() {
        let key = Self.key(text, ignoring: prefix)
        if columns.contains(where: { $0.key == key }) { count += 1 }
      } else if (try? body.skip(field.type)) == nil {
        return count
      }
    }
    return count
  }
}

/// The layers of a tile, one after the other; it ends at the first fault.
struct TileLayers: Sequence, IteratorProtocol {
  struct Element {
    /// `nil` if it has none.
    let name: ProtobufReader?
    let body: ProtobufReader
  }

  private var tile: ProtobufReader

  init(_ tile: ProtobufReader) { self.tile = tile }

  mutating func next() -> Element? {
    while let field = try? tile.field() {
      if field.number == 3, field.type == .bytes {
        guard let body = try? tile.cutMessage().message else { return nil }
        return Element(name: (try? Self.name(of: body)) ?? nil, body: body)
      }
      if (try? tile.skip(field.type)) == nil { return nil }
    }
    return nil
  }

  /// Returns the first name among the fields of a layer; `nil` if it has none.
  static func name(of body: ProtobufReader) throws(TileFault) -> ProtobufReader? {
    var body = body
    while let field = try body.field() {
      if field.number == 1, field.type == .bytes { return try body.message() }
      try body.skip(field.type)
    }
    return nil
  }
}
