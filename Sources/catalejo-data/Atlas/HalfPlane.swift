import Atlas

/// One side of a line along an axis.
struct HalfPlane {
  let axis: KeyPath<QuantizedPoint, UInt32>
  let bound: UInt32
  /// Whether the larger numbers are within.
  let isUpper: Bool

  /// The part of a ring within, closed along the line.
  func cut(_ corners: [QuantizedPoint]) -> [QuantizedPoint] {
    guard var start = corners.last else { return [] }
    var piece: [QuantizedPoint] = []
    for end in corners {
      if contains(start) != contains(end) { piece.append(crossing(start, end)) }
      if contains(end) { piece.append(end) }
      start = end
    }
    return piece
  }

  private func contains(_ point: QuantizedPoint) -> Bool {
    isUpper ? point[keyPath: axis] >= bound : point[keyPath: axis] <= bound
  }

  /// Where an edge crosses the line: the same for both directions of it and for both sides of the
  /// line, so that the pieces fit.
  private func crossing(_ one: QuantizedPoint, _ other: QuantizedPoint) -> QuantizedPoint {
    let isOrdered = one[keyPath: axis] < other[keyPath: axis]
    let (low, high) = isOrdered ? (one, other) : (other, one)
    let across: KeyPath<QuantizedPoint, UInt32> = axis == \.x ? \.y : \.x
    let part =
      Double(bound - low[keyPath: axis]) / Double(high[keyPath: axis] - low[keyPath: axis])
    let (from, to) = (Double(low[keyPath: across]), Double(high[keyPath: across]))
    let number = UInt32((from + part * (to - from)).rounded())
    return axis == \.x
      ? QuantizedPoint(x: bound, y: number) : QuantizedPoint(x: number, y: bound)
  }
}
