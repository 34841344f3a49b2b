import Compression
import Contracts
import Domain

/// A text with positions: a file, or a file in an archive.
struct PointPart {
  let stream: BufferedStream
  let format: PointFormat
  /// Whether it began with a byte order mark.
  let hasMark: Bool
  let endsLinesAtReturns: Bool
  /// Whether it is no file of an archive.
  var isAlone = false
  let limits: RowLimits

  var path: String { stream.path }

  /// Opens the rows of a table, behind what comes before its header.
  func rows(_ start: TableStart) throws(DataError) -> (preamble: [UInt8], reader: RowReader) {
    let isLines = start.columns.place == .line
    var reader = RowReader(
      stream, delimiter: isLines ? nil : start.columns.delimiter,
      endsLinesAtReturns: endsLinesAtReturns, limits: limits)
    let preamble = try reader.take(start.preamble)
    return (preamble, reader)
  }

  /// Opens lines.
  var lines: RowReader {
    RowReader(
      stream, delimiter: nil, endsLinesAtReturns: endsLinesAtReturns, limits: limits)
  }

  /// The shapes of any format.
  ///
  /// - Throws: `noColumnsHere` where the user names columns, and the text says itself where its
  ///   positions are. In an archive, columns are for the files that have some.
  func shapes(_ wanted: PointColumns?) throws(DataError) -> any ShapeSource {
    switch format {
    case .table(let start):
      return TableShapes(try rows(start).reader, start.columns)
    case .jsonLines: return FeatureLines(lines, wanted: wanted)
    case .featureLines:
      if isAlone, wanted != nil { throw .malformed(path: path, reason: .noColumnsHere) }
      return FeatureLines(lines)
    case .json, .jsonSequence:
      let isSequence = if case .jsonSequence = format { true } else { false }
      return try JSONShapeReader(
        stream, isSequence: isSequence, wanted: wanted, mustHaveColumns: isAlone && wanted != nil)
    case .xml:
      if isAlone, wanted != nil { throw .malformed(path: path, reason: .noColumnsHere) }
      return XMLShapeReader(stream)
    }
  }
}

/// Finds the texts with positions in a file: bytes are unpacked, decoded, and then looked at.
final class PointInput {
  private enum Content {
    case file(BufferedStream)
    case archive(ZIPArchive, [ZIPArchive.Entry])
  }

  let path: String
  /// Whether a file can be opened again.
  let isFile: Bool
  private var content: Content
  private let wanted: PointColumns?
  private let limits: RowLimits
  /// Notes on the files of an archive that were not read.
  private(set) var report = PointReport()

  /// - Parameter input: the descriptor read for `-`.
  init(
    _ path: String, input: Int32, wanted: PointColumns?, limits: RowLimits
  ) throws(DataError) {
    self.path = path
    self.wanted = wanted
    self.limits = limits
    let source = try ByteSource(path, input: input)
    isFile = source.isFile
    let stream = try Self.unpacked(BufferedStream(source))
    guard ZIPArchive.isMeant(try stream.peek(4)) else {
      content = .file(stream)
      return
    }
    let archive = try FileProblem.at(path, DataError.malformed) { () throws(FileProblem) in
      try ZIPArchive(try stream.readAllForArchive())
    }
    content = .archive(archive, archive.entries)
    try keepReadable()
  }

  /// How many texts there are; an archive has those alone in which positions may be.
  var count: Int {
    switch content {
    case .file: 1
    case .archive(_, let entries): entries.count
    }
  }

  /// The next text; `nil` behind the last, and for a file without anything in it.
  func next() throws(DataError) -> PointPart? {
    switch content {
    case .file(let stream):
      content = .file(BufferedStream(EmptyStream(path)))
      var part = try part(stream)
      part?.isAlone = true
      return part
    case .archive(let archive, var entries):
      guard !entries.isEmpty else { return nil }
      let entry = entries.removeFirst()
      content = .archive(archive, entries)
      return try part(try stream(archive, entry))
    }
  }

  /// A file of an archive that holds no positions after all.
  ///
  /// - Parameter path: the archive's, then the file's name in it.
  func passOver(_ path: String) {
    let name = path.hasPrefix(self.path + "/") ? path.dropFirst(self.path.count + 1) : path[...]
    report.add(PointNote(self.path, .withoutPositions(String(name))))
  }

  private static func unpacked(_ stream: BufferedStream) throws(DataError) -> BufferedStream {
    guard GzipStream.isMeant(try stream.peek(3)) else { return stream }
    return BufferedStream(try GzipStream(stream))
  }

