import Domain
import Local
import Remote

/// The log in the state folder, which is made with the first entry.
struct StateFolderSink: LogSink {
  private let folder: String
  private let file: FileLogSink

  init(folder: String, path: String) {
    self.folder = folder
    file = FileLogSink(path: path)
  }

  func write(_ lines: [String]) throws(DataError) {
    try PrivateFolder.create(folder)
    try file.write(lines)
  }
}
