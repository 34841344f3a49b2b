/// The outcome of reading files: the rows read, the rows that can't be read, and notes on the rest.
package struct PointReport: Hashable, Sendable {
  /// A row that could not be read.
  package struct Fault: Hashable, Sendable {
    /// The file's path as it was typed.
    package let path: String
    /// The line, from 1 on.
    package let line: Int
    /// The column in characters, from 1 on.
    package let column: Int
    package let kind: Kind

    package init(path: String, line: Int, column: Int, kind: Kind = .noPosition) {
      self.path = path
      self.line = line
      self.column = column
      self.kind = kind
    }

    /// The kinds of faults.
    package enum Kind: Hashable, Sendable {
      case noPosition
      /// The row has more fields than the header.
      case surplus
      /// A quote is opened and never closed.
      case openQuote
      /// The row is longer than the buffer.
      case tooLong
      /// The archive or the packed file ends too early.
      case packedCut
    }
  }

  /// The number of rows with a position.
  package var read = 0
  /// The number of rows without a position that can be read.
  package var broken = 0
  /// The first of these rows.
  package var first: Fault?
  /// The place at which a file breaks off; everything before it was read.
  package var cut: Fault?

  /// The notes on each file, in the order of the files.
  package private(set) var notes: [PointNote] = []

  /// Whether all rows were read.
  package var isWhole: Bool { broken == 0 && cut == nil && !notes.contains(where: \.kind.isLoss) }

  /// Whether the report has nothing to tell.
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

  /// Adds a note, or adds its count to the note of the same file and kind.
  package mutating func add(_ note: PointNote) {
    guard note.count > 0 else { return }
    if let index = notes.firstIndex(where: { $0.path == note.path && $0.kind == note.kind }) {
      notes[index].count += note.count
    } else {
      notes.append(note)
    }
  }

  /// Returns the same report with the path of a copy replaced by the path of the file.
  ///
  /// - Parameters:
  ///   - path: the file that the user knows.
  ///   - copy: the path under which it was read.
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

  /// Returns a report of the files of both.
  package static func + (report: Self, other: Self) -> Self {
    var sum = report
    sum += other
    return sum
  }

  /// Adds the rows and notes of another report; the first fault and break stay.
  package static func += (report: inout Self, other: Self) {
    report.read += other.read
    report.broken += other.broken
    report.first = report.first ?? other.first
    report.cut = report.cut ?? other.cut
    for note in other.notes { report.add(note) }
  }
}

/// Something that was found in a file, with the number of times, to be told to the user.
package struct PointNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // Elements without a position of their own, which are not read.
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
    /// A property that only later features have: the table has no column for it.
    case lateProperty(String)
    /// Positions of a row in a system of coordinates that is not known.
    case otherProjection(String)
    /// Numbers too large for degrees; most are metres.
    case notDegrees
    /// Text after the end of a document.
    case trailing

    /// The number of points, lines and areas that were read.
    case read

    // The kinds from here on were read, but not as they are written.
    /// A longitude beyond ±180°, brought back into the range.
    case broughtBack
    /// `NaN` or `Infinity` in JSON.
    case notANumber
    /// Positions that were converted from this system of coordinates.
    case converted(from: String)
    case encoding(String)
    /// Bytes that are not UTF-8 in a UTF-8 text.
    case invalidByte

    /// Whether the note tells of something that was not read.
    package var isLoss: Bool {
      switch self {
      case .read, .broughtBack, .notANumber, .converted, .encoding, .invalidByte: false
      default: true
      }
    }
  }

  /// The path as it was typed; for a file in an archive, its name there is added.
  package let path: String
  package let kind: Kind
  package var count: Int
  /// The line of the first one, from 1 on; `nil` if the line would not help.
  package let line: Int?

  package init(_ path: String, _ kind: Kind, count: Int = 1, line: Int? = nil) {
    self.path = path
    self.kind = kind
    self.count = count
    self.line = line
  }
}
