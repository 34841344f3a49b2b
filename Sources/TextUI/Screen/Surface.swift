/// Where a View shows its text.
@MainActor
package protocol Surface: AnyObject {
  /// Shows content in place of what was shown before; called again for another size on a resize.
  func show(_ content: @escaping (Size) -> [Line])
}
