import CProcess
import Glibc

/// The result of a program that ran without a terminal, to its end.
package struct ProgramRun: Hashable, Sendable {
  package let standardOutput: [UInt8]
  package let standardError: [UInt8]
  package let status: ProgramStatus

  package var output: String { String(decoding: standardOutput, as: UTF8.self) }
  package var errors: String { String(decoding: standardError, as: UTF8.self) }

  /// Runs a program whose three descriptors are files in memory.
  package static func run(
    _ executable: String, _ arguments: [String] = [], input: [UInt8] = [],
    environment: [String: String]
  ) throws(PseudoTerminalError) -> ProgramRun {
    let contents: [[UInt8]] = [input, [], []]
    let files = contents.map { bytes in
      bytes.withUnsafeBytes { catalejo_process_file($0.baseAddress, $0.count) }
    }
    defer { for file in files { close(file) } }
    guard !files.contains(-1) else { throw .failed("memfd_create", errno) }
    let process = try Spawn.start(
      executable, arguments, environment: environment, streams: files.map(Spawn.Stream.descriptor),
      asSessionLeader: false)
    let deadline = Deadline()
    var code: Int32 = 0
    while waitpid(process, &code, WNOHANG) == 0 {
      if deadline.isOver {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        throw .running(output: String(decoding: bytes(of: files[1]).suffix(2_000), as: UTF8.self))
      }
      poll(nil, 0, 2)
    }
    return ProgramRun(
      standardOutput: bytes(of: files[1]), standardError: bytes(of: files[2]),
      status: ProgramStatus(code))
  }

  private static func bytes(of file: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(lseek(file, 0, SEEK_END)))
    let count = pread(file, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }
}

/// The way in which a program ended.
package enum ProgramStatus: Hashable, Sendable {
  case exited(Int32)
  /// Killed by a signal.
  case signaled(Int32)

  /// Reads what waitpid reports (bits/waitstatus.h).
  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }
}

/// The programs built beside the tests.
package enum Executables {
  /// The path of a program by its name.
  package static func path(_ name: String) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    _ = readlink("/proc/self/exe", &bytes, bytes.count - 1)
    let path = bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) + name
  }
}
