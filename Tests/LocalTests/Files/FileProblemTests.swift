import Domain
import Glibc
import Testing

@Suite struct FileProblemTests {
  @Test(arguments: [
    (ENOENT, FileProblem.missing), (EACCES, .denied), (EPERM, .denied), (ENOSPC, .noSpace),
    (EDQUOT, .noSpace), (ENOTDIR, .notAFolder), (EISDIR, .isFolder),
    (EIO, .system("Input/output error")),
  ])
  func aCodeIsAProblemOrKeepsTheSystemsWords(_ code: Int32, _ problem: FileProblem) {
    #expect(FileProblem(code: code) == problem)
  }
}
