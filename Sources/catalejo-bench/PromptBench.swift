import Glibc
import PseudoTerminal

/// Times of the whole program in a pseudo-terminal.
enum PromptBench {
  private static let runs = 60

  /// From the start of a program to its prompt, beside one that does nothing; and its memory there.
  static func run(empty: String, catalejo: String) async throws {
    let environment = PseudoTerminal.environment(home: String(cString: getenv("HOME")))
    var nothing = Timings()
    var prompt = Timings()
    var kilobytes: [Int] = []
    for _ in 0..<runs {
      _ = try await nothing.measure {
        try ProgramRun.run(empty, environment: environment)
      }
      let terminal = try await prompt.measure {
        let terminal = try PseudoTerminal(catalejo, environment: environment)
        try terminal.expect("❯")
        return terminal
      }
      kilobytes.append(residentKilobytes(of: terminal.process))
      try terminal.send("\u{04}")
      _ = try terminal.waitForExit()
    }
    nothing.report("an empty program, to its end")
    prompt.report("catalejo, to its prompt")
    let ratio = prompt.microseconds(0.5) / nothing.microseconds(0.5)
    print("ratio of the medians: ×\((ratio * 100).rounded() / 100)")
    print("resident memory at the prompt: \((kilobytes.max() ?? 0) / 1_000) MB")
  }

  /// VmRSS of proc(5), in kilobytes.
  private static func residentKilobytes(of process: pid_t) -> Int {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix("VmRSS:") { return Int(text.filter(\.isNumber)) ?? 0 }
    }
    return 0
  }
}
