import Compression
import Domain
import Files
import Platform

/// The text of a dump, unpacked as it is read: a file, or the text in a ZIP archive.
///
/// GeoNames puts a readme.txt beside a country's rows, and the codes of languages beside the
/// alternate names. An archive with two other texts is refused: one would be passed over.
final class DumpFile {
  /// The file's path; of an archive the name in it is added.
  let path: String
  /// The bytes of the file, as it is packed.
  let size: Int
  /// The number of these bytes that were read.
  private(set) var done = 0

  private let file: FileDescriptor
  private let archive: ZIPArchive?
  private let unpacked: Int
  private var bounds: UnpackingBounds

  /// - Throws: `unreadable`, `malformed`.
  init(_ path: String) throws(DataError) {
    file = try FileProblem.at(path, DataError.unreadable) { () throws(FileProblem) in
      let file = try FileProblem.catching(FileDescriptor.open(path, .nonBlocking))
      do throws(FileProblem) {
        try FileProblem.catching(file.status()).checkIsFile()
        return file
      } catch {
        file.close()
        throw error
      }
    }
    size = (try? file.status())?.size ?? 0
    var start: [UInt8] = []
    _ = try? file.read(4, at: 0, into: &start)
    guard ZIPArchive.isMeant(start) else {
      (self.path, archive, unpacked) = (path, nil, size)
      bounds = UnpackingBounds(packed: size)
      return
    }
    do throws(FileProblem) {
      let archive = try ZIPArchive(file)
      let entry = try Self.text(of: archive)
      try archive.open(entry)
      (self.path, self.archive, unpacked) = ("\(path)/\(entry.name)", archive, entry.unpacked)
      bounds = UnpackingBounds(packed: entry.packed)
    } catch {
      file.close()
      throw .malformed(path: path, reason: error)
    }
  }

  deinit { file.close() }

  /// The texts that GeoNames puts beside a dump.
  private static let notes = ["readme.txt", "iso-languagecodes.txt"]

  private static func text(of archive: ZIPArchive) throws(FileProblem) -> ZIPArchive.Entry {
    // The list of files is at the end: one that was cut has none.
    guard !archive.entries.isEmpty else { throw .brokenArchive }
    let texts = archive.entries.filter { entry in
      let name = (entry.name.split(separator: "/").last ?? "").lowercased()
      return name.hasSuffix(".txt") && !notes.contains(name)
    }
    guard texts.count < 2 else { throw .tooManyFiles(limit: 1) }
    guard let entry = texts.first else { throw .notGeoNames }
    guard !entry.isEncrypted else { throw .encrypted(entry.name) }
    guard entry.isUnderstood else { throw .brokenArchive }
    return entry
  }

  private var read = 0

  /// Appends the next bytes.
  ///
  /// - Returns: false at the end.
  /// - Throws: `unreadable`; `malformed` for an archive that is damaged, or cut.
  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    let count: Int
    if let archive {
      guard let unpacked = archive.read(into: &bytes, limit: limit) else {
        throw .malformed(path: path, reason: .brokenArchive)
      }
      count = unpacked
      try bounds.add(count, path: path)
    } else {
      count = try FileProblem.at(path, DataError.unreadable) { () throws(FileProblem) in
        try FileProblem.catching(file.read(limit, into: &bytes))
      }
    }
    read += count
    done = count == 0 ? size : Int(Double(size) * min(1, Double(read) / Double(max(1, unpacked))))
    return count > 0
  }
}
