import Catalog
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Points that come one after another.
extension MapPresenter {
  /// Shows what comes until no more does, or the screen is left.
  func follow() async {
    guard scene.feed?.progress == .ready else { return }
    scene.feed?.progress = .running
    do throws(DataError) {
      while let points = try await interactor.nextPoints() {
        guard !Task.isCancelled else { break }
        await show(points)
      }
      // Who comes back goes on.
      guard !Task.isCancelled else {
        scene.feed?.progress = .ready
        return
      }
      update(notice: .over(scene.content.value?.points?.report ?? PointReport())) {
        $0.feed?.progress = .over
      }
    } catch {
      update(notice: .failed(error)) { $0.feed?.progress = .over }
    }
  }

  /// Says once that the map does not go along any more, where there is nothing else to say.
  func sayThatItStays(after feed: MapFeed?) {
    guard feed?.progress == .running, feed?.view != .stays, scene.feed?.view == .stays,
      scene.notice == nil
    else { return }
    scene.notice = .ended(.staysHere)
  }

  /// Only what is marked is drawn anew, unless the view has to go along.
  private func show(_ points: PointSet) async {
    let frame = scene.frame
    var next = scene
    next.take(points, formatter)
    let (seen, isLoading) = (next.frame, next.content.isLoading)
    if seen == frame, !isLoading {
      next.content.update { formatter.mark($0, on: &$0.drawing, in: seen) }
    }
    scene = next
    if seen != frame { await draw() }
  }
}
