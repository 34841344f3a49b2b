import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// A service that has no tile of the view, which is no failure: it answers 404 for the open sea, too.
@Waiting
@Suite(.oneAtATime) struct MissingTilesTests {
  private let outpost: Outpost

  init() async throws { outpost = try await Outpost() }

  @Test func aMapSaysThatNoStreetsAreThere() throws {
    let place = ["map", "42.5063,1.5218", "--zoom", "14", "--width", "80", "--height", "8"]
    let tiles = ["--tiles", outpost.server.base + "/none/{z}/{x}/{y}.pbf"]
    let drawn = try outpost.run(place + tiles)
    #expect(drawn.output.contains("no streets here"))
    #expect(drawn.errors == "")
    #expect(drawn.status == .exited(0))
    let written = try outpost.run(place + tiles + ["--geojson"])
    #expect(written.output.hasPrefix("{\"type\":\"FeatureCollection\""))
    #expect(written.errors == "No streets here.\n")
    #expect(written.status == .exited(0))
    let unasked = try outpost.run(place + ["--geojson"])
    #expect(unasked.errors == "")
  }
}
