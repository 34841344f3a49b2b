package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// What the screen shows; always complete.
package struct DetailScene: Equatable, Sendable {
  package let reference: Reference
  package var map = EntityMap.none
  /// Whether the entity is a place, so that the neighbors are larger places.
  package var isPlace = false
  package var content: LoadingState<DetailContent, DataError> = .idle
  /// One line about the last command; gone with the next.
  package var notice: DetailNotice?
  /// Nil where none is shown, or the entities of the catalog have none.
  package var picture: DetailPicture?
  /// Whether the picture takes the window, in the place of all else.
  package var isEnlarged = false
  /// Whether all other names are shown, however many.
  package var hasAllNames = false

  /// Whether pictures can be shown.
  @Unshown var pictureAccess = PictureAccess.off
  /// Nil as long as nobody said how large it is.
  @Unshown var window: Size?
}

extension DetailScene {
  /// Nothing is shown yet.
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

/// The result of the last command, where the content does not show it.
package enum DetailNotice: Hashable, Sendable {
  case failed(DataError)
  case favorite(FavoriteNotice)
  /// There are only `count` rows, neighbors and what facts lead to.
  case noRow(Int, count: Int)
  /// It is on screen already.
  case isHere
  /// Nothing comes after it in its catalog's order.
  case isLast
  /// Nothing comes before it.
  case isFirst
  /// Only its list is fetched anew.
  case comesWithItsList
  case opened(WebLink)
  /// This text is in the clipboard now.
  case copied(String)
}

/// What the user wants, and what happens to the screen.
package enum DetailEvent: Hashable, Slotted {
  case appeared
  /// Asks the service, however young what is held is.
  case retried
  /// The services can be reached again.
  case connected
  case mapped
  case toggledFavorite
  /// This very detail, which is there already.
  case detailed
  /// What the Nth row leads to, counted from 1: the nearest cities, then what facts name.
  case opened(Int)
  /// Opens the detail that many places further in the list this one was opened from, else in the
  /// catalog's own order; back if negative.
  case stepped(Int)
  case openedLink
  case copiedLink
  /// Copies title and link.
  case sharedLink
  case undone
  /// The picture that is due.
  case pictured
  case enlarged
  /// All other names, or only the first ones again.
  case namesToggled
  case resized(Size)
  /// What was under way was given up.
  case stopped

  package var slot: EventSlot? {
    switch self {
    case .appeared, .retried, .connected: .refresh
    case .stepped: .content
    case .pictured: .pictures
    case .mapped, .toggledFavorite, .detailed, .opened, .openedLink, .copiedLink, .sharedLink,
      .undone, .enlarged, .namesToggled, .resized, .stopped:
      nil
    }
  }
}

/// Where the screen leads.
package enum DetailRoute: Hashable, Sendable {
  case map(Reference)
  case detail(Reference)
  case list(CatalogID, Filter)
  /// A detail in the place of this one: the way back stays the same.
  case detailInstead(Reference)
}

/// Where the composition root joins the roles of this feature.
package typealias DetailWiring = Wiring<
  DetailScene, DetailEvent, DetailRoute, any DetailInteracting
>

/// The rules of one catalog's details.
package protocol DetailInteracting: Sendable {
  /// Everything known of an entity: what is cached at once, then what the service says of it.
  ///
  /// It is shown even if the favorites can't be read or no description can be had. It fails with
  /// `notFound`, and with what the store and the service throw; offline is no failure where something
  /// is cached, unless all was to be asked for.
  func open(_ id: String, _ policy: CachePolicy) -> AnySteps<Loaded<DetailAnswer>>

  /// The entity that many places after another in the list it was opened from, or before it if
  /// negative; nil where there is none.
  ///
  /// The catalog's own order counts where it was opened from no list, or is not in it any more.
  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference?

  /// Returns the favorites that changed, without one that a toggle takes away.
  /// - Throws: `notFound`, `nothingToUndo`, and what the favorites throw.
  func change(_ change: FavoriteChange) async throws(DataError) -> [Favorite]

  /// Opens a link in the browser.
  /// - Throws: `noBrowser`.
  func open(_ link: WebLink) async throws(DataError)

  /// - Throws: `noClipboard`.
  func copy(_ text: String) async throws(DataError)

  /// A picture as large as fits, in pixels if the terminal can show them.
  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture
}
