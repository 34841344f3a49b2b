/// The axis that a number counts along.
enum Axis: Hashable {
  case latitude, longitude

  var other: Axis { self == .latitude ? .longitude : .latitude }
}

/// A piece of a text with two angles.
enum AngleToken: Hashable {
  case number(WrittenNumber)
  /// N, S, E, W and their words; `sign` is -1 for south and west.
  case direction(Axis, sign: Double, isO: Bool = false)
  /// "lat", "longitude" and similar words.
  case label(Axis)
  /// 0 for degrees, 1 for minutes, 2 for seconds.
  case mark(Int)
  /// A sign that separates the two angles.
  case separator(UInt8)
  /// A colon or a minus between two numbers of one angle.
  case joint(UInt8)
  /// The z of `15z`.
  case zoomMark

  /// Returns the meaning of a word in small letters; `nil` for a word that no position has.
  static func word(_ word: String) -> AngleToken? {
    switch word {
    case "n", "north", "nord", "norte": .direction(.latitude, sign: 1)
    case "s", "south", "sud", "sur", "sul": .direction(.latitude, sign: -1)
    case "e", "east", "est", "este", "ost", "leste": .direction(.longitude, sign: 1)
    case "w", "west", "oeste", "ouest", "ovest": .direction(.longitude, sign: -1)
    case "o": .direction(.longitude, sign: -1, isO: true)
    case "lat", "latitude", "latitud", "latitudine", "breite", "breitengrad": .label(.latitude)
    case "lon", "lng", "long", "longitude", "longitud", "longitudine", "lange", "laenge",
      "langengrad", "laengengrad":
      .label(.longitude)
    case "d", "deg", "degs", "degree", "degrees", "grad", "grado", "grados", "degre", "degres":
      .mark(0)
    case "m", "min", "mins", "minute", "minutes", "minuto", "minutos", "minuten": .mark(1)
    case "sec", "secs", "second", "seconds", "segundo", "segundos", "sekunden": .mark(2)
    case "and", "y", "et", "und": .separator(.comma)
    case "z": .zoomMark
    default: nil
    }
  }

  /// Returns whether a word only announces a position.
  static func isHeading(_ word: String) -> Bool {
    switch word {
    case "gps", "coordinate", "coordinates", "coords", "coord", "coordenadas", "coordonnees",
      "koordinaten", "position", "posicion", "location", "loc", "latlng", "latlon", "wgs":
      true
    default: false
    }
  }
}

/// Cuts a text of two angles into tokens.
struct AngleTokens {
  /// The largest number of tokens; no notation needs as many.
  private static let limit = 32

  private var text: ByteScanner
  private let decimals: (UInt8) -> Bool
  private let allowsExponent: Bool
  private var openQuote: UInt8?
  private var marksByLetters = false
  private(set) var tokens: [AngleToken] = []

  /// Returns the tokens; `nil` if something else is in the text.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - hasDecimalCommas: whether a comma between two digits is a decimal sign.
  static func tokens(_ bytes: [UInt8], hasDecimalCommas: Bool) -> [AngleToken]? {
    var reader = AngleTokens(bytes, hasDecimalCommas: hasDecimalCommas)
    return reader.readAll() ? reader.tokens : nil
  }

  private init(_ bytes: [UInt8], hasDecimalCommas: Bool) {
    text = ByteScanner(bytes)
    decimals = hasDecimalCommas ? { $0 == .point || $0 == .comma } : { $0 == .point }
    allowsExponent = !bytes.contains { "nsNSwWW".utf8.contains($0) }
  }

  private mutating func readAll() -> Bool {
    while let byte = text.next {
      guard tokens.count < Self.limit, read(byte) else { return false }
    }
    return true
  }

  private var endsInNumber: Bool {
    if case .number? = tokens.last { true } else { false }
  }

  private mutating func read(_ byte: UInt8) -> Bool {
    switch byte {
    case .blank, UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      text.skip()
      return true
    case UInt8(ascii: "@"):
      text.skip()
      return tokens.isEmpty
    case .comma, UInt8(ascii: ";"), UInt8(ascii: "|"), .slash, UInt8(ascii: "&"), UInt8(ascii: "~"):
      text.skip()
      tokens.append(.separator(byte))
      return true
    case PositionBytes.degree: return add(.mark(0))
    case .apostrophe, .quote: return readQuote(byte)
    case UInt8(ascii: ":"):
      text.skip()
      if endsInNumber, text.next?.isDigit == true { tokens.append(.joint(byte)) }
      return true
    case .minus, .plus: return readSign(byte)
    case .point:
      if text.second?.isDigit == true, !endsInNumber { return readNumber() }
      // The point at the end of "N." and "Lat.".
      text.skip()
      return !endsInNumber
    default: return byte.isDigit ? readNumber() : byte.isLetter && readWord()
    }
  }

  private mutating func add(_ token: AngleToken) -> Bool {
    text.skip()
    tokens.append(token)
    return true
  }

  /// Reads a sign of minutes or seconds after a number; otherwise a quote around a word or a number.
  private mutating func readQuote(_ byte: UInt8) -> Bool {
    if openQuote == byte {
      openQuote = nil
    } else if endsInNumber {
      tokens.append(.mark(byte == .quote ? 2 : 1))
    } else {
      openQuote = byte
    }
    text.skip()
    return true
  }

  private mutating func readSign(_ byte: UInt8) -> Bool {
    guard let second = text.second else { return false }
    if second.isDigit || second == .point {
      guard endsInNumber, text.previous?.isDigit == true else { return readNumber() }
      // In 41-23-15N the directions decide whether the minus is a joint.
      return byte == .minus && add(.joint(byte))
    }
    // "- 33.9" at the start of an angle.
    guard byte == .minus, second == .blank, !endsInNumber else { return false }
    text.skip()
    text.skipBlanks()
    guard text.next?.isDigit == true, var number = text.number(isSigned: false, decimals: decimals)
    else {
      return false
    }
    (number.isSigned, number.isNegative) = (true, true)
    tokens.append(.number(number))
    return true
  }

  private mutating func readNumber() -> Bool {
    guard let number = text.number(decimals: decimals, allowsExponent: allowsExponent) else {
      return false
    }
    tokens.append(.number(number))
    return true
  }

  private mutating func readWord() -> Bool {
    let letters = text.take(while: \.isLetter).lowered
    guard letters.count <= 16 else { return false }
    let word = String(decoding: letters, as: UTF8.self)
    if AngleToken.isHeading(word) {
      if word == "wgs" { _ = text.take("84") || text.take(" 84") }
      return tokens.isEmpty || tokens.allSatisfy { if case .number = $0 { false } else { true } }
    }
    // In 41d23m15sN the s is a second's, not the south's.
    if word.first == "s", word.count < 3, marksByLetters, endsInNumber, tokens.count > 1,
      tokens[tokens.count - 2] == .mark(1)
    {
      tokens.append(.mark(2))
      guard word.count == 2 else { return true }
      guard let direction = AngleToken.word(String(word.dropFirst())) else { return false }
      tokens.append(direction)
      return true
    }
    guard let token = AngleToken.word(word) else { return false }
    switch token {
    case .mark, .zoomMark:
      guard endsInNumber else { return false }
      marksByLetters = true
    case .number, .direction, .label, .separator, .joint: break
    }
    tokens.append(token)
    return true
  }
}
