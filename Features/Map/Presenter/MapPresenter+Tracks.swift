import Contracts
import Domain
import Viper

/// Shows the user's tracks.
extension MapPresenter {
  /// Shows the figures and the profile of the chosen track; if none of several is chosen, lists them.
  ///
  /// - Returns: whether a track is meant.
  func showTracks() async -> Bool {
    guard let tracks = scene.asked, let points = scene.content.value?.points else { return false }
    switch tracks {
    case .one(let number):
      let asked = await answer { await formatter.profile(of: number, in: points) }
      guard let profile = asked?.get() ?? nil else { return true }
      await draw { $0.open(profile) }
    case .all:
      let room = scene.room
      let asked = await answer { await formatter.tracks(of: points, count: room) }
      guard let all = asked?.get() else { return true }
      await draw { $0.list(all, of: points.tracks.count) }
    }
    return true
  }

  /// Writes the figures of the first tracks, for a description in words.
  func describeTracks() async {
    guard scene.isDescribed, let points = scene.content.value?.points, !points.isTrail else {
      return
    }
    let asked = await answer { await formatter.tracks(of: points, count: MapContent.mostTracks) }
    guard let tracks = asked?.get() else { return }
    scene.content.update {
      $0.tracks = tracks
      $0.trackCount = points.tracks.count
    }
  }
}
