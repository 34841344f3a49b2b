import TestSupport
import Testing
import TextUI

@testable import Terminal

/// What a terminal reports of its mouse, as bytes among those of keys.
@Suite struct PointerReportTests {
  private static let all: Set<EditKey> = [
    .up, .down, .left, .right, .pageUp, .pageDown, .tab, .escape,
  ]

  /// The keys of some reads, nothing coming in time between two.
  private func keys(
    _ reads: [[UInt8]], awaitsReports: Bool = true, awaitsPosition: Bool = false
  ) -> [KeyBuffer.Key] {
    var buffer = KeyBuffer()
    (buffer.awaitsReports, buffer.awaitsPosition) = (awaitsReports, awaitsPosition)
    return reads.flatMap { buffer.keys(of: $0, isFinal: true, capturing: Self.all).dropLast() }
  }

  private func keys(_ text: String) -> [KeyBuffer.Key] { keys([Array(text.utf8)]) }

  private static func report(
    _ kind: PointerReport.Kind, _ column: Int, _ row: Int
  ) -> KeyBuffer.Key { .pointer(PointerReport(kind, column: column, row: row)) }

  private static let texts: [(String, [KeyBuffer.Key])] = [
    (
      "a\u{1B}[<0;1;2M\u{1B}[<32;10;24M\u{1B}[<0;300;80mb\u{1B}[<64;5;6M\u{1B}[<65;5;6M",
      [
        .scalar("a"), report(.pressed, 0, 1), report(.moved, 9, 23), report(.released, 299, 79),
        .scalar("b"), report(.wheelUp, 4, 5), report(.wheelDown, 4, 5),
      ]
    ),
    // Shift and the like make no difference.
    ("\u{1B}[<4;1;1M\u{1B}[<56;2;1M", [report(.pressed, 0, 0), report(.moved, 1, 0)]),
    // A report that ends midway leaves the next key alone.
    (
      "\u{1B}[<0;1\u{1B}[A\u{1B}[<0;é\u{1B}[<0;1;1M\u{1B}[<\r",
      [.special(.up), .scalar("é"), report(.pressed, 0, 0), .scalar("\r")]
    ),
    ("\u{1B}\u{1B}[<0;1;1M", [.special(.escape), report(.pressed, 0, 0)]),
  ]

  @Test(arguments: texts)
  func reportsAreRead(text: String, expected: [KeyBuffer.Key]) {
    #expect(keys(text) == expected)
  }

  /// Other buttons, wheels to the side, what is no report, and what no window is large enough for.
  @Test(arguments: [
    "1;1;1M", "2;1;1M", "2;1;1m", "35;1;1M", "66;1;1M", "67;1;1M", "64;1;1m", "128;1;1M", "M", "m",
    ";;M", "0;1M", "0;1;1;1M", "0;0;1M", "0;1;0M", "0;1;10001M", "0;-1;1M", "a", "0;1;1~", "?1;2c",
    "0;1; 1M", "99999999999999999999;1;1M", "0;99999999999999999999999999999999999999999;1M",
  ])
  func whatIsOfNoUseIsTakenAllTheSame(rest: String) {
    #expect(keys("x\u{1B}[<\(rest)y") == [.scalar("x"), .scalar("y")])
  }

  @Test func howeverLongAReportIsNothingOfItIsTyped() {
    let flood = Array("\u{1B}[<".utf8) + Array(repeating: UInt8(ascii: "9"), count: 200_000)
    let reads = stride(from: 0, to: flood.count, by: 4_096).map {
      Array(flood[$0..<min($0 + 4_096, flood.count)])
    }
    #expect(keys(reads + [Array(";1;1Mx".utf8)]) == [.scalar("x")])
  }

  @Test func theFirstFormOfReportsIsLeftOut() {
    let bytes = Array("\u{1B}[M".utf8) + [0x20, 0xF0, 0x0D, 0x61]
    #expect(keys([bytes]) == [.scalar("a")])
    #expect(keys([Array(bytes[..<4]), Array(bytes[4...])]) == [.scalar("a")])
  }

