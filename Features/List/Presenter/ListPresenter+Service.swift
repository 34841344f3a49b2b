import Catalog
import Components
import Domain
import Viper

/// What this machine holds first, what the service says second; and pictures, which come last.
extension ListPresenter {
  /// Shows what is cached, asks the service, and shows its answer.
  ///
  /// If another query is on screen by then, that one is answered again.
  func fetch(
    _ query: ListQuery, _ policy: CachePolicy, in slot: EventSlot, notice: ListNotice? = nil,
    quietly: Bool = false
  ) async {
    let number = scene.fetches.begin(in: slot)
    defer { scene.fetches.end(number) }
    var (query, policy) = (query, policy)
    var question = ask(query, policy, quietly: quietly)
    while let end = await end(of: question, query, policy) {
      let isLast = scene.requests.isLatest(question)
      switch end {
      case .cached: return
      case .final(let answer) where isLast:
        scene.fetches.end(number)
        return show(answer, notice)
      case .final:
        (query, policy) = (scene.next, .ifDue)
        question = scene.ask(query, policy)
      case .failed(let error):
        scene.fetches.end(number)
        return show(isAnswer: isLast) {
          isLast ? $0.failRequest(error) : $0.miss(error, policy)
        }
      }
    }
  }

  /// Shows the steps of an answer and returns the last one; nil where it was cancelled.
  private func end(
    of question: Int, _ query: ListQuery, _ policy: CachePolicy
  ) async -> Loaded<ListAnswer>? {
    var last: Loaded<ListAnswer>?
    let isWhole = await take(interactor.load(query, policy)) { step in
      if case .cached(let answer) = step, scene.requests.isLatest(question) { show(answer) }
      last = step
    }
    return isWhole ? last : nil
  }

  /// After a success all is asked for anew; what failed is asked for as it was.
  func retry() async {
    await askForPicturesAgain()
    let policy = scene.failed == nil ? CachePolicy.always : scene.fetches.policy
    await fetch(scene.failed ?? scene.next, policy, in: .refresh)
  }

  func askForPicturesAgain() async {
    scene.askForPicturesAgain()
    await fit()
  }

  /// Shows the pictures of the page as they come; another page's take their place.
  func loadThumbnails() async {
    guard let (missing, size) = scene.askForThumbnails() else { return }
    let steps = interactor.thumbnails(of: missing, fitting: size)
    let isWhole = await take(steps) { row, picture in
      show(isAnswer: false) { $0.add(picture, of: row, size: size) }
    }
    guard isWhole else { return }
    show(isAnswer: false) { $0.spareThumbnails(of: size) }
    await fit()
  }
}
