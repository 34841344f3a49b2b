import Components
import Domain

extension MapStreets.Progress? {
  /// The words for streets that are missing; `nil` if none are.
  ///
  /// - Parameter isPast: whether the view is nearer than the lines of Natural Earth are exact, and no streets
  ///   are in it.
  func words(isPast: Bool) -> Words? {
    switch self {
    case .loading: Words("the streets are coming")
    case .failed(let error):
      error.isOffline ? Words("no streets here: offline") : Words("no streets here")
    case .beyond: isPast ? Words("the tiles end here") : nil
    case .whole, nil: isPast ? Words("Natural Earth ends here") : nil
    }
  }
}
