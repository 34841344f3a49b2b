/// An entity that can be opened: all that is known of it, in the order it should be read.
package protocol Describable {
  var facts: [Fact] { get }
}
