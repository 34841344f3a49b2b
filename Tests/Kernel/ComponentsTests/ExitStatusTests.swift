import Components
import Domain
import Testing

@Suite struct ExitStatusTests {
  /// A fault of the command line is not one of the file.
  @Test(arguments: [
    (FileProblem.unknownColumn("y", known: ["x"]), Components.ExitStatus.usage),
    (.noColumnsHere, .usage),
    (.notLines, .usage), (.onlyShapes, .badData), (.notPoints, .badData),
  ])
  func aFileThatIsNoUseIsOneOfTwoFaults(problem: FileProblem, status: Components.ExitStatus) {
    #expect(Components.ExitStatus(.malformed(path: "f", reason: problem)) == status)
  }
}
