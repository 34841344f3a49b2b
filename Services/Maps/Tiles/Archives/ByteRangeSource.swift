package import Domain
import Platform

/// Bytes that are read in parts: a file, or a file on a server that is asked for ranges.
package protocol ByteRangeSource: Sendable {
  /// The path of the file or the address, as messages name it.
  var name: String { get }

  /// Reads some bytes; fewer only if the file ends before.
  /// - Throws: `unreadable`, `service`, and `tiles` for a server that sends other bytes.
  func bytes(_ range: Range<Int>) async throws(DataError) -> [UInt8]
}

/// A file of this machine.
///
/// It is read at offsets, not mapped: a mapped file that another program shortens kills the one that
/// reads it (SIGBUS), and one of 120 GB would need as much address space. The bytes of a tile are copied
/// once either way.
package final class FileByteRanges: ByteRangeSource {
  package let name: String
  private let file: FileDescriptor

  /// - Throws: `unreadable`, also for a folder and for what is no file.
  package init(_ path: String) throws(DataError) {
    name = path
    file = try FileProblem.at(path, DataError.unreadable) { () throws(FileProblem) in
      // A pipe without a writer must not keep the program waiting.
      let file = try FileProblem.catching(FileDescriptor.open(path, .nonBlocking))
      let kind = try? file.status().kind
      guard kind == .file else {
        file.close()
        throw kind == .folder ? .isFolder : .notAFile
      }
      return file
    }
  }

  deinit { file.close() }

  package func bytes(_ range: Range<Int>) throws(DataError) -> [UInt8] {
    try FileProblem.at(name, DataError.unreadable) { () throws(FileProblem) in
      // The length is one that a file states: nothing is made room for that it does not have.
      let end = min(range.upperBound, try FileProblem.catching(file.status()).size)
      var bytes: [UInt8] = []
      while range.lowerBound + bytes.count < end {
        let offset = range.lowerBound + bytes.count
        guard try FileProblem.catching(file.read(end - offset, at: offset, into: &bytes)) > 0 else {
          break
        }
      }
      return bytes
    }
  }
}
