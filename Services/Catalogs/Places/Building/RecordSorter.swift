import Domain
import Files
import Platform

/// Sorts records by their bytes in bounded memory: what does not fit is written in sorted runs to a file
/// without a name, which are merged at the end.
final class RecordSorter {
  private struct Entry {
    /// The first eight bytes of a record; most differ in these.
    let key: UInt64
    let offset: UInt32
    let count: UInt32
  }

  private let path: String
  private let capacity: Int
  private let arena: UnsafeMutableRawPointer
  private var used = 0
  private var entries: [Entry] = []
  private var file: UnfinishedFile?
  private var end = 0
  private var runs: [Range<Int>] = []
  private(set) var count = 0
  /// The bytes of a record that is put together.
  private var scratch: [UInt8] = []

  /// - Parameters:
  ///   - path: a path in the folder for the file.
  ///   - capacity: the bytes that are sorted in memory.
  init(_ path: String, capacity: Int) {
    self.path = path
    self.capacity = capacity
    arena = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { arena.deallocate() }

  /// Adds a record of at most a quarter of the capacity.
  func add(_ record: UnsafeRawBufferPointer) throws(FileProblem) {
    // An entry takes as much as 16 bytes of a record.
    if used + record.count + 16 * (entries.count + 1) > capacity { try spill() }
    guard let start = record.baseAddress else { return }
    (arena + used).copyMemory(from: start, byteCount: record.count)
    entries.append(
      Entry(key: recordKey(record), offset: UInt32(used), count: UInt32(record.count)))
    used += record.count
    count += 1
  }

  /// Adds the record that `write` appends to some bytes.
  func add(_ write: (inout [UInt8]) -> Void) throws(FileProblem) {
    scratch.removeAll(keepingCapacity: true)
    write(&scratch)
    var problem: FileProblem?
    let bytes = scratch
    bytes.withUnsafeBytes { record in
      do throws(FileProblem) { try add(record) } catch { problem = error }
    }
    if let problem { throw problem }
  }

  /// Returns all records in their order; nothing can be added any more.
  func merged() throws(FileProblem) -> RecordMerge {
    guard let file else {
      sort()
      return RecordMerge([MemoryRun(self)], count: count)
    }
    try spill()
    entries = []
    return RecordMerge(runs.map { FileRun(file, $0) }, count: count)
  }

  private func sort() {
    let arena = arena
    entries.sort { a, b in
      a.key != b.key
        ? a.key < b.key
        : byteOrder(
          UnsafeRawBufferPointer(start: arena + Int(a.offset), count: Int(a.count)),
          UnsafeRawBufferPointer(start: arena + Int(b.offset), count: Int(b.count))) < 0
    }
  }

  private func spill() throws(FileProblem) {
    guard !entries.isEmpty else { return }
    sort()
    let file: UnfinishedFile
    if let open = self.file { file = open } else { file = try UnfinishedFile(path) }
    self.file = file
    let start = end
    var buffer: [UInt8] = []
    buffer.reserveCapacity(FileRun.bufferSize + capacity / 4)
    for entry in entries {
      buffer.append(entry.count)
      buffer.append(
        contentsOf: UnsafeRawBufferPointer(
          start: arena + Int(entry.offset), count: Int(entry.count)))
      if buffer.count >= FileRun.bufferSize { try write(&buffer, file) }
    }
    try write(&buffer, file)
    runs.append(start..<end)
    entries.removeAll(keepingCapacity: true)
    used = 0
  }

  private func write(_ buffer: inout [UInt8], _ file: UnfinishedFile) throws(FileProblem) {
    try file.write(buffer.span.bytes)
    end += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }

  /// The records in memory.
  private final class MemoryRun: RecordRun {
    private let sorter: RecordSorter
    private var next = 0

    init(_ sorter: RecordSorter) { self.sorter = sorter }

    var record: UnsafeRawBufferPointer {
      let entry = sorter.entries[next - 1]
      return UnsafeRawBufferPointer(
        start: sorter.arena + Int(entry.offset), count: Int(entry.count))
    }

    func advance() -> Bool {
      next += 1
      return next <= sorter.entries.count
    }
  }
}

/// The first eight bytes of a record as a number that is ordered as they are.
func recordKey(_ record: UnsafeRawBufferPointer) -> UInt64 {
  if record.count >= 8 { return UInt64(bigEndian: record.loadUnaligned(as: UInt64.self)) }
  return record.reduce(0) { $0 << 8 | UInt64($1) } << (8 * UInt64(8 - record.count))
}
