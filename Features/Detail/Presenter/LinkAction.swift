import Domain

/// What is done with an entity's link.
enum LinkAction {
  case open(WebLink)
  case copy(String)

  /// Does it and returns what came of it.
  func notice(from interactor: any DetailInteracting) async -> DetailNotice {
    do throws(DataError) {
      switch self {
      case .open(let link):
        try await interactor.open(link)
        return .opened(link)
      case .copy(let text):
        try await interactor.copy(text)
        return .copied(text)
      }
    } catch {
      return .failed(error)
    }
  }
}
