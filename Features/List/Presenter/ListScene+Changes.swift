import Catalog
import Components
import Domain
import Localization
import Viper

/// The changes of a list's scene; `RowsScene` has those of all screens with rows.
extension ListScene {
  package func hasMap(_ row: ListRow) -> Bool { capabilities.map != .none }

  package func opensMap(_ row: ListRow) -> Bool {
    capabilities.map == .ofPlace && catalog.arePlaces
  }

  package func hasMapBeside(_ row: ListRow) -> Bool { capabilities.map == .ofPlace }

  /// The event to send without a command: pictures that were not asked for yet.
  var due: ListEvent? {
    guard let thumbnails, let page = content.value else { return nil }
    return thumbnails.isDue(for: page.rows) ? .pictured : nil
  }

  /// Whether a service may have more rows than are held.
  ///
  /// False while a request is under way: that one ends with the query on screen.
  var mayGrow: Bool { capabilities.growsByItself && !fetches.isUnderWay }

  /// What an event puts an end to, whatever comes of it.
  mutating func begin(_ event: ListEvent) {
    if event.slot == .content { fetches.clear(.content) }
    if event.startsOver { hasMoved = false }
  }

  /// Takes note of a question and returns its number.
  mutating func ask(_ query: ListQuery, _ policy: CachePolicy) -> Int {
    fetches.policy = policy
    return requests.issue(for: query)
  }

  /// Shows at once that a catalog that was never fetched was searched here.
  mutating func wait(after answer: ListAnswer) {
    guard !answer.isCached, content.value == nil else { return }
    query = answer.query
    content = content.reloading
  }

  /// Marks the chosen row, or takes its mark away.
  mutating func mark() {
    guard let row = choose(nil)?.reference else { return }
    if let index = marked.firstIndex(of: row) {
      marked.remove(at: index)
    } else {
      marked.append(row)
    }
  }

  /// What failed meanwhile is said with the answer; while a service is asked more may come.
  mutating func show(_ page: ListPage, _ answer: ListAnswer, _ notice: ListNotice?) {
    let before = chosenRow?.reference
    show(page, for: answer.query, stays: hasMoved)
    hasMoved = hasMoved && chosenRow?.reference == before
    let missed = fetches.takeMissed()
    if fetches.isUnderWay {
      content = .loading(previous: page)
    } else if let missed {
      content = .failure(missed, previous: page)
    }
    self.notice = notice ?? answer.notice ?? self.notice
    dropOtherThumbnails()
  }

  /// A question the catalog can't make sense of leaves the page as it was; any other failure is the
  /// content's.
  mutating func failRequest(_ error: DataError) {
    endRequests()
    switch (error, content.value) {
    case (.unknownFilter, let page?), (.invalidFilter, let page?), (.unknownSort, let page?):
      content = .success(page)
      notice = .failed(error)
    default:
      content = content.failed(error)
      notice = nil
    }
  }

  /// The service failed while another question was asked: the page shown stays right.
  mutating func miss(_ error: DataError, _ policy: CachePolicy) {
    guard case .service = error else { return }
    fetches.policy = policy
    guard requests.awaited == nil else {
      fetches.missed = error
      return
    }
    content = content.failed(error)
  }

  mutating func stop() {
    endRequests()
    content = content.stopped
  }

  private mutating func endRequests() {
    requests.end()
    fetches.missed = nil
  }
}

// MARK: - Room and pictures

extension ListScene {
  /// Makes the page as large as the room; returns the query to ask for that.
  mutating func fit() -> ListQuery? {
    guard let room else { return nil }
    return resize(to: room.pageSize(layout, height: thumbnails?.size.rows ?? 1))
  }

  mutating func arrange(_ layout: ListLayout) {
    notice = layout == self.layout ? .arranged(layout) : nil
    self.layout = layout
    fitThumbnails()
  }

  /// Takes this layout's room for pictures; if that has another size, all are asked for again.
  mutating func fitThumbnails() {
    let size = pictures == .spared ? nil : capabilities.thumbnails[layout]
    guard thumbnails?.size != size else { return }
    thumbnails = size.map { ListThumbnails(size: $0) }
  }

  /// Takes note that the pictures of the page are asked for; nil where none is due.
  mutating func askForThumbnails() -> (missing: [(Reference, PictureAddress)], size: PictureSize)? {
    let rows = content.value?.rows ?? []
    guard let thumbnails, thumbnails.isDue(for: rows) else { return nil }
    self.thumbnails?.asked = Set(rows.map(\.reference))
    return (thumbnails.missing(of: rows), thumbnails.size)
  }

  /// What came for another layout or page meanwhile is of no use.
  mutating func add(_ picture: Picture, of row: Reference, size: PictureSize) {
    pictures = .came
    guard thumbnails?.size == size, thumbnails?.asked.contains(row) == true else { return }
    thumbnails?.pictures[row] = picture
  }

  /// Where no picture can be had the rows have their room.
  mutating func spareThumbnails(of size: PictureSize) {
    guard pictures == .unknown, thumbnails?.size == size else { return }
    pictures = .spared
    fitThumbnails()
  }

  /// Asks again for the pictures that did not come.
  mutating func askForPicturesAgain() {
    let kept = thumbnails?.pictures ?? [:]
    thumbnails?.asked = Set(kept.keys)
    if pictures == .spared { pictures = .unknown }
    fitThumbnails()
  }

  private mutating func dropOtherThumbnails() {
    guard thumbnails != nil else { return }
    let shown = Set(content.value?.rows.map(\.reference) ?? [])
    let kept = thumbnails?.pictures.filter { shown.contains($0.key) } ?? [:]
    thumbnails?.pictures = kept
    thumbnails?.asked.formIntersection(shown)
  }
}

/// The requests to services that are under way, and a failure that is not shown yet.
struct ListFetches {
  /// How much the question that would be asked again wants the network.
  var policy = CachePolicy.ifDue
  /// What a service failed with while a later question awaited its answer.
  var missed: DataError?
  /// The number of the request in each slot; an event ends the one before it in its slot.
  private var underWay: [EventSlot: Int] = [:]
  private var count = 0

  var isUnderWay: Bool { !underWay.isEmpty }

  /// Takes note that a service is asked and returns a number to end it by.
  mutating func begin(in slot: EventSlot) -> Int {
    count += 1
    underWay[slot] = count
    return count
  }

  mutating func end(_ number: Int) {
    underWay = underWay.filter { $0.value != number }
  }

  /// Whatever asked a service in this slot was cancelled.
  mutating func clear(_ slot: EventSlot) {
    underWay[slot] = nil
  }

  mutating func takeMissed() -> DataError? {
    defer { missed = nil }
    return missed
  }
}

extension ListEvent {
  /// Whether it leads to other rows, of which the first is chosen.
  fileprivate var startsOver: Bool {
    switch self {
    case .filtered, .sorted, .starredOnly, .rows(.cleared), .rows(.next), .rows(.previous),
      .rows(.page):
      true
    default: false
    }
  }
}
