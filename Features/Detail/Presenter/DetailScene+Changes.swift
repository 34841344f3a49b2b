package import Components
import Contracts
import Domain
import Localization
import Viper

/// The status of a detail, and the changes of its scene.
extension DetailScene {
  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, fetchedAt: content.value?.provenance.fetchedAt,
      numbers: ScreenNumbers(rows: content.value?.rowTitles ?? []),
      canProceed: picture?.isDue ?? false)
  }

  /// A service that could not answer is no failure while something is shown.
  private var outcome: ScreenOutcome {
    if let error = content.error, content.value == nil { return .failed(error) }
    switch notice {
    case .failed(let error): return .failed(error)
    case .noRow, .isFirst, .isLast: return .nothingFound
    case .favorite, .isHere, .comesWithItsList, .refreshed, .nothingToFetch, .opened, .copied, nil:
      return .done
    }
  }

  /// The entity's title; its id until it is loaded.
  var title: String { content.value?.title ?? reference.id }

  /// The routes of its rows, in the order of their numbers.
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

  /// Says what a refresh did, unless the text says already why it failed.
  mutating func sayWhatWasFetched() {
    guard case .success(let content) = content else { return }
    switch (content.provenance.state, content.description) {
    case (.fresh, _): notice = .refreshed
    case (.cached, .notOffered): notice = .comesWithItsList
    case (.embedded, .notOffered): notice = .nothingToFetch
    case (_, .unknown(_?)): break
    case (.cached, _), (.embedded, _): notice = .refreshed
    }
  }

  /// Shows the star (`nil` leaves it as it is) and a notice of the change.
  mutating func star(_ isFavorite: Bool?, _ notice: StarNotice) {
    self.notice = .favorite(notice)
    if let isFavorite { content.update { $0.isFavorite = isFavorite } }
  }

  // MARK: - The picture

  /// Takes the picture that belongs to the content; none if pictures can't be shown.
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

  /// Notes that the picture is asked for, and returns it; `nil` if it was asked for already.
  mutating func askForPicture() -> (address: PictureAddress, size: PictureSize)? {
    guard let due = picture, due.isDue, let address = due.address else { return nil }
    picture?.asked = due.room
    picture?.state = due.state.reloading
    return (address, due.room)
  }

  /// Shows a picture that came, unless another one, or another size, is wanted by then.
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
