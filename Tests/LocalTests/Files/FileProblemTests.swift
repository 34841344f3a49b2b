import Domain
import Glibc
import Testing

@testable import Local

@Suite struct FileProblemTests {
  @Test(arguments: [
    (ENOENT, FileProblem.missing), (EACCES, .denied), (EPERM, .denied), (ENOSPC, .noSpace),
    (EDQUOT, .noSpace), (ENOTDIR, .notAFolder), (EISDIR, .isFolder),
    (EIO, .system("Input/output error")),
  ])
  func aCodeIsAProblemOrKeepsTheSystemsWords(_ code: Int32, _ problem: FileProblem) {
    #expect(FileProblem(code: code) == problem)
  }

  @Test(arguments: [true, false])
  func whatTheSystemRefusesDependsOnWhatWasWanted(_ isWriting: Bool) {
    let error = SQLiteFailure.dataError(FileProblem.denied, path: "f", isWriting: isWriting)
    #expect(
      error
        == (isWriting
          ? DataError.unwritable(path: "f", reason: .denied)
          : .unreadable(path: "f", reason: .denied)))
  }
}
