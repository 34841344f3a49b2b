import Glibc

/// A program that ran without a terminal, to its end.
package struct ProgramRun: Hashable, Sendable {
  package let standardOutput: [UInt8]
  package let standardError: [UInt8]
  package let status: ProgramStatus

  package var output: String { String(decoding: standardOutput, as: UTF8.self) }
  package var errors: String { String(decoding: standardError, as: UTF8.self) }

  /// Runs a program with pipes for its three descriptors.
  ///
  /// Input and outputs move at the same time, so that large ones block nobody; input that the program
  /// does not read is dropped.
  package static func run(
    _ executable: String, _ arguments: [String] = [], input: [UInt8] = [],
    environment: [String: String]
  ) throws(PseudoTerminalError) -> ProgramRun {
    signal(SIGPIPE, SIG_IGN)
    let pipes = [try Pipe(), try Pipe(), try Pipe()]
    let process = try Spawn.start(
      executable, arguments, environment: environment,
      streams: [
        .descriptor(pipes[0].readEnd), .descriptor(pipes[1].writeEnd),
        .descriptor(pipes[2].writeEnd),
      ], asSessionLeader: false)
    pipes[0].closeRead()
    pipes[1].closeWrite()
    pipes[2].closeWrite()
    let flags = fcntl(pipes[0].writeEnd, F_GETFL)
    _ = fcntl(pipes[0].writeEnd, F_SETFL, flags | O_NONBLOCK)

    var rest = input[...]
    var outputs: [[UInt8]] = [[], []]
    var isOpen = [true, true, true]
    let deadline = Deadline()
    while isOpen[1] || isOpen[2] {
      if isOpen[0], rest.isEmpty {
        pipes[0].closeWrite()
        isOpen[0] = false
      }
      if deadline.isOver {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        throw .running(output: String(decoding: outputs[0].suffix(2_000), as: UTF8.self))
      }
      var descriptors = [
        pollfd(fd: isOpen[0] ? pipes[0].writeEnd : -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isOpen[1] ? pipes[1].readEnd : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen[2] ? pipes[2].readEnd : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 3, 1_000) > 0 else { continue }
      if descriptors[0].revents != 0 {
        let count = rest.withUnsafeBytes { write(pipes[0].writeEnd, $0.baseAddress, $0.count) }
        if count > 0 { rest.removeFirst(count) }
        if count < 0, errno == EPIPE { rest = [] }
      }
      for stream in 1...2 where descriptors[stream].revents != 0 {
        var block = [UInt8](repeating: 0, count: 65_536)
        let count = read(pipes[stream].readEnd, &block, block.count)
        if count > 0 { outputs[stream - 1] += block[..<count] }
        if count == 0 { isOpen[stream] = false }
      }
    }
    var code: Int32 = 0
    while waitpid(process, &code, 0) < 0, errno == EINTR {}
    return ProgramRun(
      standardOutput: outputs[0], standardError: outputs[1], status: ProgramStatus(code))
  }
}

/// How a program ended.
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

/// A pipe whose ends are closed with it.
final class Pipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws(PseudoTerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed("pipe", errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    closeRead()
    closeWrite()
  }

  func closeRead() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWrite() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }
}
