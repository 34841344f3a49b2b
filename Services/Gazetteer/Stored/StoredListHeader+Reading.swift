import Catalog
import Domain

extension StoredListHeader {
  /// Reads a header, and says how long it is; the file must be as long as it says.
  /// - Throws: `newerVersion`, `damaged`.
  static func read(
    _ file: UnsafeRawBufferPointer
  ) throws(FileProblem) -> (header: Self, count: Int) {
    guard file.count >= fixedSize, file.starts(with: magic) else {
      throw .damaged(detail: "not a list of cities")
    }
    guard file.u32(8) <= version else { throw .newerVersion }
    let size = Int(file.u32(12))
    guard file.u32(8) == version, size >= fixedSize, size <= file.count,
      size <= fixedSize + 2 * longestText + 8, size % 8 == 0,
      checksum([file[..<16], file[24..<size]].joined()) == file.u64(16)
    else { throw .damaged(detail: "header") }
    let etagCount = file.u32(52) == none ? nil : Int(file.u32(52))
    let changeCount = file.u32(56) == none ? nil : Int(file.u32(56))
    let change = fixedSize + (etagCount ?? 0)
    let end = change + (changeCount ?? 0)
    guard end <= size else { throw .damaged(detail: "header") }
    let header = Self(
      stamp: Stamp(
        fetchedAt: Int(Int64(bitPattern: file.u64(24))),
        validators: Validators(
          etag: etagCount.map { _ in String(decoding: file[fixedSize..<change], as: UTF8.self) },
          lastModified: changeCount.map { _ in String(decoding: file[change..<end], as: UTF8.self) }
        )),
      skipped: Int(file.u32(40)), source: file.u64(32), citiesCount: Int(file.u32(44)),
      otherNamesCount: Int(file.u32(48)))
    guard header.ranges(headerCount: size).otherNames.upperBound == file.count else {
      throw .damaged(detail: "size")
    }
    return (header, size)
  }
}
