import CommandLine
import Components
import Domain
import Foundation
import Localization
import People
import Terminal
import TestSupport
import Testing

@MainActor
@Suite struct ProgressLineTests {
  @Test func linearTextSaysHowFarItIsEachTenSeconds() async throws {
    let (clock, pipe) = (TestClock(), Pipe())
    let line = ProgressLine(
      Strings(.english), columns: 80, isPlain: true, clock: clock,
      output: Output(pipe.fileHandleForWriting.fileDescriptor))
    let status = await line.during {
      for done in [nil, 4, 9] {
        while clock.sleepers < 1 { await Task.yield() }
        if let done { line.report(FetchProgress(People.service, .requests, done: done, total: 16)) }
        clock.advance(by: Delay.reminder)
      }
      while clock.sleepers < 1 { await Task.yield() }
      return .done
    }
    #expect(status == .done)
    try pipe.fileHandleForWriting.close()
    let said = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(
      String(decoding: said, as: UTF8.self)
        == "Loading…\nrandomuser.me, 25 %, 4/16\nrandomuser.me, 56 %, 9/16\n")
  }
}
