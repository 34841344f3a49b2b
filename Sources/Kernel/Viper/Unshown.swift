/// What a scene keeps for its presenter and no view shows: scenes are equal whatever it is.
///
/// So a presenter has all its state in one value, and still sees whether there is something to show.
@propertyWrapper
package struct Unshown<Value: Sendable>: Equatable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package static func == (one: Unshown, other: Unshown) -> Bool { true }
}
