import Contracts

/// The vocabulary in which a service writes its tiles: which layer and which tags mean which kind.
struct TileSchema: Sendable {
  let name: String
  let layers: [Layer]
  /// The start of keys that says nothing (`pmap:` of Protomaps' version 3).
  let prefix: String

  init(
    _ name: String, ignoring prefix: String = "",
    _ layers: KeyValuePairs<String, KeyValuePairs<StreetKind, String>>
  ) {
    self.name = name
    self.layers = layers.map { Layer($0.key, $0.value) }
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
  ///
  /// It is written as its name, and words with more of it:
  /// - `name:housenumber|housename`: the first of these tags is the name, in no language; `or:ref`: one of
  ///   these where there is no other name;
  /// - `rank:scalerank` and `size:population`: the tag that tells the importance, the least or the
  ///   greatest first;
  /// - `height:ele`: the tag with a height in meters, which is written after the name;
  /// - `tunnel:level=-1` makes what fulfils the condition go through the ground, and `minor:ramp=1` makes
  ///   it less important than its kind. There may be several of each.
  struct Layer: Sendable {
    let name: [UInt8]
    private(set) var names = Names.localized(or: [])
    private(set) var rank = Rank.none
    /// The key of a height in meters.
    private(set) var height: String?
    let rules: [TileRule]
    let columns: [TileColumn]
    /// The rules and the marks that a shape may have, by the number of the shape.
    private let shapes: [UInt64]

    /// - Parameters:
    ///   - head: its name, and the words with more.
    ///   - rules: the kinds of its features, each with its conditions; the first that holds counts.
    init(_ head: String, _ rules: KeyValuePairs<StreetKind, String>) {
      let words = head.split(separator: " ")
      name = Array((words.first ?? "").utf8)
      var marks: [(bit: Int, rule: TileRule)] = []
      var (tunnel, minor) = (TileMarks.tunnel[...], TileMarks.minor[...])
      for word in words.dropFirst() {
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let value = String(parts.last ?? "")
        let tags = value.split(separator: "|").map(String.init)
        switch parts[0] {
        case "name": names = .tags(tags)
        case "or": names = .localized(or: tags)
        case "rank": rank = .least(value)
        case "size": rank = .greatest(value)
        case "height": height = value
        case "tunnel": marks += tunnel.popFirst().map { [($0, TileRule(.path, value))] } ?? []
        default: marks += minor.popFirst().map { [($0, TileRule(.path, value))] } ?? []
        }
      }
      let numbered = Array(zip(0..<TileMarks.first, rules.map { TileRule($0.key, $0.value) }))
      self.rules = numbered.map(\.1)
      columns = TileColumn.columns(of: numbered + marks)
      let allMarks = marks.reduce(0 as UInt64) { $0 | 1 << UInt64($1.bit) }
      shapes = (0...3).map { shape in
        numbered.reduce(allMarks) { mask, rule in
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
