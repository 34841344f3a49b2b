import Contracts

/// The vocabulary in which a service writes its tiles: which layer and which tags mean which kind.
struct TileSchema: Sendable {
  let name: String
  let layers: [Layer]
  /// The start of keys that says nothing (`pmap:` of Protomaps' version 3).
  let prefix: String

  init(_ name: String, ignoring prefix: String = "", _ layers: [Layer]) {
    self.name = name
    self.layers = layers
    self.prefix = prefix
  }

  /// The tags that name a feature.
  enum Names: Sendable {
    /// The name in the language that is asked for, else the local one, else one of these tags.
    case localized(or: [String])
    /// The first of these tags that the feature has.
    case tags([String])

    /// The keys in the order in which they are looked at.
    func keys(in language: String) -> [String] {
      switch self {
      case .localized(let others):
        ["name:\(language)", "name_\(language)", "name:latin", "name_latin", "name"] + others
      case .tags(let keys): keys
      }
    }
  }

  /// The tag that tells the importance of a feature among its kind.
  enum Rank: Sendable {
    case none
    /// The least number is the most important.
    case least(String)
    /// The greatest number is the most important: a population, or an area.
    case greatest(String)

    var key: String? {
      switch self {
      case .none: nil
      case .least(let key), .greatest(let key): key
      }
    }

    /// The rank that a number of the tag means; large numbers count by their powers of two.
    func rank(of number: Double) -> Int {
      switch self {
      case .none: 0
      case .least: Int(min(1e6, max(-1e6, number)))
      case .greatest: 60 - (number > 1 ? Int(number.exponent) : 0)
      }
    }
  }

  /// A layer of the tiles, with the rules that tell what its features are.
  struct Layer: Sendable {
    let name: [UInt8]
    let names: Names
    let rank: Rank
    /// The key of a height in meters, which is written after the name.
    let elevation: String?
    let rules: [TileRule]
    let columns: [TileColumn]
    /// The rules and the marks that a shape may have, by the number of the shape.
    private let shapes: [UInt64]

    /// - Parameters:
    ///   - names: the tags that name its features.
    ///   - rank: the tag that tells their importance.
    ///   - elevation: the key of a height in meters.
    ///   - tunnel: conditions of which one makes a feature go through the ground.
    ///   - minor: conditions of which one makes a feature less important than its kind (a ramp).
    ///   - rules: the kinds of its features, each with its conditions; the first that holds counts.
    init(
      _ name: String, names: Names = .localized(or: []), rank: Rank = .none,
      elevation: String? = nil, tunnel: [String] = [], minor: [String] = [],
      _ rules: KeyValuePairs<StreetKind, String>
    ) {
      self.name = Array(name.utf8)
      self.names = names
      self.rank = rank
      self.elevation = elevation
      let rules = rules.map { TileRule($0.key, $0.value) }
      self.rules = rules
      let marks =
        zip(TileMarks.tunnel, tunnel).map { ($0, TileRule(.path, $1)) }
        + zip(TileMarks.minor, minor).map { ($0, TileRule(.path, $1)) }
      let numbered = Array(zip(0..<TileMarks.first, rules)) + marks
      columns = TileColumn.columns(of: numbered)
      let allMarks = marks.reduce(0 as UInt64) { $0 | 1 << UInt64($1.0) }
      shapes = (0...3).map { shape in
        zip(0..<TileMarks.first, rules).reduce(allMarks) { mask, rule in
          rule.1.kind.isRead(of: shape) ? mask | 1 << UInt64(rule.0) : mask
        }
      }
    }

    /// The rules and the marks that a shape may have, as bits.
    func mask(of shape: TileGeometry.Shape) -> UInt64 { shapes[Int(shape.rawValue)] }

    /// The rules whose kinds are shown at a zoom, as bits.
    func shown(atZoom zoom: Double) -> UInt64 {
      zip(0..<TileMarks.first, rules).reduce(0) { mask, rule in
        rule.1.kind.leastZoom <= zoom ? mask | 1 << UInt64(rule.0) : mask
      }
    }
  }
}

/// The bits that stand for something else than a rule.
enum TileMarks {
  /// A layer has fewer rules than this.
  static let first = 56
  static let minor = [56, 57, 58, 59]
  static let tunnel = [60, 61]
  /// Set in a mask that was computed.
  static let isKnown: UInt64 = 1 << 63

  static let rules: UInt64 = 1 << UInt64(first) - 1
  static let allMinor: UInt64 = 0b1111 << 56
  static let allTunnel: UInt64 = 0b11 << 60
}

extension StreetKind {
  /// Whether it is made of features of a shape.
  ///
  /// A label may stand on a line, such as the name of a long lake; a street's name always does.
  fileprivate func isRead(of shape: Int) -> Bool {
    switch self.shape {
    case .area: shape == 3
    case .line: shape == 2
    case .point: shape == 2 || shape == 1 && self != .streetName
    }
  }

  /// Whether it is nothing without a name.
  var isLabel: Bool { shape == .point }
}
