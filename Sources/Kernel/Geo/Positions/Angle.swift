/// One of the two angles of a position: up to three numbers, and the axis it counts along.
struct Angle {
  private var numbers: [(number: WrittenNumber, mark: Int?)] = []
  private(set) var axis: Axis?
  private var sign: Double?
  private(set) var isO = false
  /// Whether marks, a direction, a label or joints show that it is an angle.
  private(set) var isMarked = false

  /// The number of numbers in it.
  var count: Int { numbers.count }

  /// `nil` if the tokens do not form an angle.
  init?(_ tokens: some Sequence<AngleToken>, axis: Axis? = nil) throws(PositionProblem) {
    self.axis = axis
    isMarked = axis != nil
    for token in tokens {
      switch token {
      case .number(let number): numbers.append((number, nil))
      case .mark(let mark):
        guard let last = numbers.indices.last, numbers[last].mark == nil else { return nil }
        numbers[last].mark = mark
        isMarked = true
      case .direction(let axis, let sign, let isO):
        guard self.sign == nil else { return nil }
        if let known = self.axis, known != axis { throw .contradiction }
        (self.axis, self.sign, self.isO, isMarked) = (axis, sign, isO, true)
      case .label(let axis):
        if let known = self.axis, known != axis { throw .contradiction }
        (self.axis, isMarked) = (axis, true)
      case .joint: isMarked = true
      // A separator within an angle, as in 41|23|15|N.
      case .separator: break
      case .zoomMark: return nil
      }
    }
    guard (1...3).contains(numbers.count), fill() else { return nil }
  }

  /// Gives each number without a mark the next mark.
  ///
  /// Returns false if the marks are out of order, if a number other than the last has a fraction, or
  /// if one other than the first has a sign.
  private mutating func fill() -> Bool {
    var next = 0
    for index in numbers.indices {
      let mark = numbers[index].mark ?? next
      guard mark == next, mark < 3, index == 0 || !numbers[index].number.isSigned,
        index == numbers.count - 1 || !numbers[index].number.hasFraction
      else { return false }
      numbers[index].mark = mark
      next = mark + 1
    }
    return true
  }

  /// Whether a minus and a letter say the same.
  var hasSignAndLetter: Bool { numbers[0].number.isNegative && sign == -1 }

  /// Whether the degrees are `DDMM` or `DDMMSS` without marks, by the number of digits before the
  /// point.
  private func isCompact(_ axis: Axis) -> Bool {
    let digits = numbers[0].number.integerDigits - (axis == .longitude ? 1 : 0)
    return numbers.count == 1 && sign != nil && (digits == 4 || digits == 6)
  }

  /// Returns the degrees; north and east are positive.
  func degrees(_ axis: Axis) throws(PositionProblem) -> Double {
    let first = numbers[0].number
    if first.isNegative, sign == 1 { throw .contradiction }
    let isNegative = first.isNegative || sign == -1
    var sum = first.magnitude
    if isCompact(axis) {
      var number = first
      number.isNegative = false
      sum = try ISO6709.degrees(number)
    } else {
      let parts = numbers.map(\.number.magnitude) + [0, 0]
      // Many programs round seconds up to 60.
      guard parts[1] < 60 || parts[1] == 60 && numbers.count == 2 else { throw .minutes(parts[1]) }
      guard parts[2] <= 60 else { throw .seconds(parts[2]) }
      if numbers.count > 1 { sum += (parts[1] + parts[2] / 60) / 60 }
    }
    return isNegative ? -sum : sum
  }

  /// Whether it is one whole number without a sign, a mark or a direction.
  var isBareInteger: Bool {
    numbers.count == 1 && !isMarked && !numbers[0].number.hasFraction && !numbers[0].number.isSigned
  }
}
