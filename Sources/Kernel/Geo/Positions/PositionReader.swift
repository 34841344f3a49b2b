package import Domain

/// Reads a position in the notations that people copy from maps, receivers, documents and programs.
///
/// Latitude comes first unless letters or the notation say otherwise. The program has no other reader
/// of a typed position.
package enum PositionReader {
  /// Reads a whole text; `nil` if it is not written as a position at all, like a name.
  package static func read(_ text: some StringProtocol) -> PositionReading? {
    guard let bytes = PositionBytes.normalized(text) else { return nil }
    do throws(PositionProblem) {
      if let link = MapLink.link(in: bytes) {
        return .position(try MapLink.read(link))
      }
      // A name is ruled out at once.
      guard bytes.contains(where: { $0.isDigit || $0 == .plus }) || isEmptyPoint(bytes) else {
        return nil
      }
      if let short = try shortCode(text) { return short }
      return try read(bytes).map(PositionReading.position)
    } catch {
      return .refused(error)
    }
  }

  /// Returns the position of a whole text; `nil` also if it is refused or needs a place.
  package static func coordinate(_ text: some StringProtocol) -> Coordinate? {
    read(text)?.position?.coordinate
  }

  /// Reads a text that is neither a link nor a short code.
  static func read(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    if let position = try GeoURI.read(bytes) { return position }
    if let position = try WellKnownText.read(bytes) { return position }
    if let position = try ISO6709.read(bytes) { return position }
    if let position = try PlusCode.position(bytes) { return position }
    if let position = try GridReference.read(bytes) { return position }
    return try AnglePair.read(bytes)
  }

  /// Returns the position of two numbers of degrees.
  static func position(
    _ latitude: Double, _ longitude: Double, mayBeSwapped: Bool = false
  ) throws(PositionProblem) -> Coordinate {
    if let coordinate = Coordinate(latitude: latitude, longitude: longitude) { return coordinate }
    if abs(latitude) <= 90 { throw .longitude(longitude) }
    throw .latitude(
      latitude,
      swapped: mayBeSwapped ? Coordinate(latitude: longitude, longitude: latitude) : nil)
  }

  private static func isEmptyPoint(_ bytes: [UInt8]) -> Bool {
    bytes.lowered.starts(with: Array("point".utf8))
  }

  private static func shortCode(
    _ text: some StringProtocol
  ) throws(PositionProblem) -> PositionReading? {
    guard let (code, place) = ShortPlusCode.find(in: text) else { return nil }
    guard !place.isEmpty else { throw .plusCodeNeedsPlace }
    return .short(code, near: place)
  }
}
