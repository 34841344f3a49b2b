import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// The real program adds places, lists them and removes them; the server is on loopback.
@Waiting
@Suite(.oneAtATime) struct PlacesCommandTests {
  private nonisolated let server: StubServer
  private nonisolated let home = Home()

  init() async throws { server = try await StubServer.start() }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try home.run(["places"] + arguments, environment: server.addresses)
  }

  private var names: [String] {
    let folder = home.path + "/.local/share/catalejo"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private var file: Data? {
    FileManager.default.contents(atPath: home.path + "/.local/share/catalejo/places.sqlite")
  }

  private let added =
    "Peru: 302 places are held now (1 row was left out: first PE.txt, line 301: it has 10 columns).\n"

  @Test func aCountryIsAddedListedRefreshedAndRemoved() throws {
    let none = try run()
    #expect(none.errors == "No places are held: catalejo places add PE adds those of Peru.\n")
    #expect(none.status == .exited(1))
    let add = try run("add", "peru")
    #expect(add.output == added)
    #expect(add.errors == "")
    #expect(add.status == .exited(0))
    #expect(names == ["places.lock", "places.sqlite"])
    let list = try run("list")
    #expect(list.output.hasPrefix("PE  Peru  302 places  1 row was left out  added "))
    let json = try #require(run("list", "--json").json["dumps"] as? [[String: Any]])
    #expect(json.map { $0["name"] as? String } == ["PE"])
    #expect(json.map { $0["places"] as? Int } == [302])
    #expect(json.map { $0["leftOut"] as? Int } == [1])
    server.forgetRequests()
    #expect(try run("refresh").output == "Peru: nothing is new.\n")
    #expect(
      server.requests.map(\.path) == [
        "/geonames/dump/PE.zip", "/geonames/dump/alternatenames/PE.zip", "/geonames/zip/PE.zip",
      ])
    #expect(try run("add", "BO", "--json").json["unchanged"] as? [String] == [])
    let unknown = try run("remove", "atlantis")
    #expect(unknown.errors == "No places are held of “atlantis”, only of: BO, PE.\n")
    #expect(unknown.status == .exited(1))
    #expect(try run("remove", "Perú", "BO").output.contains("Peru: 302 places are held no more.\n"))
    #expect(try run().status == .exited(1))
  }

  /// A name that nothing readable has is not called unknown while a catalog can't be read.
  @Test func aDamagedFileIsToldWhereverANameIsLookedUp() throws {
    #expect(try run("add", "peru").status == .exited(0))
    let path = home.path + "/.local/share/catalejo/places.sqlite"
    try Data(repeating: 1, count: 8_192).write(to: URL(filePath: path))
    let reason = "/.local/share/catalejo/places.sqlite can't be used: it is damaged"
    for line in [
      ["nosuchplace"], ["map", "nosuchplace"], ["where", "nosuchplace"], ["8QRM+VF nosuchplace"],
      ["compare", "nosuchplace", "lima"], ["detail", "places", "nosuchplace"],
    ] {
      let run = try home.run(line + ["--offline"])
      #expect(run.errors.contains(reason), "\(line)")
      #expect(run.status == .exited(4), "\(line)")
    }
    // A name that another catalog has is found, and the file is told.
    let lima = try home.run(["where", "lima", "--offline"])
    #expect(lima.errors.contains(reason) && lima.status == .exited(0))
    for line in ["goto nosuchplace", "distance lima, nosuchplace", "info nosuchplace"] {
      let run = try home.run(["--offline"], input: "map lima\n\(line)\n")
      #expect((run.output + run.errors).contains(reason), "\(line)")
    }
  }

  @Test func theDoctorSaysWhatIsHeldAndWhere() throws {
    let doctor = ["doctor", "--offline"]
    #expect(try home.run(doctor).output.contains("Dumps         none\n"))
    _ = try run("add", "BO")
    let told = try home.run(doctor, environment: server.addresses).output
    #expect(told.contains("Dumps         BO 300; 0."))
    #expect(told.contains("catalejo/places.sqlite\n"))
    #expect(told.contains("\(server.base)/geonames/: not tried"))
  }

  @Test func whatIsNotThereIsSaid() throws {
    let bolivia = try run("add", "bolivia")
    #expect(
      bolivia.output
        == "Bolivia: GeoNames has no postal codes.\nBolivia: 300 places are held now.\n")
    let chile = try run("add", "CL")
    #expect(chile.messages.count == 1)
    #expect(chile.status == .exited(3))
  }

  @Test(
    arguments: [
      (.dropMidBody, 3), (.dropAtOnce, 3), (.status(500), 3), (.status(404), 3), (.malformed, 4),
      (.html, 4), (.redirectToScheme, 3), (.tooManyRequests(retryAfter: 600), 3),
    ] as [(StubFault, Int32)])
  func aFaultLeavesTheOldFile(_ fault: StubFault, _ status: Int32) throws {
    _ = try run("add", "PE")
    let before = file
    server.set(fault, for: .geonames)
    let run = try run("add", "PE", "BO")
    #expect(run.status == .exited(status))
    #expect(run.messages.count == 1, "\(run.errors)")
    #expect(file == before)
    #expect(names == ["places.lock", "places.sqlite"])
  }

  @Test func offlineIsOneLine() throws {
    let run = try run("add", "PE", "--offline")
    #expect(run.messages.count == 1)
    #expect(run.errors.contains("You work offline by choice"))
    #expect(run.status == .exited(3))
    #expect(server.requests == [])
  }

  @Test(
    arguments: [
      (["add"], 2), (["add", "atlantis"], 2), (["add", "no/such.txt"], 5),
      (["add", "/etc/passwd"], 4),
      (["list", "PE"], 2), (["remove"], 2), (["remove", "PE"], 1), (["refresh"], 1),
    ] as [([String], Int32)])
  func aMistakeIsOneLine(_ arguments: [String], _ status: Int32) throws {
    let run = try home.run(["places"] + arguments, environment: server.addresses)
    #expect(run.messages.count == 1, "\(run.errors)")
    #expect(run.status == .exited(status))
  }

  @Test(arguments: [
    ("/etc", "it is a folder; name a file"), ("/dev/null", "it is not a regular file; name one"),
  ])
  func whatIsNoFileIsSaid(_ path: String, _ reason: String) throws {
    let run = try run("add", path)
    #expect(run.errors == "\(path) can't be read: \(reason).\n")
    #expect(run.status == .exited(5))
  }

  @Test func aFileOnDiskNeedsNoNetwork() throws {
    let row =
      "3936456\tLima\tLima\t\t-12.04318\t-77.02824\tP\tPPLC\tPE\t\t15\t1501\t\t\t7737002\t\t154\t"
      + "America/Lima\t2024-01-01\n"
    let path = home.path + "/my places.txt"
    try Data(row.utf8).write(to: URL(filePath: path))
    let run = try run("add", path, "--offline")
    #expect(run.output == "my places: 1 place is held now.\n")
    #expect(try self.run("remove", "my places").output == "my places: 1 place is held no more.\n")
  }

  /// Slow enough that Ctrl-C comes while the dump does.
  @Test func ctrlCLeavesTheOldFileAndSaysSo() throws {
    _ = try run("add", "BO")
    let before = file
    server.set(.drip(bytes: 100), for: .geonames)
    let terminal = try home.terminal(
      ["places", "add", "PE"], environment: server.addresses, showing: "GeoNames")
    try terminal.send("\u{03}")
    try terminal.expect("Stopped; the places are as they were.")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(file == before)
    #expect(names == ["places.lock", "places.sqlite"])
  }

  // MARK: - In a session

  @Test func aScriptWaitsForIt() throws {
    let run = try home.run(
      [],
      input: "places add peru\nplaces list\nplaces remove pe\nplaces list\n",
      environment: server.addresses)
    #expect(run.output.contains(added))
    #expect(run.output.contains("PE  Peru  302 places"))
    #expect(run.output.contains("Peru: 302 places are held no more."))
    #expect(run.output.contains("No places are held"))
    let alone = try home.run([], input: "places add\n", environment: server.addresses)
    #expect(alone.errors == "Something is missing. Type: places add COUNTRY|FILE\n")
    #expect(alone.status == .exited(2))
  }

  @Test func aSessionGoesOnMeanwhile() throws {
    server.set(.drip(bytes: 100), for: .geonames)
    let terminal = try home.terminal([], environment: server.addresses, showing: "❯")
    try terminal.enter("places add peru", expecting: "GeoNames")
    try terminal.enter("places add bolivia", expecting: "being changed already")
    try terminal.send("\u{03}")
    try terminal.expect("Stopped; the places are as they were.")
    server.set(nil, for: .geonames)
    try terminal.enter("places add peru", expecting: "302 places are held now")
    try terminal.leave()
  }
}
