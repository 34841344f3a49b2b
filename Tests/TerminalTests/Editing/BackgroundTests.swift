import Glibc
import PseudoTerminal
import TestSupport
import Testing
import TextUI

@testable import Terminal

/// The question for a terminal's background, and its answers, which are nothing that is typed.
@Suite(.oneAtATime) final class BackgroundTests: TypingTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let answer = "\u{1B}]11;rgb:2828/2c2c/3434\u{1B}\\"

  private func start() throws -> PseudoTerminal {
    let terminal = try typing.start(["--background", "--follow"])
    #expect(terminal.output.contains(Self.question))
    return terminal
  }

  private func screen(_ terminal: PseudoTerminal) -> [String] {
    ScreenModel(terminal.output.replacing(Self.question, with: "")).rows
  }

  @Test func anAnswerIsToldAndNotTyped() throws {
    let terminal = try start()
    try terminal.send(Self.answer, expecting: "<dark background>")
    try terminal.send("a\r", expecting: "line [a]")
    #expect(screen(terminal).contains { $0.contains("rgb") } == false)
    #expect(terminal.output.ranges(of: Self.question).count == 1)
  }

  @Test func aLateAnswerMayComeInPartsInTheMidstOfALine() throws {
    let terminal = try start()
    try terminal.send("ab\r", expecting: "line [ab]", "type> ")
    try terminal.send("c\u{1B}]11;rg", expecting: "reads [c]")
    try terminal.send("b:ffff/ffff/ffff\u{1B}")
    try terminal.send("\\d", expecting: "<light background>")
    try terminal.send("\r", expecting: "line [cd]")
  }

  /// tmux drops the second question, or passes it on; the pane's own color comes first.
  @Test func inTmuxTheTerminalAroundItIsAskedToo() throws {
    let question = Self.question + "\u{1B}Ptmux;\u{1B}\u{1B}]11;?\u{1B}\u{1B}\\\u{1B}\\"
    let terminal = try typing.start(
      ["--background", "--follow"],
      environment: ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"])
    #expect(terminal.output.contains(question))
    try terminal.send("a\u{1B}]11;rgb:ffff/ffff/ff", expecting: "reads [a]")
    try terminal.send("ff\u{7}b\u{1B}]11;rgb:0/0", expecting: "<light background>")
    try terminal.send("/0\u{1B}\\", expecting: "<dark background>")
    try terminal.send("c\r", expecting: "line [abc]")
  }

  @Test func inTmuxNoAnswerIsNoHindrance() throws {
    let terminal = try typing.start(
      ["--background", "--follow"],
      environment: ["TERM": "screen-256color", "TMUX": "/tmp/tmux-0/default,1,0"])
    try terminal.send("ab", expecting: "reads [ab]")
    try terminal.send("\r", expecting: "line [ab]")
  }

  @Test func itIsAskedInTheMidstOfALineToo() throws {
    let (terminal, fifo) = try typing.startShowing(["--follow"])
    try terminal.type("ab")
    try fifo.write("background", expecting: Self.question, in: terminal)
    try terminal.send(Self.answer + "c\r", expecting: "line [abc]")
  }

  // MARK: - Without a line editor

  private func ask() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Typing.program, ["--ask"], environment: PseudoTerminal.environment(home: typing.home.path))
    try terminal.expect(Self.question + "\u{1B}[c")
    return terminal
  }

  @Test(
    arguments: [
      (["\u{1B}]11;rgb:2828/2c2c/3434\u{1B}\\", "\u{1B}[?62;22c"], "background dark"),
      (["\u{1B}]11;rgb:ff", "ff/ffff/ffff\u{7}\u{1B}[?6", "c"], "background light"),
      (["\u{1B}[?1;2c"], "no background"),
      (["\u{1B}]11;garbage\u{7}\u{1B}[?1;2c"], "no background"),
      ([String(repeating: "garbage ", count: 20)], "no background"),
    ])
  func theAnswerIsWaitedForAndNotEchoed(parts: [String], said: String) throws {
    let terminal = try ask()
    for part in parts { try terminal.send(part) }
    try terminal.expect(said)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(
      terminal.output == Self.question + "\u{1B}[c" + said + "\r\n")
  }

  @Test func ctrlCEndsTheProgramAndTheTerminalIsAsItWas() throws {
    let terminal = try ask()
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.settings == terminal.initialSettings)
  }
}

