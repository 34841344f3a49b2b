import Foundation
import Glibc
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Whatever ends the program, wherever it is: the terminal is set as it was, and no mode stays on.
///
/// But for SIGKILL, after which nobody is there who could restore anything.
@Waiting
@Suite(.oneAtATime) struct EndingTests {
  /// Where the program is.
  enum Place: CaseIterable, Sendable {
    case prompt, search, map, choice, picture, service

    var arguments: [String] {
      switch self {
      case .map: ["--mouse", "--open", "map/-12.05,-77.05"]
      case .choice: ["pick", "--search", "lima"]
      default: []
      }
    }

    /// What is typed on the way there, and what is shown then.
    var way: [(keys: String, shown: String)] {
      switch self {
      case .prompt: [("", "❯")]
      case .search: [("", "❯"), ("/lima", "“lima”")]
      case .map: [("", "zoom 5"), ("", "❯"), ("\u{1B}[<0;20;10M\u{1B}[<32;25;9M", "zoom 5")]
      case .choice: [("", "7,737,002")]
      case .picture:
        [("", "❯"), ("people\r", "of 50"), ("", "❯"), ("info 1\r", "[picture: loading…]")]
      // It never answers.
      case .service: [("", "❯"), ("items\r", "Loading"), ("", "❯")]
      }
    }
  }

  enum Ending: Hashable, Sendable {
    case quit, endOfInput, interrupts
    case signal(Int32)
    /// Ctrl-Z, then what the shell does: in bash `kill` of a job has it go on, to die in the background. On
    /// a busy machine it may be stopped once more before.
    case stop(then: String)
    /// A chafa that hangs is killed.
    case killedChild
    /// The window is closed, and the program hears of it, or was started so that it does not.
    case closed(isHeard: Bool)

    static let all: [Ending] =
      [.quit, .endOfInput, .interrupts, .killedChild]
      + [.stop(then: "kill %1; while kill -CONT $P; do :; done 2>&-"), .stop(then: "kill $P; fg")]
      + [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGTRAP].map { .signal($0) }
      + [.closed(isHeard: true), .closed(isHeard: false)]
  }

  private nonisolated static let all = Place.allCases.flatMap { place in
    Ending.all.filter { $0 != .killedChild || place == .picture }.map { (place, $0) }
  }

  private let outpost: Outpost
  /// Has a chafa that hangs, and a folder for each time it does, named as its process.
  private let programs = TemporaryFolder()

  init() async throws {
    outpost = try await Outpost()
    outpost.server.set(.hang, for: .items)
    let hanging = programs.file("hanging")
    try ExecutableScript.write(
      "mkdir -p '\(hanging)'/$$; exec sleep 1000", to: programs.file("chafa"))
  }

  @Test(arguments: all)
  func theTerminalIsAsItWas(place: Place, ending: Ending) throws {
    let terminal = try start(place.arguments, for: ending)
    for step in place.way { try terminal.send(step.keys, expecting: step.shown) }
    let expected = try end(terminal, by: ending, at: place)
    #expect(try terminal.waitForExit() == expected)
    // What is closed can't be asked.
    if case .closed = ending { return }
    #expect(terminal.isAsBefore)
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
  }

  private func start(_ arguments: [String], for ending: Ending) throws -> PseudoTerminal {
    let environment = [
      "CATALEJO_PICTURES": "symbols", "PATH": "\(programs.path):/usr/bin:/bin", "PS1": "shell: ",
    ]
    let words = [Executables.path("catalejo")] + arguments
    let rows = 40
    switch ending {
    case .stop:
      let shell = try outpost.open(
        ["--norc", "--noediting", "-i"], by: "/bin/bash", rows: rows, environment: environment,
        showing: "shell: ")
      try shell.send(words.map { "'\($0)'" }.joined(separator: " ") + "\r")
      return shell
    case .closed(isHeard: false):
      return try outpost.open(
        ["-c", "trap '' HUP; exec \"$@\"", "sh"] + words, by: "/bin/sh", rows: rows,
        environment: environment, showing: nil)
    default:
      return try outpost.open(arguments, rows: rows, environment: environment, showing: nil)
    }
  }

  /// Ends the program; what it is to end with.
  private func end(
    _ terminal: PseudoTerminal, by ending: Ending, at place: Place
  ) throws -> ProgramStatus {
    let isChoice = place == .choice
    switch ending {
    case .quit: try terminal.send(isChoice ? "\r" : "\u{15}quit\r")
    case .endOfInput:
      try terminal.send("\u{15}\u{4}")
      return .exited(isChoice ? 130 : 0)
    case .interrupts where isChoice:
      try terminal.send("\u{3}")
      return .exited(130)
    case .interrupts:
      for _ in 1...2 { try terminal.send("\u{3}", expecting: "❯") }
      try terminal.send("\u{4}")
    case .signal(let number):
      terminal.signal(number)
      return .signaled(number)
    case .stop(let commands):
      try terminal.send("\u{1A}", expecting: "shell: ")
      #expect(terminal.isAsBefore)
      try terminal.send("P=$(jobs -p); \(commands); echo \"is\" \"over\"\r", expecting: "is over")
      try terminal.send("exit\r")
    case .killedChild:
      // Those of rows too.
      let hanging = programs.file("hanging")
      try terminal.expect("no picture") {
        let children = try? FileManager.default.contentsOfDirectory(atPath: hanging)
        for child in (children ?? []).compactMap(pid_t.init) { kill(child, SIGKILL) }
        return terminal.output.contains("[no picture: chafa could not draw it]")
      }
      try terminal.send("\u{4}")
    case .closed(let isHeard):
      terminal.hangUp()
      return isHeard ? .signaled(SIGHUP) : .exited(isChoice ? 130 : 0)
    }
    return .exited(0)
  }
}
