import CMinizip
package import Domain
package import Platform

/// The files in a ZIP archive (APPNOTE.TXT, 6.3), which is in memory as it is packed, or a file.
package final class ZIPArchive {
  package struct Entry {
    package let name: String
    /// In bytes; the unpacked ones are those that the archive tells.
    package let packed: Int
    package let unpacked: Int
    package let isEncrypted: Bool
    /// Whether it is stored or deflated, which minizip reads.
    package let isUnderstood: Bool
    fileprivate let offset: unz64_file_pos
  }

  /// The most bytes of an archive in memory, as it is packed.
  package static let limit = 256 << 20
  /// How many files in it are looked at.
  package static let mostEntries = 4096

  /// Whether bytes are the start of one, which may be empty.
  package static func isMeant(_ start: [UInt8]) -> Bool {
    start.starts(with: [0x50, 0x4B, 3, 4]) || start.starts(with: [0x50, 0x4B, 5, 6])
  }

  private let bytes: ArchiveBytes
  private let handle: unzFile
  package private(set) var entries: [Entry] = []

  /// - Throws: `brokenArchive`, `tooManyFiles`.
  package convenience init(_ bytes: [UInt8]) throws(FileProblem) {
    try self.init(ArchiveBytes(.memory(bytes), count: bytes.count))
  }

  /// Reads an archive from its file, which has to stay open.
  ///
  /// - Throws: `brokenArchive`, `tooManyFiles`, and the system's problems.
  package convenience init(_ file: FileDescriptor) throws(FileProblem) {
    let size = try FileProblem.catching(file.status()).size
    try self.init(ArchiveBytes(.file(file), count: size))
  }

  private init(_ bytes: ArchiveBytes) throws(FileProblem) {
    self.bytes = bytes
    var functions = ArchiveBytes.functions
    functions.opaque = Unmanaged.passUnretained(bytes).toOpaque()
    guard let handle = unzOpen2_64("", &functions) else { throw .brokenArchive }
    self.handle = handle
    var status = unzGoToFirstFile(handle)
    while status == UNZ_OK {
      guard entries.count < Self.mostEntries else {
        throw .tooManyFiles(limit: Self.mostEntries)
      }
      if let entry = try entry() { entries.append(entry) }
      status = unzGoToNextFile(handle)
    }
    // An archive without a file is read, too.
    guard status == UNZ_END_OF_LIST_OF_FILE || entries.isEmpty else { throw .brokenArchive }
  }

  deinit { unzClose(handle) }

  /// The file that minizip is at; `nil` for a folder, and for what macOS adds.
  private func entry() throws(FileProblem) -> Entry? {
    var (info, offset) = (unz_file_info64(), unz64_file_pos())
    var name = [CChar](repeating: 0, count: 1025)
    guard
      unzGetCurrentFileInfo64(handle, &info, &name, UInt(name.count - 1), nil, 0, nil, 0) == UNZ_OK,
      unzGetFilePos64(handle, &offset) == UNZ_OK
    else { throw .brokenArchive }
    let text = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard !text.hasSuffix("/"), !text.hasPrefix("__MACOSX/"), !text.hasSuffix(".DS_Store") else {
      return nil
    }
    return Entry(
      name: text, packed: Int(clamping: info.compressed_size),
      unpacked: Int(clamping: info.uncompressed_size), isEncrypted: info.flag & 1 != 0,
      isUnderstood: [0, 8].contains(info.compression_method), offset: offset)
  }

  /// Goes to the start of a file; what was read before is left.
  package func open(_ entry: Entry) throws(FileProblem) {
    var offset = entry.offset
    unzCloseCurrentFile(handle)
    guard unzGoToFilePos64(handle, &offset) == UNZ_OK, unzOpenCurrentFile(handle) == UNZ_OK else {
      throw .brokenArchive
    }
  }

  /// Reads on in the file that is open.
  ///
  /// - Returns: how many bytes were read; 0 at the end, `nil` if it is damaged.
  package func read(into bytes: inout [UInt8], limit: Int) -> Int? {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: limit))
    let count = bytes.withUnsafeMutableBytes { buffer in
      Int(unzReadCurrentFile(handle, buffer.baseAddress.map { $0 + start }, UInt32(limit)))
    }
    bytes.removeLast(limit - max(0, count))
    // At the end its checksum is compared.
    guard count == 0 else { return count < 0 ? nil : count }
    return unzCloseCurrentFile(handle) == UNZ_CRCERROR ? nil : 0
  }
}

/// Bytes that minizip reads as a file.
private final class ArchiveBytes {
  enum Source {
    case memory([UInt8])
    case file(FileDescriptor)
  }

  private let source: Source
  private let count: Int
  private var offset = 0

  init(_ source: Source, count: Int) {
    self.source = source
    self.count = count
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> ArchiveBytes? {
    pointer.map { Unmanaged<ArchiveBytes>.fromOpaque($0).takeUnretainedValue() }
  }

  static var functions: zlib_filefunc64_def {
    zlib_filefunc64_def(
      zopen64_file: { bytes, _, _ in bytes },
      zread_file: { bytes, _, buffer, size in
        UInt(ArchiveBytes.of(bytes)?.read(buffer, Int(clamping: size)) ?? 0)
      },
      zwrite_file: { _, _, _, _ in 0 },
      ztell64_file: { bytes, _ in UInt64(ArchiveBytes.of(bytes)?.offset ?? 0) },
      zseek64_file: { bytes, _, offset, origin in
        ArchiveBytes.of(bytes)?.seek(offset, origin) == true ? 0 : -1
      },
      zclose_file: { _, _ in 0 }, zerror_file: { _, _ in 0 }, opaque: nil)
  }

  private func read(_ buffer: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    var count = min(size, count - offset)
    guard let buffer, count > 0 else { return 0 }
    switch source {
    case .memory(let bytes):
      bytes.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(start: buffer, count: count)
          .copyMemory(from: .init(rebasing: source[offset..<offset + count]))
      }
    case .file(let file):
      // A file that fails or was cut has fewer bytes than the archive needs, which it then says.
      var bytes: [UInt8] = []
      count = (try? file.read(count, at: offset, into: &bytes)) ?? 0
      bytes.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(start: buffer, count: count)
          .copyMemory(from: .init(rebasing: $0[..<count]))
      }
    }
    offset += count
    return count
  }

  private func seek(_ distance: ZPOS64_T, _ origin: Int32) -> Bool {
    let bases = [ZLIB_FILEFUNC_SEEK_CUR: offset, ZLIB_FILEFUNC_SEEK_END: count]
    let (target, isOver) = (bases[origin] ?? 0).addingReportingOverflow(
      Int(truncatingIfNeeded: distance))
    guard !isOver, (0...count).contains(target) else { return false }
    offset = target
    return true
  }
}
