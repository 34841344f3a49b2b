/// How characters look (ECMA-48, 8.3.117: SGR): the parameters of a sequence by what they change.
struct Rendition: Hashable {
  /// Bold, faint, underlined and the like.
  private var attributes: [String] = []
  private var foreground = ""
  private var background = ""

  /// - Parameter sequence: one that begins with what looks plain; empty for plain.
  init(_ sequence: String) {
    var rest = sequence.dropFirst(2).dropLast().split(separator: ";").map(String.init)[...]
    while let parameter = rest.popFirst() {
      switch Int(parameter) {
      case 38?: foreground = Self.color(parameter, &rest)
      case 48?: background = Self.color(parameter, &rest)
      case (30...37)?, (90...97)?: foreground = parameter
      case (40...47)?, (100...107)?: background = parameter
      default: attributes.append(parameter)
      }
    }
  }

  /// One of 256 colors is told in two more parameters, one of 24 bits in four.
  private static func color(_ first: String, _ rest: inout ArraySlice<String>) -> String {
    let count = rest.first == "2" ? 4 : 2
    defer { rest = rest.dropFirst(count) }
    return ([first] + rest.prefix(count)).joined(separator: ";")
  }

  /// The sequence that begins with it where all was plain before; empty for plain.
  var sequence: String {
    Palette.sequence((attributes + colors).joined(separator: ";"))
  }

  private var colors: [String] { [foreground, background].filter { !$0.isEmpty } }

  /// What of it is to be seen of a blank.
  var ofBlank: Rendition {
    // Lines under a blank, and blanks in reverse, are in the color of text.
    guard !attributes.contains("4"), !attributes.contains("7") else { return self }
    var blank = self
    blank.attributes = []
    blank.foreground = ""
    return blank
  }

  /// The shortest sequence that goes on with it after another; empty where nothing changes.
  func sequence(after other: Rendition) -> String {
    let anew = "\u{1B}[" + (["0"] + attributes + colors).joined(separator: ";") + "m"
    // Most of what is on can't be switched off alone.
    guard other.attributes.allSatisfy(attributes.contains) else { return anew }
    var changes = attributes.filter { !other.attributes.contains($0) }
    if foreground != other.foreground { changes.append(foreground.isEmpty ? "39" : foreground) }
    if background != other.background { changes.append(background.isEmpty ? "49" : background) }
    let changing = Palette.sequence(changes.joined(separator: ";"))
    return changing.utf8.count <= anew.utf8.count ? changing : anew
  }
}

/// Renditions by their sequences, each made once: a map has thousands of runs in a few of them.
struct RenditionCache {
  private var renditions: [String: Rendition] = [:]
  private var blanks: [String: String] = [:]

  mutating func rendition(_ sequence: String) -> Rendition {
    if let known = renditions[sequence] { return known }
    let made = Rendition(sequence)
    renditions[sequence] = made
    return made
  }

  /// The sequence for what is to be seen of a blank.
  mutating func blank(_ sequence: String) -> String {
    if sequence.isEmpty { return sequence }
    if let known = blanks[sequence] { return known }
    let made = rendition(sequence).ofBlank.sequence
    blanks[sequence] = made
    return made
  }
}
