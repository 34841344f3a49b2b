/// Undoes the packing of a body, if it has one, piece by piece.
final class BodyUnpacker {
  private let inflater: Inflater?
  private var plain: [UInt8] = []

  /// Nil for a packing that can't be undone.
  init?(_ contentEncoding: String?) {
    guard let coding = ContentCoding(contentEncoding) else { return nil }
    switch coding {
    case .identity: inflater = nil
    case .deflated:
      guard let inflater = try? Inflater() else { return nil }
      self.inflater = inflater
    }
  }

  /// Whether a body may end here.
  var isComplete: Bool { inflater?.isComplete ?? true }

  /// Takes the next bytes, as sent.
  func feed(_ bytes: [UInt8]) {
    if let inflater { inflater.feed(bytes) } else { plain = bytes }
  }

  /// The next unpacked bytes; nil where more must be fed first.
  func next() throws(Inflater.Failure) -> [UInt8]? {
    if let inflater { return try inflater.next() }
    defer { plain = [] }
    return plain.isEmpty ? nil : plain
  }
}
