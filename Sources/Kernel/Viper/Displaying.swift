/// The contract of a View: it shows scenes.
///
/// Its vocabulary is the scene type.
///
/// A scene is complete: showing it needs no memory of the one before.
@MainActor
package protocol Displaying<Scene>: AnyObject {
  associatedtype Scene
  func display(_ scene: Scene)
}
