import Compression
import Contracts
import Domain

/// The bytes that one file in an archive unpacks to.
///
/// An archive reads one file at a time: a stream that was made later takes its place.
final class ArchiveStream: ByteStream {
  let path: String
  private let archive: ZIPArchive
  private var bounds: UnpackingBounds
  private var isAtEnd = false
  private(set) var report = PointReport()

  init(_ archive: ZIPArchive, _ entry: ZIPArchive.Entry, path: String) throws(DataError) {
    self.archive = archive
    self.path = path
    bounds = UnpackingBounds(packed: entry.packed)
    try FileProblem.at(path, DataError.malformed) { () throws(FileProblem) in
      try archive.open(entry)
    }
  }

  var isReady: Bool { true }

  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    guard !isAtEnd else { return false }
    guard let count = archive.read(into: &bytes, limit: limit) else {
      isAtEnd = true
      report.cut = .init(path: path, line: 1, column: 1, kind: .packedCut)
      return false
    }
    try bounds.add(count, path: path)
    isAtEnd = count == 0
    return !isAtEnd
  }
}