/// What a terminal says of its background, as bytes among those of keys.
@Suite struct BackgroundAnswerTests {
  private static let captured: Set<EditKey> = [.up, .escape]
  private static let dark = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"
  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}"

  /// The keys of some reads, nothing coming in time between two.
  private func keys(_ reads: [String], isAwaited: Bool = true) -> [KeyBuffer.Key] {
    var buffer = KeyBuffer()
    buffer.awaitedBackgrounds = isAwaited ? 1 : 0
    return reads.flatMap {
      buffer.keys(of: Array($0.utf8), isFinal: true, capturing: Self.captured).dropLast()
    }
  }

  private static let reads: [([String], [KeyBuffer.Key])] = [
    (["a\(dark)b"], [.scalar("a"), .background(.dark), .scalar("b")]),
    ([light + dark], [.background(.light), .background(.dark)]),
    // An answer that ends midway leaves the next key alone.
    (
      ["\u{1B}]11;rgb:00/\r\u{1B}]11;rgb:00\u{1B}[A\u{1B}]11;rgb:00\u{3}a"],
      [.scalar("\r"), .special(.up), .scalar("\u{3}"), .scalar("a")]
    ),
    // Keys that begin like it are keys.
    (["\u{1B}"], [.special(.escape)]),
    (["\u{1B}]x"], [.scalar("\u{1B}"), .scalar("]"), .scalar("x")]),
    // Held until the next key tells what it is.
    (["\u{1B}]", "x"], [.scalar("\u{1B}"), .scalar("]"), .scalar("x")]),
    ([dark, "\u{1B}]"], [.background(.dark), .scalar("\u{1B}"), .scalar("]")]),
  ]

  @Test(arguments: reads)
  func anAnswerIsTakenOutOfWhatIsTyped(reads: [String], expected: [KeyBuffer.Key]) {
    #expect(keys(reads) == expected)
  }

  @Test func whatBeginsLikeItIsHeldOnlyWhereItIsAwaited() {
    #expect(keys([Self.dark], isAwaited: false) == [.background(.dark)])
    #expect(keys(["\u{1B}]"], isAwaited: false) == [.scalar("\u{1B}"), .scalar("]")])
  }

  /// Esc alone is a key where nothing comes after it in time.
  @Test(arguments: 2..<dark.utf8.count)
  func itMayComeInTwoParts(count: Int) {
    let bytes = Array(Self.dark.utf8)
    let parts = [bytes[..<count], bytes[count...]].map { String(decoding: $0, as: UTF8.self) }
    #expect(keys(parts) == [.background(.dark)])
  }

  @Test(arguments: ["", "?", "rgb:12", "black", "rgb:zz/zz/zz", "é", "12;rgb:0/0/0", "\u{9C}"])
  func whatIsOfNoUseIsTakenAllTheSame(text: String) {
    #expect(keys(["x\u{1B}]11;\(text)\u{7}y"]) == [.scalar("x"), .scalar("y")])
    #expect(keys(["x\u{1B}]11;\(text)\u{1B}\\y"]) == [.scalar("x"), .scalar("y")])
  }

  @Test func howeverLongAnAnswerIsNothingOfItIsTyped() {
    let flood = "\u{1B}]11;rgb:" + String(repeating: "0", count: 100_000)
    #expect(keys([flood, flood.replacing("\u{1B}", with: ""), "\u{7}x"]) == [.scalar("x")])
  }

  @Test func eachOfTwoAnswersMayComeInParts() {
    var buffer = KeyBuffer()
    buffer.awaitedBackgrounds = 2
    let reads = [
      "a" + Self.light.dropLast(4), Self.light.suffix(4) + "b\u{1B}]11;rg", "b:0/0/0\u{7}",
    ]
    let keys = reads.flatMap {
      buffer.keys(of: Array($0.utf8), isFinal: true, capturing: Self.captured).dropLast()
    }
    #expect(
      keys == [.scalar("a"), .background(.light), .scalar("b"), .background(.dark)])
    #expect(buffer.awaitedBackgrounds == 0)
  }

  /// A terminal that was opened out of tmux has its variable, and another name.
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], 1), (["TERM": "tmux-256color"], 1),
      (["TERM": "tmux-256color", "TMUX": ""], 1),
      (["TERM": "xterm-256color", "TMUX": "/a,1,0"], 1),
      (["TERM": "tmux-256color", "TMUX": "/a,1,0"], 2), (["TERM": "screen", "TMUX": "/a,1,0"], 2),
    ] as [([String: String], Int)])
  func tmuxIsAskedTwice(environment: [String: String], count: Int) {
    #expect(TerminalBackground.questions(in: environment).count == count)
  }

  /// As a one-shot command looks for it.
  @Test func theAnswerToTheSentinelIsTheLast() {
    let answers = Array((Self.dark + "\u{1B}[?62;4;22c").utf8)
    #expect(answers.indices.filter { BackgroundQuestion.isComplete(Array(answers[..<$0])) } == [])
    #expect(BackgroundQuestion.isComplete(answers))
    #expect(BackgroundQuestion.background(in: answers) == .dark)
    #expect(BackgroundQuestion.background(in: Array("ab\u{1B}[?1;2c".utf8)) == nil)
    #expect(BackgroundQuestion.background(in: Array("a\(Self.light)".utf8)) == .light)
    #expect(BackgroundQuestion.background(in: Array(Self.dark.utf8.dropLast())) == nil)
  }
}

