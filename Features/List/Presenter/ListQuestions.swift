import Catalog
import Domain
import Viper

/// What a list has asked: which question counts, which still awaits its answer, and whether a
/// service is being asked.
struct ListQuestions {
  private var questions: Questions<ListQuery>
  /// The last question until it is answered.
  private(set) var awaited: ListQuery?
  /// How much the question that would be asked again wants the network.
  private(set) var demand = Demand.ifDue
  /// What a service failed with while a later question awaited its answer.
  private var missed: DataError?
  /// At most one a slot: an event ends the one before it.
  private var fetches: [(slot: EventSlot, number: Int)] = []
  private var fetchCount = 0

  init(first: ListQuery) {
    questions = Questions(first: first)
  }

  var last: ListQuery { questions.last }

  func isLast(_ question: Int) -> Bool { questions.isLast(question) }

  /// Takes note of a question and returns its number.
  mutating func ask(_ query: ListQuery, _ demand: Demand) -> Int {
    awaited = query
    self.demand = demand
    return questions.ask(query)
  }

  /// The last question is answered; returns what failed meanwhile and is still to be said.
  mutating func answered() -> DataError? {
    awaited = nil
    defer { missed = nil }
    return missed
  }

  /// A question that was overtaken has failed: it can be asked again, or is remembered.
  mutating func miss(_ error: DataError, _ demand: Demand) {
    self.demand = demand
    missed = error
  }

  // MARK: - Asking a service

  /// Whether a service is being asked.
  var isFetching: Bool { !fetches.isEmpty }

  /// Takes note that a service is asked and returns a number to end it by.
  mutating func begin(in slot: EventSlot) -> Int {
    fetchCount += 1
    clear(slot)
    fetches.append((slot, fetchCount))
    return fetchCount
  }

  mutating func end(_ fetch: Int) {
    fetches.removeAll { $0.number == fetch }
  }

  /// Whatever asked a service in this slot was cancelled.
  mutating func clear(_ slot: EventSlot) {
    fetches.removeAll { $0.slot == slot }
  }
}
