/// A city on its way into a gazetteer, its texts and names of places kept elsewhere: see
/// ``RowDrafts``.
struct RowDraft {
  var number: UInt32
  /// 10⁻⁵ degrees.
  var latitude: Int32
  var longitude: Int32
  var population: UInt32
  /// Two capital letters, the first one in the high byte.
  var country: UInt16
  /// An index of ``RowDrafts/timeZones``.
  var timeZone: Int32
  /// An index of ``RowDrafts/states``; 0 for none.
  var state: Int32
  /// Where the fold starts in ``RowDrafts/texts``, where the name starts and where it ends.
  var fold: UInt32
  var name: UInt32
  var end: UInt32
  /// The place in what it was made of.
  var source: Int32
}
