import Components
import Domain

extension MapStreets.Progress? {
  /// The words for streets that are missing; `nil` if none are.
  ///
  /// - Parameters:
  ///   - zoom: that of the view. Natural Earth's lines are exact up to one.
  ///   - drawing: the streets that are drawn; `nil` if there are no tiles.
  func words(atZoom zoom: Double, besides drawing: StreetDrawing?) -> Words? {
    let isPast = zoom >= MapViewport.exactZoom && drawing == nil
    let isBlank = drawing?.isBlank ?? true
    switch self {
    case .loading: return Words("the streets are coming")
    case .failed(let error) where error.isOffline:
      return isBlank
        ? Words("no streets here: offline") : Words("some streets are missing: offline")
    case .failed: return isBlank ? Words("no streets here") : Words("some streets are missing")
    case .beyond: return isPast ? Words("the tiles end here") : nil
    case .whole where drawing?.lacksStreets ?? false: return Words("no streets here")
    case .whole, nil: return isPast ? Words("Natural Earth ends here") : nil
    }
  }
}
