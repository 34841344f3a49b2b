/// The texts of one part of the program, in every language.
///
/// Placeholders are written `{0}`, `{1}`, … A test fails on a text that is missing in a language, or
/// whose placeholders are not the same in all.
package protocol TextKey: CaseIterable, Hashable, Sendable {
  static var english: [Self: String] { get }
  static var spanish: [Self: String] { get }
}
