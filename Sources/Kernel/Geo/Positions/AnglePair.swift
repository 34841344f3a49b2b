import Domain

/// Reads two angles: decimal degrees, or degrees, minutes and seconds.
enum AnglePair {
  static func read(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    // A comma between two digits is a decimal sign, or separates the angles. The likelier reading
    // comes first.
    let isDoubtful = bytes.indices.dropFirst().dropLast().contains {
      bytes[$0] == .comma && bytes[$0 - 1].isDigit && bytes[$0 + 1].isDigit
    }
    guard isDoubtful else { return try read(bytes, false) }
    let isParted = bytes.contains {
      $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") || $0 == .slash || $0.isLetter
        || $0 == PositionBytes.degree
    }
    var problem: PositionProblem?
    for hasDecimalCommas in [isParted, !isParted] {
      do throws(PositionProblem) {
        if let position = try read(bytes, hasDecimalCommas) { return position }
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return nil
  }

  private static func read(
    _ bytes: [UInt8], _ hasDecimalCommas: Bool
  ) throws(PositionProblem) -> ReadPosition? {
    guard var tokens = AngleTokens.tokens(bytes, hasDecimalCommas: hasDecimalCommas) else {
      return nil
    }
    while case .separator? = tokens.first { tokens.removeFirst() }
    while case .separator? = tokens.last { tokens.removeLast() }
    let order = takeOrder(&tokens)
    let third = takeThird(&tokens)
    guard let (one, other) = try angles(tokens, order) else { return nil }
    var position = try position(one, other, isBlankParted: !tokens.contains { $0.isSeparator })
    guard let third else { return position }
    guard !third.isNegative, third.magnitude <= 24 else {
      if position == nil { return nil }
      throw .thirdNumber(third.value)
    }
    position?.zoom = third.magnitude
    return position
  }

  /// Takes "lat, lon:" before the first number, which gives the order of the angles.
  private static func takeOrder(_ tokens: inout [AngleToken]) -> Axis? {
    let head = tokens.prefix { !$0.isNumber }
    let labels = head.compactMap { if case .label(let axis) = $0 { axis } else { nil } }
    guard labels.count == 2, labels[0] != labels[1] else { return nil }
    tokens.removeFirst(head.count)
    return labels[0]
  }

  /// Takes a number after a second comma, which is the zoom.
  private static func takeThird(_ tokens: inout [AngleToken]) -> WrittenNumber? {
    var rest = tokens
    if rest.last == .zoomMark { rest.removeLast() }
    guard case .number(let number)? = rest.popLast(), case .separator(let sign)? = rest.popLast(),
      sign == .comma || sign == UInt8(ascii: ";"),
      rest.count(where: { $0.isSeparator }) == 1, rest.contains(.separator(sign)),
      !rest.contains(where: { $0.isLabel })
    else { return nil }
    tokens = rest
    return number
  }

  // MARK: - Where the first ends

  private static func angles(
    _ tokens: [AngleToken], _ order: Axis?
  ) throws(PositionProblem) -> (Angle, Angle)? {
    if let order { return try pair(plainParts(tokens), order, order.other) }
    let labels = tokens.indices.filter { tokens[$0].isLabel }
    if !labels.isEmpty { return try pair(parts(tokens, at: labels)) }
    let directions = tokens.indices.filter { tokens[$0].isDirection }
    switch directions.count {
    case 2: return try pair(parts(tokens, at: directions))
    case 1:
      if tokens.contains(where: { $0.isSeparator }) { return try pair(plainParts(tokens)) }
      let end = directions[0] + 1
      guard end < tokens.count, end > 1 else { return nil }
      return try pair((tokens[..<end], tokens[end...]))
    case 0:
      guard !tokens.contains(.joint(.minus)) else { return nil }
      return try pair(plainParts(tokens), mustMatch: true)
    default: return nil
    }
  }

  private typealias Parts = (ArraySlice<AngleToken>, ArraySlice<AngleToken>)

  /// Cuts before the second of two words if they come first, or after the first if they come last.
  private static func parts(_ tokens: [AngleToken], at words: [Int]) -> Parts? {
    guard words.count == 2 else { return nil }
    let cut = words[0] == 0 ? words[1] : words[0] + 1
    return cut < tokens.count ? (tokens[..<cut], tokens[cut...]) : nil
  }

  /// Cuts at the only separator, before the second number of degrees, or in the middle.
  private static func plainParts(_ tokens: [AngleToken]) -> Parts? {
    let separators = tokens.indices.filter { tokens[$0].isSeparator }
    if separators.count == 1 {
      return (tokens[..<separators[0]], tokens[(separators[0] + 1)...])
    }
    guard separators.isEmpty else { return nil }
    let degrees = tokens.indices.filter { tokens[$0] == .mark(0) }
    if degrees.count == 2 {
      return (tokens[..<(degrees[1] - 1)], tokens[(degrees[1] - 1)...])
    }
    // A colon joins its two numbers, so the cut has to be elsewhere.
    let numbers = tokens.indices.filter { tokens[$0].isNumber }
    guard numbers.count.isMultiple(of: 2), numbers.count > 0, degrees.isEmpty else { return nil }
    let cut = numbers[numbers.count / 2]
    if cut > 0, case .joint = tokens[cut - 1] { return nil }
    return (tokens[..<cut], tokens[cut...])
  }

  private static func pair(
    _ parts: Parts?, _ first: Axis? = nil, _ second: Axis? = nil, mustMatch: Bool = false
  ) throws(PositionProblem) -> (Angle, Angle)? {
    guard let parts, let one = try Angle(parts.0, axis: first),
      let other = try Angle(parts.1, axis: second)
    else { return nil }
    // 41 and 5 2 are not one position: people who write minutes write them twice, or mark them.
    if mustMatch, one.count != other.count, !(one.isMarked && other.isMarked) { return nil }
    return (one, other)
  }

  // MARK: - Which is the latitude

  private static func position(
    _ one: Angle, _ other: Angle, isBlankParted: Bool
  ) throws(PositionProblem) -> ReadPosition? {
    let first = one.axis ?? other.axis?.other ?? .latitude
    let second = other.axis ?? first.other
    guard first != second else {
      throw first == .latitude ? .twoLatitudes : .twoLongitudes
    }
    let isPlain = one.axis == nil && other.axis == nil
    // Numbers with only blanks between them may be anything: a telephone number, or two years.
    let isVague = isBlankParted && !one.isMarked && !other.isMarked
    do throws(PositionProblem) {
      let degrees = (try one.degrees(first), try other.degrees(second))
      if isVague, one.isBareInteger, other.isBareInteger,
        abs(degrees.0) > 360 || abs(degrees.1) > 360
      {
        return nil
      }
      let (latitude, longitude) = first == .latitude ? degrees : (degrees.1, degrees.0)
      let coordinate = try PositionReader.position(
        latitude, longitude, mayBeSwapped: isPlain)
      var notes: [PositionNote] = []
      if one.isO || other.isO { notes.append(.westByO) }
      if one.hasSignAndLetter || other.hasSignAndLetter { notes.append(.signAndLetter) }
      return ReadPosition(coordinate, notes: notes)
    } catch {
      if isVague, one.count > 1 { return nil }
      throw error
    }
  }
}

extension AngleToken {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
  fileprivate var isSeparator: Bool { if case .separator = self { true } else { false } }
  fileprivate var isLabel: Bool { if case .label = self { true } else { false } }
  fileprivate var isDirection: Bool { if case .direction = self { true } else { false } }
}
