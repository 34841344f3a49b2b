/// The call that is under way in a task, which what is called within becomes a part of.
///
/// Tasks inherit it from who starts them.
package struct TraceScope: Hashable, Sendable {
  @TaskLocal package static var current: TraceScope?

  package let number: Int
  package let chapter: Int
  package let depth: Int
  package let party: TraceParty
}
