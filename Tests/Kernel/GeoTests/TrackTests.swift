import Domain
import Testing

@testable import Geo

/// The figures of tracks, with exact values on the equator: a thousandth of a degree is 111.319 m.
@Suite struct TrackTests {
  private static let step = 6_378_137 * Double.pi / 180_000

  /// Positions eastward on the equator, by thousandths of a degree.
  private func line(_ steps: [Double], elevations: [Double] = [], times: [Double] = [])
    -> Track.Segment
  {
    Track.Segment(
      steps.map { Coordinate(wrappingLatitude: 0, longitude: $0 / 1000) },
      elevations: elevations, times: times)
  }

  private func figures(_ segments: Track.Segment...) -> TrackFigures {
    TrackFigures(Track(segments))
  }

  private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 1000).rounded() / 1000 } }

  @Test func aGapHasNoLengthButTakesTime() {
    let all = figures(
      line([0, 1, 2], times: [0, 100, 200]), line([5, 6], times: [1000, 1100]))
    #expect(rounded(all.length) == rounded(3 * Self.step))
    #expect(all.duration == 1100)
    #expect(all.movingTime == 300)
    #expect(all.points == 5)
    #expect(rounded(all.speed) == rounded(Self.step / 100))
  }

  @Test func whoIsNotFasterThanAKilometreAnHourStands() {
    // 111 m in 400 s are 1.002 km/h, in 401 s 0.9994 km/h.
    let slow = figures(line([0, 1, 2], times: [0, 400, 801]))
    #expect(slow.movingTime == 400)
    #expect(slow.duration == 801)
    #expect(rounded(slow.speed) == rounded(Self.step / 400))
    let still = figures(line([0, 0, 0], times: [0, 60, 120]))
    #expect(still.movingTime == 0)
    #expect(still.speed == nil)
    #expect(still.topSpeed == 0)
  }

  @Test func theGreatestSpeedIsOneOfTenSeconds() {
    // One second has a jump of 111 m; in ten seconds there are two steps at most.
    let jump = figures(
      line([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2], times: (0...12).map(Double.init)))
    #expect(rounded(jump.topSpeed) == rounded(Self.step / 10))
    // A whole segment that is shorter counts as it is, and no part of one.
    let short = figures(line([0, 1, 4], times: [0, 2, 5]))
    #expect(rounded(short.topSpeed) == rounded(4 * Self.step / 5))
    let tail = figures(line([0, 1, 9], times: [0, 10, 11]))
    #expect(rounded(tail.topSpeed) == rounded(Self.step / 10))
    // The clock was set back.
    #expect(figures(line([0, 1], times: [9, 0])).topSpeed == nil)
  }

  @Test func climbAndFallLeaveSmallChangesOut() {
    let walk = figures(
      line([0, 1, 2, 3, 4, 5, 6], elevations: [100, 104, 101, 130, 126, 133, 90]))
    #expect(walk.climb == 33)
    #expect(walk.fall == 43)
    #expect(walk.lowest == 90)
    #expect(walk.highest == 133)
    let plain = figures(line([0, 1, 2], elevations: [10, 14.9, 10]))
    #expect([plain.climb, plain.fall] == [0, 0])
    #expect(figures(line([0, 1], elevations: [10, 15])).climb == 5)
    // A gap is neither a climb nor a fall.
    let two = figures(line([0, 1], elevations: [0, 10]), line([5, 6], elevations: [500, 480]))
    #expect([two.climb, two.fall] == [10, 20])
  }

  @Test func whatIsNotKnownIsNotInvented() {
    let bare = figures(line([0, 1]))
    #expect(
      [
        bare.duration, bare.movingTime, bare.climb, bare.fall, bare.speed, bare.topSpeed,
        bare.lowest, bare.highest,
      ] == Array(repeating: nil, count: 8))
    #expect([bare.untimed, bare.unmeasured] == [2, 2])
    let partly = figures(
      line([0, 1, 2], elevations: [5, .nan, 25], times: [0, .nan, 100]))
    #expect([partly.climb, partly.duration, partly.movingTime] == [20, 100, 100])
    #expect(rounded(partly.speed) == rounded(2 * Self.step / 100))
    #expect([partly.untimed, partly.unmeasured] == [1, 1])
    let back = figures(line([0, 1, 2], times: [100, 50, 0]))
    #expect([back.duration, back.movingTime, back.speed, back.topSpeed] == [nil, nil, nil, nil])
    #expect(back.backward == 2)
    #expect(partly.backward == 0)
    let once = figures(line([0, 1], elevations: [5, .nan], times: [7, .nan]))
    #expect([once.duration, once.movingTime, once.climb] == [nil, nil, nil])
    #expect([once.lowest, once.highest] == [5, 5])
    #expect(figures().length == 0)
  }

  @Test(
    arguments: [
      ([], []), ([1], []), ([1, 5], []), ([1, 6], [0, 1]), ([6, 1], [0, 1]),
      ([3, 1, 9, 5, 8, 2], [1, 2, 5]), ([0, 10, 6, 12, 0], [0, 3, 4]),
      ([10, 0, 4, -2, 10], [0, 3, 4]),
    ] as [([Double], [Int])])
  func turningPoints(elevations: [Double], turns: [Int]) {
    #expect(TurningPoints.of(elevations) == turns)
  }

  @Test func aProfileIsReadAnywhere() throws {
    let track = Track([
      line([0, 2], elevations: [100, 200], times: [0, 100]),
      line([10, 11], elevations: [50, .nan], times: [500, 600]),
    ])
    let profile = try #require(TrackProfile(track))
    #expect(rounded(profile.length) == rounded(3 * Self.step))
    let half = profile.place(at: Self.step)
    #expect(rounded(half.position.longitude) == 0.001)
    #expect(rounded(half.elevation) == 150)
    #expect(rounded(half.time) == 50)
    let late = profile.place(at: 2.5 * Self.step)
    #expect(rounded(late.position.longitude * 1000) == 10.5)
    #expect(late.elevation == nil)
    #expect(rounded(late.time) == 550)
    #expect(profile.place(at: -1).distance == 0)
    #expect(profile.place(at: 1e9).position.longitude == 0.011)
    let heights = profile.heights(6).map { $0.isNaN ? -1 : Int($0) }
    #expect(heights == [112, 137, 162, 187, 200, -1])
    #expect(profile.turns(threshold: 60).map { $0.elevation } == [100, 200, 50])
    #expect(TrackProfile(Track([])) == nil)
    let point = try #require(TrackProfile(Track([line([1])])))
    #expect([point.place(at: 5).elevation, point.place(at: 5).time] == [nil, nil])
    #expect(point.turns(threshold: 5) == [])
  }

  @Test func aProfileTakesTheShortWayRound() throws {
    let ends = [179.0, -179].map { Coordinate(wrappingLatitude: 0, longitude: $0) }
    let profile = try #require(TrackProfile(Track([Track.Segment(ends)])))
    #expect(abs(profile.place(at: profile.length / 2).position.longitude) > 179.999)
  }
}
