/// From how near maps are looked at, where one takes the place of another.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class MapMemory {
  var zoom = MapViewport.defaultZoom

  package init() {}
}