  @Test func nothingIsAwaitedWhereTheMouseIsNotAskedAbout() {
    #expect(
      keys([Array("\u{1B}[".utf8)], awaitsReports: false) == [.scalar("\u{1B}"), .scalar("[")])
    // What was reported before it was switched off may still come.
    #expect(
      keys([Array("\u{1B}[<0;1;1M".utf8)], awaitsReports: false) == [Self.report(.pressed, 0, 0)])
  }

  @Test func aLoneEscapeIsAKey() {
    #expect(keys([[0x1B], Array("a".utf8)]) == [.special(.escape), .scalar("a")])
  }

  /// The keys of some reads after the terminal was asked where its cursor is.
  private func keysAfterAsking(_ reads: String...) -> [KeyBuffer.Key] {
    keys(reads.map { Array($0.utf8) }, awaitsPosition: true)
  }

  @Test func thePlaceOfTheCursorIsReadOnceWhereItWasAsked() {
    #expect(keysAfterAsking("a\u{1B}[24;80Rb") == [.scalar("a"), .position(row: 23), .scalar("b")])
    #expect(
      keysAfterAsking("\u{1B}[A\u{1B}[5~\u{1B}[1;2R") == [
        .special(.up), .special(.pageUp), .position(row: 0),
      ])
    for end in 2..<8 {
      let answer = "\u{1B}[24;80R"
      #expect(
        keysAfterAsking(String(answer.prefix(end)), answer.dropFirst(end) + "x")
          == [.position(row: 23), .scalar("x")])
    }
    let second = keysAfterAsking("\u{1B}[2;2R\u{1B}[3;3R")
    #expect(second.first == .position(row: 1))
    #expect(second.dropFirst() == keys("\u{1B}[3;3R")[...])
  }

  @Test(arguments: [";", "0;1", "1", "1;1;1", "10001;1", "99999999999;1", "a"])
  func whatIsNoPlaceIsNone(parameters: String) {
    #expect(!keysAfterAsking("\u{1B}[\(parameters)R").contains { $0 == .position(row: 0) })
    #expect(keysAfterAsking("\u{1B}[\(parameters)R", "x").last == .scalar("x"))
  }

  /// Reports and keys in any order, torn anywhere but right after an Esc, where it is a key.
  @Test(arguments: 0..<200)
  func howeverTheyAreTornReportsAndKeysStayWhatTheyAre(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    var expected: [KeyBuffer.Key] = []
    for _ in 0..<20 {
      let (column, row) = (Int.random(in: 1...500, using: &generator), 7)
      switch Int.random(in: 0...5, using: &generator) {
      case 0:
        bytes += Array("\u{1B}[<0;\(column);\(row)M".utf8)
        expected.append(Self.report(.pressed, column - 1, row - 1))
      case 1:
        bytes += Array("\u{1B}[<32;\(column);\(row)M".utf8)
        expected.append(Self.report(.moved, column - 1, row - 1))
      case 2: bytes += Array("\u{1B}[<\(column);9\(column)9999999;1M".utf8)
      case 3:
        bytes += Array("é".utf8)
        expected.append(.scalar("é"))
      case 4: bytes += Array("\u{1B}[<;;;garbage".utf8.prefix(7))
      default:
        bytes += Array("\t".utf8)
        expected.append(.special(.tab))
      }
    }
    var reads: [[UInt8]] = [[]]
    for byte in bytes {
      let isTornable = ![0x1B, 0xC3].contains(reads.last?.last ?? 0x1B)
      if isTornable, Bool.random(using: &generator) { reads.append([]) }
      reads[reads.count - 1].append(byte)
    }
    #expect(keys(reads) == expected)
  }
}

@Suite struct PointerTrackerTests {
  private func events(_ reports: (PointerReport.Kind, Int, Int)...) -> [PointerEvent] {
    var tracker = PointerTracker()
    return reports.compactMap { tracker.event(for: PointerReport($0, column: $1, row: $2)) }
  }

  @Test func aDragTellsHowFarItWent() {
    #expect(
      events(
        (.pressed, 10, 5), (.moved, 13, 4), (.moved, 13, 4), (.moved, 12, 6), (.released, 12, 6))
        == [
          PointerEvent(.dragged(columns: 3, rows: -1), column: 10),
          PointerEvent(.dragged(columns: -1, rows: 2), column: 10),
        ])
  }

  @Test func aDragWhoseBeginningWasMissedBeginsWhereItIsSeen() {
    #expect(
      events((.moved, 20, 5), (.moved, 21, 5), (.released, 21, 5), (.moved, 3, 3))
        == [PointerEvent(.dragged(columns: 1, rows: 0), column: 20)])
  }

  /// What is told of reports where each click is told at once, the line being edited in row 10.
  private func clicks(_ reports: PointerReport...) -> [PointerEvent?] {
    var tracker = PointerTracker()
    return reports.compactMap { report in
      _ = tracker.event(for: report)
      guard tracker.click != nil else { return nil }
      return .some(tracker.takeClick(around: 9...10))
    }
  }

  private func click(_ column: Int, _ row: Int) -> [PointerReport] {
    [.pressed, .released].map { PointerReport($0, column: column, row: row) }
  }

  @Test func aButtonThatGoesDownAndUpInACellIsAClick() {
    let (up, down) = (click(4, 7), click(5, 12))
    #expect(clicks(up[0], up[1]) == [PointerEvent(.clicked(row: -2, isAgain: false), column: 4)])
    #expect(
      clicks(up[0], up[1], up[0], up[1], up[0], up[1])
        == [false, true, true].map {
          PointerEvent(.clicked(row: -2, isAgain: $0), column: 4)
        })
    #expect(
      clicks(up[0], up[1], down[0], down[1]) == [
        PointerEvent(.clicked(row: -2, isAgain: false), column: 4),
        PointerEvent(.clicked(row: 2, isAgain: false), column: 5),
      ])
    let edited = click(3, 9)
    #expect(clicks(edited[0], edited[1]) == [nil])
  }

  @Test func aDragIsNoClickAndTheWheelParts() {
    let (first, wheel) = (click(4, 7), PointerReport(.wheelUp, column: 4, row: 7))
    let moved = [5, 4].map { PointerReport(.moved, column: $0, row: 7) }
    #expect(clicks(first[0], moved[0], moved[1], first[1]) == [])
    #expect(clicks(first[1]) == [])
    #expect(
      clicks(first[0], first[1], wheel, first[0], first[1]).map { $0?.action }
        == [.clicked(row: -2, isAgain: false), .clicked(row: -2, isAgain: false)])
  }

  @Test func theWheelIsCountedAwayFromOneself() {
    #expect(
      events((.wheelUp, 7, 1), (.wheelDown, 7, 1))
        == [PointerEvent(.turned(1), column: 7), PointerEvent(.turned(-1), column: 7)])
  }
}