@Suite struct TerminalBackgroundTests {
  @Test(
    arguments: [
      // xterm, black and white; with fewer digits; seen through.
      ("rgb:0000/0000/0000", .dark), ("rgb:ffff/ffff/ffff", .light), ("rgb:0/0/0", .dark),
      ("rgb:FFF/FFF/FFF", .light), ("rgba:1e1e/1e1e/1e1e/e5e5", .dark),
      // Solarized, Nord, Gruvbox.
      ("rgb:00/2b/36", .dark), ("rgb:fd/f6/e3", .light), ("rgb:2e2e/3434/4040", .dark),
      ("rgb:fbfb/f1f1/c7c7", .light),
      // The eye sees little of blue, much of green.
      ("rgb:00/00/ff", .dark), ("rgb:00/ff/00", .light),
      // On both sides of a luminance of 0.179.
      ("rgb:75/75/75", .dark), ("rgb:76/76/76", .light),
    ] as [(String, TerminalBackground)])
  func aColorIsDarkOrLight(color: String, background: TerminalBackground) {
    #expect(TerminalBackground(color: color.utf8) == background)
  }

  @Test(arguments: [
    "", "rgb", "rgb:", "rgb:0/0", "rgb:0/0/0/0", "rgba:0/0/0", "rgb:00000/0/0", "rgb:0//0",
    "rgb:/0/0/0", "rgb:0/0/0/", "rgb:+1/0/0", "rgb:-1/0/0", "rgb: 0/0/0", "rgb:g/0/0", "RGB:0/0/0",
    "rgbi:0/0/0", "cmyk:0/0/0/0", "#000000", "black", "rgb:0/0/0:0", "rgb:1.0/0/0", "rgb:０/0/0",
    "?",
  ])
  func whatIsNoColorIsNone(text: String) {
    #expect(TerminalBackground(color: text.utf8) == nil)
  }

  @Test func whatIsNoTextOrTooLongIsNone() {
    #expect(TerminalBackground(color: Array("rgb:0/0/".utf8) + [0xFF]) == nil)
    let digits = String(repeating: "0", count: 100_000)
    #expect(TerminalBackground(color: "rgb:\(digits)/0/0".utf8) == nil)
  }
}
