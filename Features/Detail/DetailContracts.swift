package import Components
package import Contracts
package import Domain
package import TextUI
package import Viper

/// The scene of a detail; it is always complete.
package struct DetailScene: Equatable, Sendable {
  package let reference: Reference
  package var map = EntityMap.none
  /// Whether the entity is a place, so that the neighbors are larger places.
  package var isPlace = false
  package var content: LoadingState<DetailContent, DataError> = .idle
  /// One line about the last command; the next command takes it away.
  package var notice: DetailNotice?
  /// `nil` if no picture is shown, or the entities of the catalog have none.
  package var picture: DetailPicture?
  /// Whether the picture fills the window, without the text.
  package var isEnlarged = false
  /// Whether all other names are shown, however many.
  package var hasAllNames = false

  /// Whether pictures can be shown.
  var pictureAccess = PictureAccess.off
  /// The presenter keeps it in the scene, and no view shows it; `nil` until the session says the size.
  var window: Size?
}

extension DetailScene {
  /// A scene before anything is loaded.
  package init(of reference: Reference) {
    self.init(reference: reference)
  }

  /// Whether there is a map to go to.
  package var hasMap: Bool {
    switch map {
    case .none: false
    case .ofPlace: true
    case .ofNamedPlaces: content.value?.namesPlaces ?? false
    case .ofOutline: content.value?.allFacts.position != nil
    }
  }
}

/// The result of the last command, if the content does not show it.
package enum DetailNotice: Hashable, Sendable {
  case failed(DataError)
  case favorite(StarNotice)
  /// There are only `count` rows, with the neighbors and the entities that facts name.
  case noRow(Int, count: Int)
  /// It is on screen already.
  case isHere
  /// Nothing comes after it in its catalog's order.
  case isLast
  /// Nothing comes before it.
  case isFirst
  /// Only its list is fetched anew.
  case comesWithItsList
  /// It was fetched anew, because the user asked for it.
  case refreshed
  /// It is a part of the program: no service could be asked.
  case nothingToFetch
  case opened(WebLink)
  /// This text is in the clipboard now.
  case copied(String)
}

/// The events of a detail: commands of the user, and changes around the screen.
package enum DetailEvent: Hashable, SlottedEvent {
  case appeared
  /// The service is asked, however young the stored data are.
  case retried
  /// The services can be reached again.
  case connected
  case mapped
  case toggledFavorite
  /// It is no favorite any more.
  case unstarred
  /// This very detail, which is there already.
  case detailed
  /// Goes where the Nth row leads, counted from 1: the nearest cities, then the entities that facts name.
  case opened(Int)
  /// Opens the detail this many places further in the list that this one was opened from, else in the
  /// catalog's own order; a negative number goes back.
  case stepped(Int)
  case openedLink
  case copiedLink
  /// Copies title and link.
  case sharedLink
  case undone
  /// The picture is fetched, if it was not asked for yet.
  case pictured
  case enlarged
  /// All other names, or only the first ones again.
  case namesToggled
  case resized(Size)
  /// The requests under way were given up.
  case stopped

  package var slot: EventSlot? {
    switch self {
    case .retried: .refresh
    case .appeared, .connected: .renewal
    case .stepped: .content
    case .pictured: .pictures
    case .mapped, .toggledFavorite, .unstarred, .detailed, .opened, .openedLink, .copiedLink,
      .sharedLink,
      .undone, .enlarged, .namesToggled, .resized, .stopped:
      nil
    }
  }
}

/// A way from a detail to another screen.
package enum DetailRoute: Hashable, Sendable {
  case map(Reference)
  case detail(Reference)
  case list(CatalogID, Filter)
  /// A detail in the place of this one: the way back stays the same.
  case detailInstead(Reference)
}

/// The wrappers of this feature's roles; see `Wiring`.
package typealias DetailWiring = Wiring<
  DetailScene, DetailEvent, DetailRoute, any DetailInteracting
>

/// The rules of one catalog's details.
package protocol DetailInteracting: Sendable {
  /// Answers with all that is known of an entity: the stored data at once, then those of the service.
  ///
  /// It answers even if the favorites can't be read or no description can be had. It fails with
  /// `notFound`, and with the errors of the store and the service. Offline is no failure if something
  /// is stored, unless the service is to be asked in any case.
  func open(_ id: String, _ policy: CachePolicy) -> AnySteps<Loaded<DetailAnswer>>

  /// Returns the entity a number of places after another in the list that it was opened from, or before
  /// it if negative; `nil` if there is none.
  ///
  /// The catalog's own order counts if it was opened from no list, or is not in it any more.
  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference?

  /// - Throws: `notFound`, `nothingToUndo`, and the errors of the favorites.
  func change(_ change: StarChange) async throws(DataError) -> StarOutcome

  /// Opens a link in the browser.
  /// - Throws: `noBrowser`.
  func open(_ link: WebLink) async throws(DataError)

  /// - Throws: `noClipboard`.
  func copy(_ text: String) async throws(DataError)

  /// Returns a picture as large as fits, in pixels if the terminal can show them.
  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture
}