  // MARK: - Archives

  private func stream(
    _ archive: ZIPArchive, _ entry: ZIPArchive.Entry
  ) throws(DataError) -> BufferedStream {
    let name = "\(path)/\(entry.name)"
    return try Self.unpacked(BufferedStream(try ArchiveStream(archive, entry, path: name)))
  }

  private func keepReadable() throws(DataError) {
    guard case .archive(let archive, let entries) = content else { return }
    var kept: [ZIPArchive.Entry] = []
    for entry in entries {
      if entry.isEncrypted {
        report.add(PointNote(path, .encrypted(entry.name)))
      } else if !entry.isUnderstood {
        report.add(PointNote(path, .withoutPositions(entry.name)))
      } else {
        let stream = try self.stream(archive, entry)
        if ZIPArchive.isMeant(try stream.peek(4)) {
          report.add(PointNote(path, .nested(entry.name)))
        } else if try isReadable(stream) {
          kept.append(entry)
        } else {
          report.add(PointNote(path, .withoutPositions(entry.name)))
        }
      }
    }
    content = .archive(archive, kept)
    guard kept.isEmpty else { return }
    let locked = entries.first(where: \.isEncrypted)
    throw .malformed(
      path: path, reason: locked.map { .encrypted($0.name) } ?? .holdsNoPositions(.archive))
  }

  private func isReadable(_ stream: BufferedStream) throws(DataError) -> Bool {
    do throws(DataError) {
      guard let part = try part(stream) else { return false }
      guard case .xml = part.format else { return true }
      return try XMLShapeReader.isKnown(part.stream)
    } catch {
      if case .malformed = error { return false }
      throw error
    }
  }

  // MARK: - Texts

  private func part(_ bytes: BufferedStream) throws(DataError) -> PointPart? {
    if let kind = try bytes.kindOfTiles() {
      throw .malformed(path: bytes.path, reason: .holdsNoPositions(kind))
    }
    let decoded = try TextStream(bytes)
    let stream = BufferedStream(decoded)
    var start = try stream.peekLine(PointFormat.sample)
    while true {
      guard !stream.isAtEnd || !start.allSatisfy(\.isBlank) else { return nil }
      let text = start.drop(while: \.isBlank)
      guard text.first == UInt8(ascii: "<") || !text.prefix(while: { $0 != .lineFeed }).contains(0)
      else {
        throw .malformed(path: stream.path, reason: .holdsNoPositions(.bytes))
      }
      do throws(FileProblem) {
        let format = try PointFormat(start, isWhole: stream.isAtEnd, wanted: wanted)
        return PointPart(
          stream: stream, format: format, hasMark: decoded.hasMark,
          endsLinesAtReturns: PointFormat.endsLinesAtReturns(start), limits: limits)
      } catch {
        // A header may come later.
        guard stream.isAtEnd || start.count >= PointFormat.sample else {
          start = try stream.peek(start.count + 1)
          continue
        }
        var reason = error
        if error == .notPoints, let name = decoded.encoding.name {
          reason = .holdsNoPositions(.text(encoding: name))
        }
        throw .malformed(path: stream.path, reason: reason)
      }
    }
  }
}

extension BufferedStream {
  /// Returns the kind of a file that may have the tiles of a map; `nil` for any other.
  ///
  /// A line that is followed may be shorter than what these files begin with, so its start is looked at first.
  fileprivate func kindOfTiles() throws(DataError) -> ContentKind? {
    let start = try peek(2)
    guard start.starts(with: "PM".utf8) || start.starts(with: "SQ".utf8) else { return nil }
    let head = try peek(16)
    if head.starts(with: "SQLite format 3\0".utf8) { return .database }
    // Behind the word stands a version (PMTiles 3, Header); a text could begin with the word, too.
    return head.starts(with: "PMTiles".utf8) && head.count > 7 && head[7] < 9 ? .tiles : nil
  }

  /// - Throws: `tooLarge`, and what the stream throws.
  fileprivate func readAllForArchive() throws(FileProblem) -> [UInt8] {
    do throws(DataError) {
      return try readAll(limit: ZIPArchive.limit)
    } catch {
      switch error {
      case .unreadable(_, let reason), .malformed(_, let reason): throw reason
      default: throw .brokenArchive
      }
    }
  }
}

/// Nothing.
private final class EmptyStream: ByteStream {
  let path: String
  init(_ path: String) { self.path = path }
  var isReady: Bool { true }
  var report: PointReport { PointReport() }
  func read(into bytes: inout [UInt8], limit: Int) -> Bool { false }
}
