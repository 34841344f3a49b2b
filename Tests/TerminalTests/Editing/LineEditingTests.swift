import PseudoTerminal
import TestSupport
import Testing

@Suite(.oneAtATime) final class LineEditingTests: TypingTests {
  @Test(arguments: ["C", "POSIX", "es_ES.UTF-8", "xx_YY", "C.UTF-8", ""])
  func charactersOfAllWidthsAreReadInAnyLocale(locale: String) throws {
    let terminal = try typing.start(environment: ["LANG": locale, "LC_ALL": locale])
    try terminal.send("é日🙂\r", expecting: "é日🙂", "line [é日🙂]", "type> ")
  }

  /// Keys, and the line they make where Tab offers a few words.
  private static let keys: [(String, String)] = [
    // Backspace takes whole characters.
    ("né日🙂\u{7F}\u{7F}\u{7F}x", "nx"),
    // Ctrl with an arrow, Home, End and Delete; Ctrl-W.
    ("one two\u{1B}[1;5DX\u{1B}[1;5CY\u{1B}[H>\u{1B}[F<\u{1B}[D\u{1B}[3~.", ">one XtwoY."),
    ("one two\u{17}three", "one three"),
    // Keys without a meaning type nothing.
    ("a\u{1B}[5~b\u{1B}[6~c\u{1B}[2~d\u{1B}[15~e", "abcde"),
    ("a\u{1B}[24~b\u{1B}OPc\u{1B}[1;2Ad\u{1B}[1;5Be\u{1B}[Zf", "abcdef"),
    // A paste ends a search.
    ("\u{12}zz\u{1B}[200~one\ntwo\u{1B}[201~", "one two"),
    // One candidate is inserted, with what follows it; of several what they share; of none nothing.
    ("go ci\tnow", "go cités now"), ("a\t.", "alp."), ("x\ty", "xy"),
    // Only what is before the cursor is replaced.
    ("é!\u{1B}[D\t", "étage !"),
  ]

  @Test(arguments: keys)
  func keysMakeALine(keys: String, line: String) throws {
    let terminal = try typing.start(["--words", "cités,alpha,alps,étage"])
    try terminal.send(keys + "\r", expecting: "line [\(line)]")
    // What they share is inserted before they are listed.
    #expect(!terminal.output.contains("alpha  alps"))
  }

  /// A second Tab would list the same; after a change of the line it lists again.
  @Test func candidatesAreListedOnce() throws {
    let terminal = try typing.start(["--words", "alpha,alps,étage"])
    try terminal.send("al\t\t\t\t", expecting: "alpha  alps")
    try terminal.send("x", expecting: "x")
    try terminal.send("\u{7F}\t", expecting: "alpha  alps")
    try terminal.send("\r", expecting: "line [alp]")
    #expect(terminal.output.ranges(of: "alpha  alps").count == 2)
  }

  @Test func bytesThatAreNotUTF8AreLeftOut() throws {
    let terminal = try typing.start()
    try terminal.send(bytes: Array("a".utf8) + [0xFF, 0xC3] + Array("b\r".utf8))
    try terminal.expect("line [ab]")
  }

  @Test func aLoneEscapeIsNotTheStartOfAPaste() throws {
    let terminal = try typing.start()
    try terminal.type("ab")
    // Esc b: a word back.
    try terminal.send("\u{1B}")
    try terminal.send("bX\r", expecting: "line [Xab]")
  }

  @Test func controlCClearsTheLineAndNeverQuits() throws {
    let terminal = try typing.start()
    for text in ["some text", "", "x"] {
      try terminal.send(text)
      try terminal.expect(text)
      try terminal.send("\u{3}", expecting: "^C\r\n", "interrupted", "type> ")
    }
    try terminal.send("fine\r", expecting: "line [fine]")
  }

  @Test func controlCLeavesALineOfSeveralRowsOnTheScreen() throws {
    let terminal = try typing.start(columns: 20)
    // 6 columns of prompt and 36 of text: the third row has two.
    let text = String(repeating: "123456789", count: 4)
    try terminal.send(text + "\u{1B}[H!", expecting: "!")
    try terminal.send("\u{3}", expecting: "\r\u{1B}[2B\u{1B}[3C^C\r\n")
  }

  @Test func controlDQuitsOnAnEmptyLineOnly() throws {
    let terminal = try typing.start()
    try terminal.send("abc\u{4}d\r", expecting: "line [abcd]", "type> ")
    try terminal.send("\u{4}", expecting: "end")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(terminal.output.contains("\u{1B}[?2004l"))
  }

