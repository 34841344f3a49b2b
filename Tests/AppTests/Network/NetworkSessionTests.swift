import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// The REPL in a terminal, while services come, go, fail and keep silent.
@Waiting
@Suite(.oneAtATime) struct NetworkSessionTests {
  private static let banner = "Offline — showing saved data"

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  @Test func aServiceThatAloneRefusesIsNotTheNetwork() throws {
    let visitor = try outpost.open(environment: ["CATALEJO_PEOPLE_URL": "http://127.0.0.1:1/"]
    )
    try visitor.enter("articles", expecting: "of 14", "❯")
    try visitor.enter("people", expecting: "can't be reached (connection refused)", "❯")
    try visitor.enter("retry", expecting: "can't be reached (connection refused)", "❯")
    try visitor.enter("status", expecting: "Network: used", "❯")
    try visitor.enter("items", expecting: "of 98", "❯")
    try visitor.leave()
    #expect(!visitor.output.contains(Self.banner))
  }

  @Test func offlineIsAWord() throws {
    _ = try outpost.run("refresh", "people")
    outpost.server.forgetRequests()
    let visitor = try outpost.open()
    try visitor.enter("people", expecting: "of 50", "❯")
    try visitor.enter("offline on", expecting: "The network is left alone now", Self.banner)
    try visitor.enter("refresh", expecting: "leave out --offline", "❯")
    #expect(outpost.server.requests == [])
    try visitor.enter("offline off", expecting: "The network is used again", "❯")
    try visitor.enter("articles", expecting: "of 14", "❯")
    #expect(outpost.server.requests.map(\.endpoint) == [.articles])
    try visitor.leave()
    // What was said before may be drawn again in its place.
    let output = visitor.output
    let last = try #require(output.ranges(of: "The network is used again").last)
    #expect(!output[last.upperBound...].contains(Self.banner))
  }

  @Test func theLogHasTheExchange() throws {
    let visitor = try outpost.open()
    try visitor.enter("debug on", expecting: "is now logged in", "debug.log", "❯")
    try visitor.enter("set debug", expecting: "yes", "until you leave", "❯")
    try visitor.enter("articles", expecting: "of 14", "❯")
    try visitor.enter("debug off", expecting: "no longer logged", "❯")
    try visitor.enter("set debug", expecting: "default", "❯")
    try visitor.enter("retry", expecting: "of 14", "❯")
    try visitor.leave()
    let log = try String(contentsOfFile: outpost.logPath, encoding: .utf8)
    #expect(log.split(separator: "→ GET").count == 2)
    #expect(log.contains("← 200 \(outpost.server.base)/nyt/svc/mostpopular/v2/emailed/7.json"))
    #expect(log.contains(#""title": "The Quiet Return of the Command Line""#))
    #expect(!log.contains(outpost.server.addresses["CATALEJO_NYT_API_KEY"] ?? "-"))
    #expect(!visitor.output.contains("GET"))
  }

  @Test func linksAreOpenedAndCopied() throws {
    let opened = outpost.home.path + "/opened"
    let script = outpost.home.path + "/browser"
    // The connection to the service is none of the browser's.
    let lines = """
      sockets=$(ls -l /proc/$$/fd | grep -c socket:)
      echo "$1 $sockets" > '\(opened).part'; mv '\(opened).part' '\(opened)'
      """
    try ExecutableScript.write(lines, to: script)
    let visitor = try outpost.open(environment: ["BROWSER": script])
    try visitor.enter("articles", expecting: "of 14", "❯")
    try visitor.enter("1", expecting: "Abstract", "❯")
    try visitor.enter("open-url")
    try visitor.expect("a browser") { TestFiles.mode(of: opened) != nil }
    let words = TestFiles.text(of: opened)?.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(words?.last == "0")
    let link = try #require(words?.first)
    #expect(link.hasPrefix("\(outpost.server.base)/read/"))
    #expect(link.hasSuffix("/the-quiet-return-of-the-command-line.html"))
    try visitor.enter("copy")
    try visitor.expect("\u{1B}]52;c;\(Data(link.utf8).base64EncodedString())", "❯")
    try visitor.enter("share")
    let shared = Data("The Quiet Return of the Command Line — \(link)".utf8).base64EncodedString()
    try visitor.expect("\u{1B}]52;c;\(shared)", "❯")
    try visitor.leave()
  }

  @Test func silenceHoldsNobody() throws {
    outpost.server.set(.hang, for: .people)
    outpost.server.set(.stall, for: .items)
    let visitor = try outpost.open()
    try visitor.enter("people", expecting: "people", "❯")
    try visitor.enter("back", expecting: "catalejo", "❯")
    try visitor.enter("items", expecting: "items", "❯")
    try visitor.enter("cities", expecting: "234,908", "❯")
    try visitor.enter("people", expecting: "people", "❯")
    try visitor.leave()
  }

