import Domain
import Files
import Platform

/// Sorted records, one after the other.
protocol RecordRun: AnyObject {
  /// The record that was gone to; its bytes stay until the next one is.
  var record: UnsafeRawBufferPointer { get }

  /// - Returns: false at the end.
  func advance() throws(FileProblem) -> Bool
}

/// A part of a file that ``RecordSorter`` wrote: each record has four bytes with its length before it.
final class FileRun: RecordRun {
  static let bufferSize = 1 << 18

  private let file: UnfinishedFile
  private var offset: Int
  private let end: Int
  private var buffer: [UInt8] = []
  private var next = 0
  private var current: UnsafeMutableRawBufferPointer

  init(_ file: UnfinishedFile, _ range: Range<Int>) {
    self.file = file
    (offset, end) = (range.lowerBound, range.upperBound)
    current = .allocate(byteCount: 1 << 12, alignment: 16)
  }

  deinit { current.deallocate() }

  private var count = 0
  var record: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: current[..<count]) }

  func advance() throws(FileProblem) -> Bool {
    guard try fill(4) else { return false }
    count = buffer.withUnsafeBytes {
      Int($0.loadUnaligned(fromByteOffset: next, as: UInt32.self))
    }
    next += 4
    guard try fill(count) else { throw .system("a sorted run ends too early") }
    if count > current.count {
      current.deallocate()
      current = .allocate(byteCount: 2 * count, alignment: 16)
    }
    buffer.withUnsafeBytes {
      current.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[next..<next + count]))
    }
    next += count
    return true
  }

  /// Has some more bytes in the buffer.
  ///
  /// - Returns: false if the run has fewer.
  private func fill(_ count: Int) throws(FileProblem) -> Bool {
    while buffer.count - next < count {
      guard offset < end else { return false }
      buffer.removeFirst(next)
      next = 0
      let limit = min(max(Self.bufferSize, count), end - offset)
      let read = try FileProblem.catching(file.descriptor.read(limit, at: offset, into: &buffer))
      guard read > 0 else { return false }
      offset += read
    }
    return true
  }
}

/// The records of several runs in one order.
final class RecordMerge {
  private var runs: [any RecordRun]
  /// A heap of the keys and the runs; the first has the least record.
  private var heap: [(key: UInt64, run: Int)] = []
  private var hasStarted = false
  /// The number of all records.
  let count: Int

  init(_ runs: [any RecordRun], count: Int) {
    self.runs = runs
    self.count = count
  }

  /// Returns the next record, whose bytes stay until the next call; `nil` at the end.
  func next() throws(FileProblem) -> UnsafeRawBufferPointer? {
    if hasStarted, let first = heap.first {
      if try runs[first.run].advance() {
        heap[0].key = recordKey(runs[first.run].record)
      } else {
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
      }
      sink(0)
    } else if !hasStarted {
      hasStarted = true
      for run in runs.indices where try runs[run].advance() {
        heap.append((recordKey(runs[run].record), run))
      }
      for index in heap.indices.reversed() { sink(index) }
    }
    return heap.first.map { runs[$0.run].record }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    if heap[a].key != heap[b].key { return heap[a].key < heap[b].key }
    return byteOrder(runs[heap[a].run].record, runs[heap[b].run].record) < 0
  }

  private func sink(_ start: Int) {
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, precedes(child + 1, child) { child += 1 }
      guard precedes(child, index) else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}
