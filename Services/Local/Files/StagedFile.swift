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
  func take() throws(SystemError) {
    guard rename(name, target) == 0 else { throw .last }
  }

  /// Gives what has the name now a second one, for `putBack`; where the file system knows no second
  /// names, that one alone until `take`.
  func keepWhatWasThere() throws(SystemError) {
    if isNew || link(target, kept) == 0 { return }
    guard rename(target, kept) == 0 else { throw .last }
  }

  /// Has all be as it was before `take`.
  func putBack() {
    if isNew { unlink(target) } else { rename(kept, target) }
  }

  /// Leaves nothing of it but what was put in place.
  func discard() {
    unlink(name)
    unlink(kept)
  }
}
