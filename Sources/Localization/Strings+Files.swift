import Domain

extension Strings {
  /// What is wrong with a file and what to do, without a full stop.
  func words(for problem: FileProblem) -> String {
    switch problem {
    case .missing: self[FileText.missing]
    case .denied: self[FileText.denied]
    case .noSpace: self[FileText.noSpace]
    case .notAFolder: self[FileText.notAFolder]
    case .isFolder: self[FileText.isFolder]
    case .exists: self[FileText.exists]
    case .notAFile: self[FileText.notAFile]
    case .tooLarge(let limit): self(FileText.tooLarge, Self.size(limit))
    case .busy: self[FileText.busy]
    case .noHome: self[FileText.noHome]
    case .newerVersion: self[FileText.newerVersion]
    case .notJSON: self[FileText.notJSON]
    case .notAnArchive: self[FileText.notAnArchive]
    case .damaged(let detail): self(FileText.damaged, detail)
    case .setAside(let detail, let place): self(FileText.setAside, detail, place)
    case .immovable(let problem): self(FileText.immovable, words(for: problem))
    case .system(let message): self(FileText.system, message)
    }
  }

  /// Bytes in the largest unit that leaves one whole, rounded down: "16 MB".
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case (1 << 20)...: "\(bytes >> 20) MB"
    case (1 << 10)...: "\(bytes >> 10) KB"
    default: "\(bytes) B"
    }
  }
}
