import Domain
import Glibc

/// A file that waits under a name of its own to take another's place.
struct StagedFile {
  let target: String
  private let name: String
  /// Whether nothing has the name it is for.
  private let isNew: Bool

  /// - Parameter name: its path, which ends in 0.
  init(target: String, name: [CChar]) {
    self.target = target
    self.name = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    isNew = access(target, F_OK) != 0
  }

  private var kept: String { name + "~" }

  /// Puts it where it belongs, in one step.
  ///
  /// - Parameter replacing: whether in the place of a file that has the name; else that fails.
  func take(replacing: Bool) throws(FileProblem) {
    if replacing {
      guard rename(name, target) == 0 else { throw .last }
      return
    }
    // A second name never takes the place of a file; `discard` takes the first one away.
    if link(name, target) == 0 { return }
    guard [EPERM, EOPNOTSUPP].contains(errno) else { throw .last }
    // The file system knows no second names: who makes the file owns its name.
    try FileWriter.claim(target)
    guard rename(name, target) == 0 else {
      let error = FileProblem.last
      unlink(target)
      throw error
    }
  }

  /// Gives what has the name now a second one, for `putBack`; where the file system knows no second
  /// names, that one alone until `take`.
  func keepWhatWasThere() throws(FileProblem) {
    if isNew || link(target, kept) == 0 { return }
    guard rename(target, kept) == 0 else { throw .last }
  }

  /// Has all be as it was before `take`, which left nothing of itself where it failed.
  func putBack(wasTaken: Bool) {
    if !isNew { rename(kept, target) } else if wasTaken { unlink(target) }
  }

  /// Leaves nothing of it but what was put in place.
  func discard() {
    unlink(name)
    unlink(kept)
  }
}