  @Test func controlLClearsTheScreenAndKeepsTheLine() throws {
    let terminal = try typing.start()
    try terminal.send("kept\u{C}", expecting: "\u{1B}[2J", "type> kept")
    try terminal.send("\r", expecting: "line [kept]")
  }

  @Test func anEditrcIsRespected() throws {
    try TestFiles.write(
      "typewriter:bind ^T ed-move-to-beg\nother:bind ^T ed-tty-sigint\n",
      to: typing.home.file(".editrc"))
    let terminal = try typing.start()
    try terminal.send("bc\u{14}a\r", expecting: "line [abc]")
  }

  @Test func viModeKeepsTabAndPaste() throws {
    try TestFiles.write("bind -v\n", to: typing.home.file(".editrc"))
    let terminal = try typing.start(["--words", "beta"])
    try terminal.send("b\t\u{1B}[200~one\ntwo\u{1B}[201~\r", expecting: "line [beta one two]")
  }

  @Test(arguments: ["dumb", "xterm-nobody-knows-this", ""])
  func poorAndUnknownTerminalsWork(name: String) throws {
    let terminal = try typing.start(["--mouse", "--background"], environment: ["TERM": name])
    try terminal.send("abc\u{7F}d\r", expecting: "line [abd]")
    #expect(terminal.output.contains("\u{1B}") == name.hasPrefix("xterm"))
    #expect(!terminal.output.contains("No entry"))
  }

  @Test func plainLinesAreEditedWithoutEscapes() throws {
    let terminal = try typing.start([
      "--plain", "--color", "--mouse", "--background", "--words", "alpha,beta",
    ])
    try terminal.send("x \t", expecting: "alpha, beta\r\n", "type> x ")
    try terminal.send("al\t", expecting: "alpha")
    try terminal.send("x\u{7F}y\r", expecting: "line [x alpha y]")
    try terminal.send("\u{10}\r", expecting: "line [x alpha y]")
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func aColouredPromptKeepsItsWidth() throws {
    let terminal = try typing.start(["--color"])
    #expect(terminal.output.contains("\u{1B}[94mtype"))
    try terminal.send("abc\u{C}", expecting: "\u{1B}[2J", "abc")
    try terminal.send("\r", expecting: "line [abc]")
  }

  // MARK: - Tab and pastes

  @Test func severalGiveWhatTheyShareThenAList() throws {
    let terminal = try typing.start(["--words", "日本,日曜,alpha"])
    try terminal.send("日\t", expecting: "日本  日曜\r\n", "type> 日")
    try terminal.send("本\t!\r", expecting: "line [日本 !]")
  }

  /// Once it is given up it comes after all, and is no answer to the next question.
  @Test func keysDoNotWaitForAnAnswerThatNeverComes() throws {
    let terminal = try typing.start(["--words", "alpha,hangar"])
    try terminal.send("hang\t")
    try terminal.send("\u{15}al\t", expecting: "pha ")
    try terminal.send("!\r", expecting: "line [alpha !]")
  }

  @Test func aPasteOfSeveralLinesWaitsForEnter() throws {
    let terminal = try typing.start()
    #expect(terminal.output.contains("\u{1B}[?2004h"))
    try terminal.send("<>\u{1B}[D\u{1B}[200~one\ntwo\r\nthree\t\u{7}日\n\u{1B}[201~")
    try terminal.expect("one two three 日")
    try terminal.send("!\r", expecting: "line [<one two three 日!>]")
    #expect(!terminal.output.contains("line [<one]"))
  }

  @Test func aPasteOfAMegabyteIsALineThatIsTooLong() throws {
    let terminal = try typing.start()
    let text = String(repeating: "0123456789abcde\n", count: 65_536)
    try terminal.send("\u{1B}[200~\(text)\u{1B}[201~\r", expecting: "too long")
    try terminal.send("next\r", expecting: "line [next]")
  }

  @Test func controlCEndsAPasteThatHasNoEnd() throws {
    let terminal = try typing.start()
    try terminal.send("\u{1B}[200~one\ntwo\n")
    // The terminal throws away what was not read yet.
    try terminal.send("\u{3}", expecting: "interrupted", "type> ")
    try terminal.send("fine\r", expecting: "line [fine]")
  }
}
