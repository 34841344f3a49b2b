import Domain

/// The parts of a link to a map, in which its position is searched.
struct LinkParts {
  private let host: String
  /// The path, decoded.
  private let path: [UInt8]
  private let query: [String: [UInt8]]
  /// The text after the `#`; `hash` has it as parameters.
  private let fragment: [UInt8]
  private let hash: [String: [UInt8]]

  init(_ link: ArraySlice<UInt8>) {
    let hostBytes = link.prefix { !"/?#".utf8.contains($0) }
    host = String(decoding: hostBytes.lowered, as: UTF8.self)
    let rest = link[hostBytes.endIndex...]
    let beforeHash = rest.prefix { $0 != UInt8(ascii: "#") }
    let rawPath = beforeHash.prefix { $0 != UInt8(ascii: "?") }
    // In a path of Google's, a plus means a blank.
    let isGoogle = host.contains("google.")
    path = MapLink.decoded(rawPath.map { $0 == .plus && isGoogle ? .blank : $0 })
    query = MapLink.parameters(Array(beforeHash.dropFirst(rawPath.count + 1)))
    let rawHash = Array(rest.dropFirst(beforeHash.count + 1))
    fragment = MapLink.decoded(rawHash)
    hash = MapLink.parameters(rawHash)
  }

  /// Returns the position that the link is about; `nil` if it has none.
  func position() throws(PositionProblem) -> ReadPosition? {
    let view = try view()
    let zoom = MapLink.number(query["z"] ?? query["zoom"] ?? query["lvl"]) ?? view?.zoom
    var found = try place()
    if found == nil { found = try searched() }
    guard let found else {
      guard var view else { return nil }
      if view.zoom == nil { view.zoom = ReadPosition(view.coordinate, zoom: zoom).zoom }
      return view
    }
    return ReadPosition(found.coordinate, zoom: found.zoom ?? zoom, notes: found.notes)
  }

  private func isOf(_ name: String) -> Bool { host.contains(name) }

  // MARK: - The place

  /// Returns the position of a marker, or of the place that is shown.
  private func place() throws(PositionProblem) -> ReadPosition? {
    if let found = try data(first: "!3d", second: "!4d", isLatitudeFirst: true) { return found }
    if let found = try numbers(query["mlat"], query["mlon"]) { return found }
    if isOf("bing."), let point = query["sp"], point.starts(with: Array("point.".utf8)) {
      let numbers = point.dropFirst(6).split(separator: UInt8(ascii: "_")).map(Array.init)
      if numbers.count > 1, let found = try self.numbers(numbers[0], numbers[1]) { return found }
    }
    for key in ["pt", "whatshere[point]"] where isOf("yandex.") {
      if let found = try turned(query[key]) { return found }
    }
    if let code = query["params"] {
      // Wikipedia's GeoHack: 41_23_15_N_2_10_7_E_region:ES.
      let fields = code.split(separator: UInt8(ascii: "_")).map(Array.init)
      if let end = fields.lastIndex(where: { $0.count == 1 && "EWew".utf8.contains($0[0]) }) {
        return try AnglePair.read(Array(fields[...end].joined(separator: [.blank])))
      }
    }
    return try pathPlace()
  }

  /// Returns the position in `/place/41.38,2.17`, `/dir/A/41.38,2.17` or HERE's `/l/41.38,2.17,Name`;
  /// the last one counts.
  private func pathPlace() throws(PositionProblem) -> ReadPosition? {
    let parts = path.split(separator: .slash)
    for part in parts.reversed() where part.first != UInt8(ascii: "@") {
      let text = PositionBytes.trimmed(part)
      // A name may stand before a colon or after a second comma.
      let tail = text.lastIndex(of: UInt8(ascii: ":")).map { Array(text[($0 + 1)...]) }
      let fields = text.split(separator: .comma, omittingEmptySubsequences: false)
      let pair = fields.count > 2 ? Array(fields.prefix(2).joined(separator: [.comma])) : nil
      for candidate in [text, tail, pair].compactMap(\.self) where Self.isWritten(candidate) {
        if let found = try PositionReader.read(candidate) { return found }
      }
    }
    return nil
  }

  /// Returns whether a part of a path may be a position; paths also have numbers of their own.
  private static func isWritten(_ part: [UInt8]) -> Bool {
    part.contains { $0 == .comma || $0 == .point || $0 == PositionBytes.degree || $0 == .plus }
  }

  /// Returns the position in the parameters for a position or a search.
  private func searched() throws(PositionProblem) -> ReadPosition? {
    if isOf("yandex."), let found = try turned(query["ll"]) { return found }
    let keys = [
      "coordinate", "q", "query", "destination", "daddr", "to", "cbll", "ll", "latlng", "sll",
      "where1", "markers", "center", "viewpoint", "saddr", "origin", "near", "loc",
    ]
    for key in keys {
      guard let text = query[key] else { continue }
      if let found = try value(text) { return found }
    }
    let latitude = query["lat"] ?? query["latitude"] ?? query["y"]
    return try numbers(latitude, query["lon"] ?? query["lng"] ?? query["longitude"] ?? query["x"])
  }

