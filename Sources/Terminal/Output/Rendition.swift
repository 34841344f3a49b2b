import TextUI

/// The look of characters (ECMA-48, 8.3.117: SGR).
struct Rendition: Hashable {
  /// The attributes beside colors: the number of each bit is its parameter.
  struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1 << 1)
    static let faint = Attributes(rawValue: 1 << 2)
    static let underlined = Attributes(rawValue: 1 << 4)
    static let reversed = Attributes(rawValue: 1 << 7)
  }

  var attributes: Attributes = []
  var foreground: CellColor?
  var background: CellColor?

  init(
    _ attributes: Attributes = [], foreground: CellColor? = nil, background: CellColor? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// A rendition in one of the 256 colors.
  static func ink(_ index: UInt8, _ attributes: Attributes = []) -> Rendition {
    Rendition(attributes, foreground: .indexed(index))
  }

  /// The part of it that shows on a blank.
  var onBlank: Rendition {
    // A line under a blank, and a blank in reverse, have the color of text.
    attributes.isDisjoint(with: [.underlined, .reversed]) ? Rendition(background: background) : self
  }

  /// Returns this rendition for a blank after text of another one, whose ink and attributes may stay if they
  /// do not show on the blank.
  func keepingInk(of other: Rendition) -> Rendition {
    guard onBlank == Rendition(background: background),
      other.onBlank == Rendition(background: other.background)
    else { return self }
    return Rendition(other.attributes, foreground: other.foreground, background: background)
  }

  /// The shortest sequence that begins this rendition after another one; empty if they are equal.
  func sequence(after other: Rendition) -> String {
    var text: [UInt8] = []
    append(after: other, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the shortest sequence that begins this rendition after another one.
  ///
  /// It works on bytes, because a map has thousands of changes.
  func append(after other: Rendition, to text: inout [UInt8]) {
    guard self != other else { return }
    let start = text.count
    // Most attributes can't be switched off one by one.
    if attributes.isSuperset(of: other.attributes) {
      text += Self.introducer
      attributes.subtracting(other.attributes).append(to: &text)
      if foreground != other.foreground { Self.append(foreground, base: 30, to: &text) }
      if background != other.background { Self.append(background, base: 40, to: &text) }
      text[text.count - 1] = Self.final
      // Only without a color it can be shorter to begin anew.
      guard foreground == nil || background == nil else { return }
    }
    let length = text.count - start
    // An empty parameter is a zero, which ends all that is on.
    text += Self.introducer
    text.append(Self.separator)
    attributes.append(to: &text)
    if foreground != nil { Self.append(foreground, base: 30, to: &text) }
    if background != nil { Self.append(background, base: 40, to: &text) }
    text[text.count - 1] = Self.final
    if length == 0 { return }
    if text.count - start - length < length {
      text.removeSubrange(start..<start + length)
    } else {
      text.removeLast(text.count - start - length)
    }
  }

  private static let introducer: [UInt8] = [0x1B, UInt8(ascii: "[")]
  private static let separator = UInt8(ascii: ";")
  private static let final = UInt8(ascii: "m")

  /// Appends the parameters of a color (ISO 8613-6 as xterm writes it), a separator after each.
  ///
  /// The first sixteen have the form that every terminal knows; `nil` is the terminal's own color.
  private static func append(_ color: CellColor?, base: Int, to text: inout [UInt8]) {
    switch color {
    case nil: append(base + 9, to: &text)
    case .rgb(let value):
      append(base + 8, to: &text)
      append(2, to: &text)
      for shift: UInt32 in [16, 8, 0] { append(Int(value >> shift & 255), to: &text) }
    case .indexed(let index) where index < 8: append(base + Int(index), to: &text)
    case .indexed(let index) where index < 16: append(base + 52 + Int(index), to: &text)
    case .indexed(let index):
      append(base + 8, to: &text)
      append(5, to: &text)
      append(Int(index), to: &text)
    }
  }

  /// Appends a number of at most three digits, and a separator.
  fileprivate static func append(_ number: Int, to text: inout [UInt8]) {
    if number >= 100 { text.append(UInt8(ascii: "0") + UInt8(number / 100)) }
    if number >= 10 { text.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
    text.append(UInt8(ascii: "0") + UInt8(number % 10))
    text.append(separator)
  }
}

extension Rendition.Attributes {
  /// Appends the parameters, a separator after each.
  fileprivate func append(to text: inout [UInt8]) {
    for bit in 1...7 where rawValue >> bit & 1 == 1 { Rendition.append(bit, to: &text) }
  }
}
