/// An entity that can be a row of a list.
package protocol Summarizable {
  var summary: Summary { get }
}
