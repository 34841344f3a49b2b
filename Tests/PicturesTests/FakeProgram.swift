import TestSupport

/// A program in a folder of its own, that does what a test needs.
struct FakeProgram {
  let folder: TemporaryFolder
  let path: String

  /// - Parameter script: for /bin/sh.
  init(_ script: String, named name: String = "chafa") throws {
    folder = try TemporaryFolder()
    path = folder.file(name)
    try ExecutableScript.write(script, to: path)
  }
}