  /// Returns the position in a value, which may have `loc:` or a marker's style before it, and a name
  /// after it.
  private func value(_ text: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    let last = text.split(separator: UInt8(ascii: "|")).last.map(Array.init) ?? text
    let open = last.firstIndex(of: UInt8(ascii: "(")).flatMap { $0 > 0 ? $0 : nil } ?? last.count
    let names = ["ll.", "loc:", "pos."]
    var plain = PositionBytes.trimmed(last[..<open])
    for name in names where plain.starts(with: Array(name.utf8)) {
      plain.removeFirst(name.utf8.count)
    }
    return Self.isWritten(plain) ? try PositionReader.read(plain) : nil
  }

  // MARK: - The view

  private func view() throws(PositionProblem) -> ReadPosition? {
    if let found = try atSign() { return found }
    if let found = try zoomFirst(hash["map"] ?? fragment) { return found }
    if let found = try zoomFirst(query["map"] ?? []) { return found }
    if let found = try zoomLast(query["map"] ?? hash["map"]) { return found }
    if let text = query["cp"] ?? hash["cp"] {
      let numbers = text.split(separator: UInt8(ascii: "~")).map(Array.init)
      if numbers.count == 2 { return try self.numbers(numbers[0], numbers[1]) }
    }
    if let found = try numbers(hash["lat"], hash["lon"] ?? hash["lng"]) { return found }
    // This is the form of the map that Google embeds.
    return try data(first: "!2d", second: "!3d", isLatitudeFirst: false)
  }

  /// Returns the position in Google's `@41.3874,2.1686,15z`; numbers other than the zoom are ignored.
  private func atSign() throws(PositionProblem) -> ReadPosition? {
    guard let at = path.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    let fields = path[(at + 1)...].prefix { $0 != .slash }.split(separator: .comma).map(Array.init)
    guard fields.count > 1, let found = try numbers(fields[0], fields[1]) else { return nil }
    let zoom = fields.dropFirst(2).first { $0.last == UInt8(ascii: "z") }
    return ReadPosition(found.coordinate, zoom: MapLink.number(zoom))
  }

  /// Returns the position in `12/41.38/2.17`, which most web maps have after the `#`.
  private func zoomFirst(_ text: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    let fields = text.prefix { $0 != UInt8(ascii: "&") }.split(separator: .slash).map(Array.init)
    guard fields.count > 2, let found = try numbers(fields[1], fields[2]) else { return nil }
    return ReadPosition(found.coordinate, zoom: MapLink.number(fields[0]))
  }

  /// Returns the position in HERE's `41.38,2.17,12,normal`.
  private func zoomLast(_ text: [UInt8]?) throws(PositionProblem) -> ReadPosition? {
    let fields = text?.split(separator: .comma).map(Array.init) ?? []
    guard fields.count > 1, let found = try numbers(fields[0], fields[1]) else { return nil }
    return ReadPosition(found.coordinate, zoom: MapLink.number(fields.dropFirst(2).first))
  }

  // MARK: - Numbers

  /// Returns the position in two consecutive fields of Google's parameters.
  private func data(
    first: StaticString, second: StaticString, isLatitudeFirst: Bool
  ) throws(PositionProblem) -> ReadPosition? {
    for text in [path, query["pb"] ?? [], fragment] {
      for index in text.indices where text[index] == UInt8(ascii: "!") {
        var rest = ByteScanner(text[index...])
        guard rest.take(first), let one = rest.number(), rest.take(second),
          let other = rest.number()
        else { continue }
        let (latitude, longitude) = isLatitudeFirst ? (one, other) : (other, one)
        return ReadPosition(try PositionReader.position(latitude.value, longitude.value))
      }
    }
    return nil
  }

  private func numbers(
    _ latitude: [UInt8]?, _ longitude: [UInt8]?
  ) throws(PositionProblem) -> ReadPosition? {
    guard let latitude, let longitude else { return nil }
    var (one, other) = (ByteScanner(latitude), ByteScanner(longitude))
    guard let y = one.number(allowsExponent: true), let x = other.number(allowsExponent: true),
      one.isAtEnd, other.isAtEnd || other.next == UInt8(ascii: "&")
    else { return nil }
    return ReadPosition(try PositionReader.position(y.value, x.value))
  }

  /// Returns the position of a pair with the longitude first.
  private func turned(_ text: [UInt8]?) throws(PositionProblem) -> ReadPosition? {
    let fields = text?.split(separator: .comma).map(Array.init) ?? []
    return fields.count > 1 ? try numbers(fields[1], fields[0]) : nil
  }
}
