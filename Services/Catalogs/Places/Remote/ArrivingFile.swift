import Contracts
import Domain
import Files
import Platform
import Synchronization

/// A file of the server as it arrives in a folder, where it has no name: however the program ends,
/// nothing is left of it.
final class ArrivingFile: BodyReceiving {
  /// The path by which it is read.
  let path: String
  private let folder: String
  private let file: Mutex<UnfinishedFile>
  private let progress: @Sendable (_ done: Int, _ total: Int?) -> Void
  private let state = Mutex<(done: Int, total: Int?)>((0, nil))

  /// - Parameters:
  ///   - folder: the folder, which is there.
  ///   - progress: hears how much has come, on any thread.
  init(
    in folder: String, progress: @escaping @Sendable (_ done: Int, _ total: Int?) -> Void
  ) throws(DataError) {
    let file = try FileProblem.at(folder, DataError.unwritable) { () throws(FileProblem) in
      try UnfinishedFile("\(folder)/places.dump")
    }
    path = file.currentPath
    self.file = Mutex(file)
    self.folder = folder
    self.progress = progress
  }

  func begin(length: Int?) throws(DataError) {
    try change { file throws(FileProblem) in
      try FileProblem.catching(file.descriptor.truncate(to: 0))
      try FileProblem.catching(file.descriptor.seek(to: 0))
      // A disk that tells nothing is found full later.
      if let length, let free = try? FileSystem.freeBytes(at: self.folder), length > free {
        throw .tooLittleSpace(needed: length, free: free)
      }
    }
    state.withLock { $0 = (0, length) }
  }

  func receive(_ bytes: RawSpan) throws(DataError) {
    try change { file throws(FileProblem) in try file.write(bytes) }
    let (done, total) = state.withLock { state in
      state.done += bytes.byteCount
      return state
    }
    progress(done, total)
  }

  /// The first bytes.
  func start(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    file.withLock { file in _ = try? file.descriptor.read(count, at: 0, into: &bytes) }
    return bytes
  }

  private func change(
    _ body: (UnfinishedFile) throws(FileProblem) -> Void
  ) throws(DataError) {
    try FileProblem.at(folder, DataError.unwritable) { () throws(FileProblem) in
      try file.withLock { file throws(FileProblem) in try body(file) }
    }
  }
}
