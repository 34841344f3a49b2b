import Contracts
import Domain
import Localization
import Viper

/// What becomes of the scene of a detail.
extension DetailScene {
  /// The entity's title; its id until it is loaded.
  var title: String { content.value?.title ?? reference.id }

  /// Where its rows lead, by their numbers.
  var routes: [DetailRoute] {
    guard let content = content.value else { return [] }
    return content.neighbors.map { .detail($0.reference) } + content.related.map(\.route)
  }

  mutating func reload() {
    content = content.reloading
    notice = nil
  }

  mutating func take(_ step: Loaded<DetailAnswer>, _ formatter: DetailFormatter) {
    switch step {
    case .cached(let answer):
      content = .loading(previous: formatter.content(answer, of: reference))
    case .final(let answer): content = .success(formatter.content(answer, of: reference))
    case .failed(let error): content = content.failed(error)
    }
    if case .success(let answer) = step.result, case .failure(let error) = answer.isFavorite {
      notice = .failed(error)
    }
  }

  /// Says that only the list can be fetched anew, where no service knows the entity alone.
  mutating func sayWhereItComesFrom() {
    guard case .success(let content) = content, content.provenance.state == .cached,
      content.description == .notOffered
    else { return }
    notice = .comesWithItsList
  }

  /// Shows the star (nil leaves it as it is) and what was done.
  mutating func star(_ isFavorite: Bool?, _ notice: FavoriteNotice) {
    self.notice = .favorite(notice)
    if let isFavorite { content.update { $0.isFavorite = isFavorite } }
  }

  // MARK: - The picture

  /// Has the picture that belongs to what is shown; none where none is shown.
  ///
  /// In a window of another size the old picture stays until the new one has come.
  mutating func fitPicture() {
    guard pictureAccess != .off, let window, let content = content.value, content.hasPicture else {
      picture = nil
      return
    }
    let size = DetailPicture.room(in: window, isEnlarged: isEnlarged)
    if picture == nil || picture?.address != content.picture {
      picture = DetailPicture(address: content.picture, room: size)
    }
    picture?.room = size
    if pictureAccess == .noProgram, content.picture != nil {
      picture?.asked = size
      picture?.state = .failure(.noProgram, previous: nil)
    }
  }

  /// Takes note that the picture is asked for; nil where none is due.
  mutating func askForPicture() -> (address: PictureAddress, size: PictureSize)? {
    guard let due = picture, due.isDue, let address = due.address else { return nil }
    picture?.asked = due.room
    picture?.state = due.state.reloading
    return (address, due.room)
  }

  /// Meanwhile another may be wanted, or the same in another size.
  mutating func take(
    _ result: Result<Picture, PictureProblem>, from address: PictureAddress,
    fitting size: PictureSize
  ) {
    guard picture?.address == address, picture?.asked == size else { return }
    switch result {
    case .success(let shown): picture?.state = .success(shown)
    case .failure(let problem): picture?.state = .failure(problem, previous: nil)
    }
  }

  /// Asks again for a picture that could not be fetched.
  mutating func retryPicture() {
    if case .failure(.unavailable, _) = picture?.state { picture?.asked = nil }
  }
}
