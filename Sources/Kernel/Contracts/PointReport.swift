/// What became of the rows of files.
package struct PointReport: Hashable, Sendable {
  /// A row that could not be read.
  package struct Fault: Hashable, Sendable {
    /// As it was typed.
    package let path: String
    /// From 1 on.
    package let line: Int
    /// In characters, from 1 on.
    package let column: Int
    package let kind: Kind

    package init(path: String, line: Int, column: Int, kind: Kind = .noPosition) {
      self.path = path
      self.line = line
      self.column = column
      self.kind = kind
    }

    /// What is wrong with it.
    package enum Kind: Hashable, Sendable {
      case noPosition
      /// It has more fields than the header.
      case surplus
      /// A quote opens that nothing closes.
      case openQuote
      /// It is longer than what is read at once.
      case tooLong
      /// What packs the file ends too early.
      case packedCut
    }
  }

  /// How many rows had a position.
  package var read = 0
  /// How many had none that can be read.
  package var broken = 0
  /// The first of these.
  package var first: Fault?
  /// Where a file breaks off: what comes before is read.
  package var cut: Fault?

  /// What else is to be said of each file, in the order of the files.
  package private(set) var notes: [PointNote] = []

  /// Whether all was read.
  package var isWhole: Bool { broken == 0 && cut == nil && !notes.contains(where: \.kind.isLoss) }

  /// Whether there is nothing to be said.
  package var isSilent: Bool {
    broken == 0 && cut == nil && notes.allSatisfy { $0.kind == .read }
  }

  package init(
    read: Int = 0, broken: Int = 0, first: Fault? = nil, cut: Fault? = nil, notes: [PointNote] = []
  ) {
    self.read = read
    self.broken = broken
    self.first = first
    self.cut = cut
    for note in notes { add(note) }
  }

  /// Adds a note, or counts it with the one of its kind.
  package mutating func add(_ note: PointNote) {
    guard note.count > 0 else { return }
    if let index = notes.firstIndex(where: { $0.path == note.path && $0.kind == note.kind }) {
      notes[index].count += note.count
    } else {
      notes.append(note)
    }
  }

  /// The same of a file that was read in the place of another.
  ///
  /// - Parameters:
  ///   - path: the file that the user knows.
  ///   - copy: the path it was read by.
  package func naming(_ path: String, insteadOf copy: String) -> PointReport {
    func named(_ other: String) -> String {
      other.hasPrefix(copy) ? path + other.dropFirst(copy.count) : other
    }
    func named(_ fault: Fault) -> Fault {
      Fault(path: named(fault.path), line: fault.line, column: fault.column, kind: fault.kind)
    }
    return PointReport(
      read: read, broken: broken, first: first.map(named), cut: cut.map(named),
      notes: notes.map { PointNote(named($0.path), $0.kind, count: $0.count, line: $0.line) })
  }

  package static func + (report: Self, other: Self) -> Self {
    var sum = report
    sum += other
    return sum
  }

  package static func += (report: inout Self, other: Self) {
    report.read += other.read
    report.broken += other.broken
    report.first = report.first ?? other.first
    report.cut = report.cut ?? other.cut
    for note in other.notes { report.add(note) }
  }
}

/// Something that was met in a file and is to be said, with how often.
package struct PointNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // What has no position of its own.
    case groundOverlay
    case networkLink
    case screenOverlay
    case tour
    case placemark
    case track
    case route
    case trackPoint
    case element
    /// A file in an archive, by its name there.
    case withoutPositions(String)
    /// A file in an archive that needs a password.
    case encrypted(String)
    /// An archive in an archive.
    case nested(String)
    /// A property of later features, for which a table has no column.
    case lateProperty(String)
    /// Positions of a row in another system of coordinates.
    case otherProjection(String)
    /// Numbers too large for degrees: metres, mostly.
    case notDegrees
    /// What follows the end of a document.
    case trailing

    /// Points, lines and areas that were read.
    case read

    // What was read, but not as it is written.
    /// A longitude beyond ±180°.
    case broughtBack
    /// `NaN` or `Infinity` in JSON.
    case notANumber
    /// Positions in that system of coordinates.
    case converted(from: String)
    case encoding(String)
    /// Bytes that are no UTF-8 in a text that is.
    case invalidByte

    /// Whether something was not read.
    package var isLoss: Bool {
      switch self {
      case .read, .broughtBack, .notANumber, .converted, .encoding, .invalidByte: false
      default: true
      }
    }
  }

  /// As it was typed, with the name of the file in it if it is an archive.
  package let path: String
  package let kind: Kind
  package var count: Int
  /// Where it was met first, from 1 on; `nil` if that helps nobody.
  package let line: Int?

  package init(_ path: String, _ kind: Kind, count: Int = 1, line: Int? = nil) {
    self.path = path
    self.kind = kind
    self.count = count
    self.line = line
  }
}
