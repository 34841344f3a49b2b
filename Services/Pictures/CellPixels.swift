/// The pixels of a character cell.
package struct CellPixels: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// What is beyond belief is taken for the usual.
  package init(width: Int, height: Int) {
    let isBelievable = (2...100).contains(width) && (2...200).contains(height)
    self.width = isBelievable ? width : 10
    self.height = isBelievable ? height : 20
  }

  /// Those of the VT340, which terminals that have others pretend to have.
  package static let usual = CellPixels(width: 10, height: 20)
}
