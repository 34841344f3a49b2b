import Contracts
import Domain
import Localization
import Viper

/// Shows columns of the user's points as colors and sizes.
extension MapPresenter {
  /// Shows the columns that the map is opened with.
  func show(_ look: PointLook) async {
    if let color = look.color { await show(color, as: .color) }
    if let size = look.size, scene.refusal == nil { await show(size, as: .size) }
  }

  /// Shows a column, or none any more; a column without numbers is refused.
  func show(_ column: String?, as use: MapScale.Use) async {
    guard let points = scene.content.value?.points, !points.isTrail, !points.points.isEmpty else {
      return await draw { $0.notice = .refused(.noPoints) }
    }
    guard let column else { return await draw { $0.show(nil, as: use) } }
    let asked = await answer { await formatter.scale(of: column, in: points, for: use) }
    guard let found = asked?.get() else { return }
    await draw {
      switch found {
      case .success(let scale): $0.show(scale, as: use)
      case .failure(let problem): $0.notice = .failed(.malformed(path: $0.files, reason: problem))
      }
    }
  }
}

extension MapScene {
  /// Shows a scale, or none any more; the map makes room for its legend.
  mutating func show(_ scale: MapScale?, as use: MapScale.Use) {
    content.update {
      switch use {
      case .color: $0.colors = scale
      case .size: $0.sizes = scale
      }
    }
    redraw()
  }

  /// The files of the user's points, as they were typed.
  var files: String { if case .points(let files) = subject { files } else { "" } }
}

extension MapFormatter {
  /// The classes of a column, or the reason why it has none.
  ///
  /// It leaves the caller's actor, because there may be a million points.
  @concurrent
  func scale(
    of column: String, in points: PointSet, for use: MapScale.Use
  ) async -> Result<MapScale, FileProblem> {
    guard let values = points.values(of: column) else {
      let (all, withNumbers) = points.propertyNames
      let isKnown = all.contains { Fold.fold($0) == Fold.fold(column) }
      return .failure(
        isKnown || all.isEmpty
          ? .noNumbers(column, known: withNumbers) : .unknownColumn(column, known: all))
    }
    let bounds = MapScale.bounds(of: values.numbers, classes: use.levels)
    var scale = MapScale(use: use, values: values, bounds: bounds)
    scale.labels = scale.ranges.map { range in
      let ends = [range.lowerBound, range.upperBound].map(formats.value)
      return ends[0] == ends[1] ? ends[0] : ends[0] + "–" + ends[1]
    }
    let missing = values.numbers.count(where: \.isNaN)
    scale.missing = missing == 0 ? nil : formats.number(missing)
    return .success(scale)
  }
}
