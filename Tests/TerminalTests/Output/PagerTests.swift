import Foundation
import TestSupport
import Testing
import TextUI

@testable import Terminal

@Suite(.oneAtATime) struct PagerTests {
  private let folder = TemporaryFolder()

  private static func environment(_ more: [String: String]) -> [String: String] {
    ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""].merging(more) { $1 }
  }

  @Test(
    arguments: [
      (["PAGER": ""], nil), ([:], nil), (["PAGER": "cat"], nil), (["PAGER": " less "], true),
      (["PAGER": "/usr/bin/less -S"], true), (["PAGER": "less", "LESS": "FX"], false),
      (["PAGER": "less -iR", "LESS": ""], true), (["PAGER": "less --RAW-CONTROL-CHARS"], true),
      (["PAGER": "less", "LESS": "--tabs=4 --ignore-case"], false), (["PAGER": "more"], false),
    ] as [([String: String], Bool?)])
  func isThatOfTheEnvironment(environment: [String: String], showsColor: Bool?) {
    #expect(Pager(environment: environment)?.showsColor == showsColor)
  }

  @Test func getsTheTextItsArgumentsAndItsOptions() throws {
    let (copy, options) = (folder.file("copy"), folder.file("options"))
    let pager = try #require(
      Pager(
        environment: Self.environment([
          "PAGER": "sh -c 'cat >\"$0\"; printf %s \"$LESS\" >\"$1\"' \(copy) \(options)"
        ])))
    // More than a pipe holds.
    let text = String(repeating: "línea\n", count: 50_000)
    #expect(pager.show(Array(text.utf8)))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == text)
    #expect(try String(contentsOfFile: options, encoding: .utf8) == "FRX")
  }

  /// Who leaves the pager at once is done, too.
  @Test(arguments: ["true", "false", "head -n 1 >/dev/null"])
  func mayLeaveTheTextUnread(command: String) throws {
    let pager = try #require(Pager(environment: Self.environment(["PAGER": command])))
    #expect(pager.show(Array(repeating: 0x0A, count: 1_000_000)))
  }

  @Test func saysThatItCannotBeStarted() throws {
    let pager = try #require(Pager(environment: Self.environment(["PAGER": "no-such-pager -x"])))
    #expect(!pager.show([0x0A]))
  }

  @Test func anOperandIsOneWordWhateverIsInIt() throws {
    let path = folder.file("a b $(touch c) 'd'")
    let environment = Self.environment([:])
    #expect(ForegroundProgram.run("touch", path, environment: environment) == .done)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(ForegroundProgram.run("false", path, environment: environment) == .failed)
    #expect(ForegroundProgram.run("kill -9 $$;", path, environment: environment) == .failed)
    #expect(ForegroundProgram.run("nosuch", path, environment: environment) == .unstarted)
  }
}
