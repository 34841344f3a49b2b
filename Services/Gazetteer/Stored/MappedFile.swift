import Domain
import Glibc

/// A file in memory, for as long as anybody has it.
///
/// Another file of the same name changes nothing: this one stays what it was. Only a program that
/// cuts the file itself short could take bytes away, and ours never do.
final class MappedFile: Sendable {
  private let address: UInt
  let count: Int

  /// - Parameter descriptor: of a file that is open for reading; it may be closed afterwards.
  init(_ descriptor: Int32) throws(FileProblem) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    count = Int(info.st_size)
    guard count > 0 else {
      address = 0
      return
    }
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw .last }
    address = UInt(bitPattern: start)
  }

  deinit {
    if count > 0 { munmap(UnsafeMutableRawPointer(bitPattern: address), count) }
  }

  /// The pointer is valid within `body` only.
  func read<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
    let start = UnsafeRawPointer(bitPattern: address)
    return try withExtendedLifetime(self) { () throws(E) in
      try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }
  }
}
