import Glibc

/// A program running in a terminal of its own.
///
/// Nothing here sleeps: `expect` waits for output, and gives up only after half a minute.
package final class PseudoTerminal {
  /// All that the program wrote so far.
  package private(set) var bytes: [UInt8] = []

  /// The number of pieces in which the output came.
  package private(set) var pieces = 0

  /// The terminal's settings before the program started.
  package let initialSettings: TerminalSettings

  private var control: Int32
  /// Kept open, so that the terminal's settings outlive the program.
  private let terminal: Int32
  package let process: Int32
  private var found = 0
  private var status: ProgramStatus?

  /// Starts a program as the leader of a new session, in a terminal of a size.
  ///
  /// The environment is complete; `PseudoTerminal.environment(home:)` makes a usual one.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String],
    columns: Int = 80, rows: Int = 24
  ) throws(PseudoTerminalError) {
    control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard control >= 0 else { throw .failed("open /dev/ptmx", errno) }
    // Two requests that Swift does not see (asm-generic/ioctls.h): TIOCSPTLCK and TIOCGPTN.
    var unlocked: Int32 = 0
    var number: Int32 = 0
    guard ioctl(control, 0x4004_5431, &unlocked) == 0, ioctl(control, 0x8004_5430, &number) == 0
    else { throw .failed("ioctl /dev/ptmx", errno) }
    let path = "/dev/pts/\(number)"
    terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw .failed("open \(path)", errno) }
    Self.setSize(of: control, columns: columns, rows: rows)
    // A full terminal must not block this process, which has to read on.
    _ = fcntl(control, F_SETFL, fcntl(control, F_GETFL) | O_NONBLOCK)
    initialSettings = TerminalSettings(terminal)
    process = try Spawn.start(
      executable, arguments, environment: environment,
      streams: [.path(path), .path(path), .path(path)], asSessionLeader: true)
  }

  deinit {
    if status == nil {
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
    close(control)
  }

  /// An environment of a UTF-8 terminal, in which nothing of the user's is read.
  package static func environment(
    home: String, _ more: [String: String] = [:]
  ) -> [String: String] {
    // Swift's backtraces would hold a program that crashes in a terminal.
    let usual = [
      "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
      // Pictures come at any time, which only their own tests want.
      "CATALEJO_PICTURES": "none",
      // A prompt that is the last row; its own tests have the bar.
      "CATALEJO_BAR": "off",
      // No test asks a service for streets that does not name one.
      "CATALEJO_TILES": "off",
    ]
    // Nobody answers there: no test asks a real service.
    let services = ["CITIES", "PEOPLE", "POKEAPI", "SPRITES", "NYT", "WIKIPEDIA"].map {
      ("CATALEJO_\($0)_URL", "http://127.0.0.1:9/")
    }
    return usual.merging(services) { $1 }.merging(more) { $1 }
  }

  /// Types a text, the way keys send it: `\r` is Enter.
  ///
  /// Reads on meanwhile, so that neither side waits for the other.
  package func send(_ text: String) throws(PseudoTerminalError) {
    try send(bytes: Array(text.utf8))
  }

  /// Types a text, then waits until each of some texts came, in this order.
  package func send(_ text: String, expecting texts: String...) throws(PseudoTerminalError) {
    try send(text)
    for text in texts { try expect(text) }
  }

  package func send(bytes: [UInt8]) throws(PseudoTerminalError) {
    var rest = bytes[...]
    let deadline = Deadline()
    while !rest.isEmpty {
      if deadline.isOver { throw .missing("room for input", output: visible) }
      guard wait(for: Int16(POLLIN | POLLOUT)) & Int16(POLLOUT) != 0 else { continue }
      let count = rest.prefix(1_024).withUnsafeBytes { write(control, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(count) }
    }
  }

  /// Waits until the output after the last match contains a text, and goes on after it.
  package func expect(_ text: String) throws(PseudoTerminalError) {
    try expect(anyOf: [text])
  }

  /// Waits for the first of some texts, and goes on after it.
  package func expect(anyOf texts: [String]) throws(PseudoTerminalError) {
    let wanted = texts.map { Array($0.utf8) }
    let longest = wanted.map(\.count).max() ?? 0
    var start = found
    try expect(texts.joined(separator: " or ")) {
      let end = wanted.compactMap { bytes.end(of: $0, from: start) }.min()
      start = max(found, bytes.count - longest + 1)
      if let end { found = end }
      return end != nil
    }
  }

  /// Waits until the terminal has these settings.
  package func expect(_ settings: TerminalSettings) throws(PseudoTerminalError) {
    try expect("other settings") { self.settings == settings }
  }

  /// Waits until a number of bytes is there for the program to read.
  package func expectUnread(_ count: Int32) throws(PseudoTerminalError) {
    try expect("\(count) bytes to read") {
      var unread: Int32 = 0
      // FIONREAD, which Swift does not see (asm-generic/ioctls.h).
      return ioctl(terminal, 0x541B, &unread) == 0 && unread == count
    }
  }

  /// Waits until a condition holds.
  package func expect(
    _ what: String, _ isSo: () -> Bool
  ) throws(PseudoTerminalError) {
    let deadline = Deadline()
    while !isSo() {
      let isOver = deadline.isOver || hasEnded
      if wait(for: Int16(POLLIN)) == 0, isOver { throw .missing(what, output: visible) }
    }
  }

  /// Waits for the program's end and reads its output to the end.
  ///
  /// A signal is sent again and again until then, because a program may survive the first one.
  package func waitForExit(
    signaling number: Int32? = nil
  ) throws(PseudoTerminalError) -> ProgramStatus {
    let deadline = Deadline()
    while true {
      if let number, status == nil { signal(number) }
      let isOver = deadline.isOver
      if wait(for: Int16(POLLIN)) == 0 {
        if hasEnded, let status { return status }
        if isOver { throw .running(output: visible) }
      }
    }
  }

  /// Sends a signal to the program.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Takes the terminal away, as closing a window does; its output can't be read after that.
  package func hangUp() {
    close(control)
    control = -1
  }

  /// Changes the window's size; the kernel tells the program.
  package func resize(columns: Int, rows: Int) {
    Self.setSize(of: control, columns: columns, rows: rows)
  }

  private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's present settings.
  package var settings: TerminalSettings { TerminalSettings(terminal) }

  /// All output as text.
  package var output: String { String(decoding: bytes, as: UTF8.self) }

  private var visible: String {
    String(decoding: bytes[found...].suffix(2_000), as: UTF8.self).debugDescription
  }

  private var hasEnded: Bool {
    if status != nil { return true }
    var code: Int32 = 0
    guard waitpid(process, &code, WNOHANG) == process else { return false }
    status = ProgramStatus(code)
    return true
  }

  /// Waits a moment, reads the output, and returns those of the events that happened, or 0.
  private func wait(for events: Int16) -> Int16 {
    var descriptors = [pollfd(fd: control, events: events, revents: 0)]
    guard poll(&descriptors, 1, 50) > 0 else { return 0 }
    let happened = descriptors[0].revents
    if happened & Int16(POLLIN) != 0 {
      var block = [UInt8](repeating: 0, count: 65_536)
      let count = read(control, &block, block.count)
      if count > 0 {
        bytes += block[..<count]
        pieces += 1
      }
    }
    return happened & events
  }
}

extension [UInt8] {
  /// Returns the index after the first occurrence of some bytes.
  fileprivate func end(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first else { return start }
    var next = start
    while let found = self[next...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) { return found + wanted.count }
      next = found + 1
    }
    return nil
  }
}

/// The modes of a terminal (termios), to compare.
package struct TerminalSettings: Hashable, Sendable {
  package let input: UInt32
  package let output: UInt32
  package let control: UInt32
  package let local: UInt32

  init(_ descriptor: Int32) {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
  }

  /// Whether the terminal hands over whole lines, as it does if no program edits them.
  package var isCooked: Bool { local & UInt32(ICANON) != 0 && local & UInt32(ECHO) != 0 }
}
