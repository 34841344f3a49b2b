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

    fileprivate var parameters: [String] {
      (1...7).filter { rawValue >> $0 & 1 == 1 }.map { String($0) }
    }
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

  /// The sequence that begins this rendition after plain text; empty for plain.
  var sequence: String { Self.sequence(parameters) }

  private var parameters: [String] {
    attributes.parameters
      + [foreground?.parameter(base: 30), background?.parameter(base: 40)].compactMap(\.self)
  }

  /// A sequence of parameters; empty without any, because `ESC [ m` is a reset.
  private static func sequence(_ parameters: [String]) -> String {
    parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// The part of it that shows on a blank.
  var onBlank: Rendition {
    // A line under a blank, and a blank in reverse, have the color of text.
    attributes.isDisjoint(with: [.underlined, .reversed]) ? Rendition(background: background) : self
  }

  /// The shortest sequence that begins this rendition after another one; empty if they are equal.
  func sequence(after other: Rendition) -> String {
    // An empty parameter is a zero, which ends all that is on.
    let anew = Self.sequence([""] + parameters)
    // Most attributes can't be switched off one by one.
    guard attributes.isSuperset(of: other.attributes) else { return anew }
    var changes = attributes.subtracting(other.attributes).parameters
    if foreground != other.foreground { changes.append(foreground?.parameter(base: 30) ?? "39") }
    if background != other.background { changes.append(background?.parameter(base: 40) ?? "49") }
    let changing = Self.sequence(changes)
    return changing.utf8.count <= anew.utf8.count ? changing : anew
  }
}

extension CellColor {
  /// The color as a parameter (ISO 8613-6 as xterm writes it); the first sixteen in the form that every
  /// terminal knows.
  fileprivate func parameter(base: Int) -> String {
    switch self {
    case .rgb(let value):
      "\(base + 8);2;\(value >> 16 & 255);\(value >> 8 & 255);\(value & 255)"
    case .indexed(let index) where index < 8: String(base + Int(index))
    case .indexed(let index) where index < 16: String(base + 52 + Int(index))
    case .indexed(let index): "\(base + 8);5;\(index)"
    }
  }
}
