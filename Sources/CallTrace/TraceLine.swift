/// What is told of a call as it happens: one line, or two where other calls were told in between or
/// a service is called.
package enum TraceLine: Hashable, Sendable {
  /// A call of which nothing was told before it ended.
  case whole(TraceEntry)
  /// A call that is under way: what comes next is a part of it.
  case opened(TraceEntry)
  /// The end of one that was told while it was under way.
  case closed(TraceEntry)
}
