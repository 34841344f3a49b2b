import Foundation
import Glibc
import Testing

@testable import Terminal

@Suite struct OutputTests {
  private let ends: [Int32]

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    self.ends = ends
  }

  @Test func aClosedPipeIsAnErrorOfItsOwn() {
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: ConsoleError.closed) { try Output(ends[1]).write("x") }
  }

  @Test func anotherErrorHasItsNumber() {
    for end in ends { close(end) }
    #expect(throws: ConsoleError(code: EBADF)) { try Output(-1).write("x") }
  }

  /// It is written on a thread of its own: who waits for its turn to write keeps one of those that
  /// tests share, and the reader needs one, too.
  @Test func moreThanAPipeHoldsArrivesWhole() {
    let (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    Thread.detachNewThread {
      // What did not arrive is seen below.
      try? Output(writing).write(bytes)
      close(writing)
    }
    var received: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(reading, &block, block.count), count > 0 {
      received += block[..<count]
    }
    #expect(received == bytes)
    close(reading)
  }
}

@Suite struct ClipboardTests {
  @Test func theTerminalIsToldWhatToCopy() {
    #expect(Clipboard.sequence(for: "é", inTmux: false) == "\u{1B}]52;c;w6k=\u{7}")
  }

  @Test func tmuxIsToldToPassItOn() {
    #expect(
      Clipboard.sequence(for: "a", inTmux: true)
        == "\u{1B}]52;c;YQ==\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
  }
}
