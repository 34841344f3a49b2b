package import Domain

/// The reading of a text that is, or tries to be, a position.
package enum PositionReading: Hashable, Sendable {
  case position(ReadPosition)
  /// A short plus code, and the text of the place that it is near.
  case short(ShortPlusCode, near: String)
  case refused(PositionProblem)

  /// Whether it is a position, perhaps one that needs the place beside it.
  package var isTaken: Bool {
    if case .refused = self { false } else { true }
  }

  /// The position; `nil` if it was refused, or needs a place.
  package var position: ReadPosition? {
    if case .position(let position) = self { position } else { nil }
  }
}

/// A position that was read, with the zoom and notes on it.
package struct ReadPosition: Hashable, Sendable {
  package let coordinate: Coordinate
  /// The zoom that a link or a third number gives, as web maps count it.
  package var zoom: Double?
  package var notes: [PositionNote]

  package init(_ coordinate: Coordinate, zoom: Double? = nil, notes: [PositionNote] = []) {
    self.coordinate = coordinate
    self.zoom = zoom.flatMap { (0...24).contains($0) ? $0 : nil }
    self.notes = notes
  }
}

/// A choice that the reader made, to be told to the user.
package enum PositionNote: Hashable, Sendable {
  /// O was read as west (oeste, ouest, ovest), not as the German Ost.
  case westByO
  /// A minus and S or W were read as one: both say the same.
  case signAndLetter
}

/// The fault of a text that is written as a position.
package enum PositionProblem: Error, Hashable, Sendable {
  /// A latitude beyond 90°; `swapped` is the position with the numbers swapped, if there is one.
  case latitude(Double, swapped: Coordinate?)
  /// A longitude beyond 180°.
  case longitude(Double)
  case twoLatitudes
  case twoLongitudes
  /// Minutes of 60 or more.
  case minutes(Double)
  case seconds(Double)
  /// A sign means one hemisphere and a letter the other, or a label means one axis and a letter the
  /// other.
  case contradiction
  /// A third number that can't be a zoom.
  case thirdNumber(Double)
  /// A link whose position only its server knows.
  case shortLink
  /// A link without a position in it.
  case noPositionInLink
  /// A code with a plus that breaks the rules of Open Location Code.
  case plusCode
  /// A short plus code without a place.
  case plusCodeNeedsPlace
  /// The place beside a short plus code is not known.
  case unknownPlace(String)
  /// A grid reference to no square, or to one outside its zone.
  case grid
  /// A grid reference with an odd number of digits.
  case oddGridDigits
  /// A grid reference near a pole (UPS).
  case polarGrid
  /// A reference system other than WGS 84, by its name.
  case referenceSystem(String)
  /// A geometry that is no point, by its name.
  case geometry(String)
}
