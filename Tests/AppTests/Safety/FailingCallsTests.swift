import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// A command whose calls for files fail, one after the other; `make torture` tries many more commands,
/// errors, and moments at which the program is killed or the power goes.
@Suite(.oneAtATime) struct FailingCallsTests {
  private static let lima = "3936456"
  private static let rome = "3169070"

  private let tools = TemporaryFolder()

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let built = try ProgramRun.run(
      "/usr/bin/env",
      [
        "clang", "-shared", "-fPIC", "-o", tools.file("faults.so"),
        tests.appending(path: "Torture/faults.c").path, "-ldl",
      ], input: [], environment: ProcessInfo.processInfo.environment)
    try #require(built.status == .exited(0), "\(built.errors)")
  }

  /// A home that has Rome among its favorites.
  private func home() throws -> Home {
    let home = Home()
    #expect(try home.run("favorites", "add", "cities", Self.rome).status == .exited(0))
    return home
  }

  private func run(
    _ words: [String], in home: Home, failing: String? = nil
  ) throws -> ProgramRun {
    try home.run(
      words,
      environment: [
        "LD_PRELOAD": tools.file("faults.so"), "FAULTS_ROOT": home.path,
        "FAULTS_COUNT": tools.file("counts"), "FAULTS_FAIL": failing ?? "",
      ])
  }

  /// How often a command makes each call: "write 27".
  private func counts(_ words: [String]) throws -> [(call: String, count: Int)] {
    #expect(try run(words, in: try home()).status == .exited(0))
    return try String(contentsOfFile: tools.file("counts"), encoding: .utf8)
      .split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return Int(words[1]).map { (String(words[0]), $0) }
      }
  }

  private func favorites(_ home: Home) throws -> Set<String> {
    Set(try home.run("favorites", "list", "--json").items.compactMap { $0["id"] as? String })
  }

  /// What was acknowledged is there; else the old or the new is, whole, and one line says why.
  @Test(arguments: [
    (["favorites", "add", "cities", lima], [rome, lima] as Set<String>),
    (["favorites", "remove", "cities", rome], [] as Set<String>),
  ])
  func aCallThatFailsLosesNothing(_ words: [String], _ expected: Set<String>) throws {
    let counts = try counts(words)
    #expect(counts.contains { $0.call == "write" && $0.count > 0 })
    for (call, count) in counts where count > 0 {
      for number in 1...count {
        let home = try home()
        let run = try run(words, in: home, failing: "\(call):\(number):\(ENOSPC)")
        let found = try favorites(home)
        if run.status == .exited(0) {
          #expect(found == expected, "\(call) \(number)")
        } else {
          #expect(found == expected || found == [Self.rome], "\(call) \(number)")
          #expect(run.messages.count == 1, "\(call) \(number): \(run.errors)")
        }
      }
    }
  }

  /// A disk that can't be read, once or at all, is no reason to set favorites aside.
  @Test func whatCannotBeReadStaysWhereItIs() throws {
    let words = ["favorites", "add", "cities", Self.lima]
    let reads = try #require(try counts(words).first { $0.call == "read" }?.count)
    for number in 0...reads {
      let home = try home()
      let run = try run(words, in: home, failing: "read:\(number):\(EIO)")
      let isDone = run.status == .exited(0)
      #expect(try favorites(home) == (isDone ? [Self.lima, Self.rome] : [Self.rome]), "\(number)")
      #expect(isDone == run.errors.isEmpty, "\(number): \(run.errors)")
    }
  }
}