  private func leaveSearch(_ visitor: PseudoTerminal) throws {
    try visitor.leave("\u{15}quit\r")
    #expect(OutputAudit(visitor.bytes, isTerminal: true).findings == [])
  }

  @Test func theBannerComesAndGoesInMidSearch() async throws {
    let visitor = try outpost.open(columns: 120, rows: 40)
    try visitor.enter("people", expecting: "of 50", "❯")
    try await outpost.age(.people)
    await outpost.server.stop()
    try visitor.send("refresh\r/peñ")
    try visitor.expect(Self.banner, "peña0@example")
    // The search goes on without the network.
    try visitor.send("a")
    try visitor.expect("peña")

    let successor = try await StubServer.start(port: outpost.server.port)
    // Nobody does anything: what is stale is fetched, and shown above the line that is typed.
    try visitor.expect("of 50", "/peña")
    try visitor.send("\u{15}")
    try visitor.enter("status", expecting: "Network: used", "❯")
    try leaveSearch(visitor)
    let shown = visitor.output.split(separator: "Network: used").last ?? ""
    #expect(!shown.contains(Self.banner))
    #expect(successor.requests.map(\.endpoint).contains(.people))
  }

  @Test func aServiceThatFailsWhileSomebodyTypesIsSaidAboveTheSearch() throws {
    let visitor = try outpost.open(columns: 120, rows: 40)
    try visitor.enter("people", expecting: "of 50", "❯")
    outpost.server.set(.status(500), for: .people)
    try visitor.send("refresh\r/peñ")
    try visitor.expect("status 500", "/peñ")
    try visitor.send("a")
    try visitor.expect("peña", "peña0@example")
    outpost.server.set(nil, for: .people)
    try leaveSearch(visitor)
  }

  @Test func pagesThatComeLateComeInTheirOrder() throws {
    outpost.server.set(.latency(milliseconds: 300), for: .people)
    let visitor = try outpost.open(columns: 120, rows: 40)
    try visitor.enter("people", expecting: "50")
    try visitor.send(String(repeating: "next\r", count: 8))
    try visitor.expect("100")
    // Meanwhile the prompt is anybody's.
    try visitor.enter("status", expecting: "Network: used")
    try leaveSearch(visitor)
  }

  @Test func anotherSizeWhileRowsAreAwaited() throws {
    outpost.server.set(.latency(milliseconds: 600), for: .people)
    let visitor = try outpost.open(columns: 120, rows: 40)
    try visitor.enter("people")
    visitor.resize(columns: 60, rows: 20)
    try visitor.expect("of 50")
    outpost.server.set(.hang, for: .people)
    try visitor.send("refresh\r/")
    try visitor.expect("Esc")
    for (columns, rows) in [(120, 40), (20, 5), (300, 80)] {
      visitor.resize(columns: columns, rows: rows)
      try visitor.expect("people")
    }
    try visitor.send("peñ")
    try visitor.expect("peña0@example")
    try leaveSearch(visitor)
  }

  private static let linkStart = "\u{1B}]8;;"

  private func detail(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let visitor = try outpost.open(arguments, environment: environment)
    try visitor.enter("articles", expecting: "of 14", "❯")
    try visitor.enter("info 1", expecting: "/read/", "Picture", "❯")
    try visitor.leave()
    return visitor.output
  }

  @Test func theTitleAndTheLinkLeadToTheArticle() throws {
    let output = try detail([])
    let links = output.split(separator: Self.linkStart).dropFirst()
      .compactMap { $0.split(separator: "\u{1B}").first.map(String.init) }
      .filter { $0.hasPrefix("http://") }
    // The title, the address, in which a row ends, and the picture.
    let pages = links.filter { $0.contains("/read/") }
    #expect(pages.count == 3)
    #expect(Set(pages).count == 1)
    #expect(links.count == 4)
    #expect(output.split(separator: Self.linkStart + "\u{1B}\\").count == links.count + 1)
  }

  @Test(arguments: [
    ([], ["NO_COLOR": "1"]), ([], ["TERM": "linux"]), ([], ["TERM": "dumb"]),
    (["--color", "never"], [:]),
  ])
  func thereAreNoneWhereTheyWouldNotBeUnderstood(
    arguments: [String], environment: [String: String]
  ) throws {
    let output = try detail(arguments, environment: environment)
    #expect(!output.contains(Self.linkStart))
  }
}
