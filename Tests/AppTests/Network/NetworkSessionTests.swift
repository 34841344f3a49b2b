import Foundation
import Glibc
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// The REPL in a terminal, while services come, go, fail and keep silent.
@Suite(.oneAtATime) struct NetworkSessionTests {
  private static let banner = "Offline — showing saved data"

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test func aServiceThatAloneRefusesIsNotTheNetwork() async throws {
    let visitor = try await outpost.open(environment: ["CATALEJO_PEOPLE_URL": "http://127.0.0.1:1/"]
    )
    try await visitor.enter("articles", expecting: "of 14", "❯")
    try await visitor.enter("people", expecting: "can't be reached (connection refused)", "❯")
    try await visitor.enter("retry", expecting: "can't be reached (connection refused)", "❯")
    try await visitor.enter("status", expecting: "Network: used", "❯")
    try await visitor.enter("items", expecting: "of 98", "❯")
    #expect(try await visitor.leave() == .exited(0))
    #expect(await !visitor.output.contains(Self.banner))
  }

  @Test func offlineIsAWord() async throws {
    _ = try await outpost.run("refresh", "people")
    outpost.server.forgetRequests()
    let visitor = try await outpost.open()
    try await visitor.enter("people", expecting: "of 50", "❯")
    try await visitor.enter("offline on", expecting: "The network is left alone now", Self.banner)
    try await visitor.enter("refresh", expecting: "type offline off", "❯")
    #expect(outpost.server.requests == [])
    try await visitor.enter("offline off", expecting: "The network is used again", "❯")
    try await visitor.enter("articles", expecting: "of 14", "❯")
    #expect(outpost.server.requests.map(\.endpoint) == [.articles])
    #expect(try await visitor.leave() == .exited(0))
    // What was said before may be drawn again in its place.
    let output = await visitor.output
    let last = try #require(output.ranges(of: "The network is used again").last)
    #expect(!output[last.upperBound...].contains(Self.banner))
  }

  @Test func theLogHasTheExchange() async throws {
    let visitor = try await outpost.open()
    try await visitor.enter("debug on", expecting: "is now logged in", "debug.log", "❯")
    try await visitor.enter("articles", expecting: "of 14", "❯")
    try await visitor.enter("debug off", expecting: "no longer logged", "❯")
    try await visitor.enter("retry", expecting: "of 14", "❯")
    #expect(try await visitor.leave() == .exited(0))
    let log = try String(contentsOfFile: outpost.logPath, encoding: .utf8)
    #expect(log.split(separator: "→ GET").count == 2)
    #expect(log.contains("← 200 \(outpost.server.base)/nyt/svc/mostpopular/v2/emailed/7.json"))
    #expect(log.contains(#""title": "The Quiet Return of the Command Line""#))
    #expect(!log.contains(outpost.server.addresses["CATALEJO_NYT_API_KEY"] ?? "-"))
    #expect(await !visitor.output.contains("GET"))
  }

  @Test func linksAreOpenedAndCopied() async throws {
    let fifo = outpost.home.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    let script = outpost.home.path + "/browser"
    // The connection to the service is none of the browser's.
    let lines = """
      sockets=$(ls -l /proc/$$/fd | grep -c socket:)
      echo "$1 $sockets" > '\(fifo)'
      """
    try ExecutableScript.write(lines, to: script)
    let visitor = try await outpost.open(environment: ["BROWSER": script])
    try await visitor.enter("articles", expecting: "of 14", "❯")
    try await visitor.enter("1", expecting: "Abstract", "❯")
    try await visitor.enter("open-url")
    let words = await Mailbox().line(from: fifo).split(separator: " ").map(String.init)
    #expect(words.last == "0")
    let link = try #require(words.first)
    #expect(link.hasPrefix("\(outpost.server.base)/read/"))
    #expect(link.hasSuffix("/the-quiet-return-of-the-command-line.html"))
    try await visitor.enter("copy")
    try await visitor.expect("\u{1B}]52;c;\(Data(link.utf8).base64EncodedString())", "❯")
    try await visitor.enter("share")
    let shared = Data("The Quiet Return of the Command Line — \(link)".utf8).base64EncodedString()
    try await visitor.expect("\u{1B}]52;c;\(shared)", "❯")
    #expect(try await visitor.leave() == .exited(0))
  }

  @Test func silenceHoldsNobody() async throws {
    outpost.server.set(.hang, for: .people)
    outpost.server.set(.stall, for: .items)
    let visitor = try await outpost.open()
    try await visitor.enter("people", expecting: "people", "❯")
    try await visitor.enter("back", expecting: "catalejo", "❯")
    try await visitor.enter("items", expecting: "items", "❯")
    try await visitor.enter("cities", expecting: "234,908", "❯")
    try await visitor.enter("people", expecting: "people", "❯")
    #expect(try await visitor.leave() == .exited(0))
  }

  /// Waits for what others write.
  private actor Mailbox {
    private let thread = WaitingThread()

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// The first line that somebody writes into a FIFO; empty where nobody does.
    func line(from path: String) -> String {
      // With a writer of its own it never ends, and opening it waits for nobody.
      let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      defer { close(file) }
      var bytes: [UInt8] = []
      var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      while !bytes.contains(0x0A), poll(&ready, 1, 20_000) > 0 {
        var block = [UInt8](repeating: 0, count: 4_096)
        let count = read(file, &block, block.count)
        guard count > 0 else { break }
        bytes += block[..<count]
      }
      return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }
  }
}
