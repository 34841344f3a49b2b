/// A run of text in one style, safe to print: making it is where outside text is made safe.
package struct Span: Hashable, Sendable {
  package let text: String
  package let style: TextStyle

  package init(_ text: String, _ style: TextStyle = .plain) {
    self.text = SafeText.clean(text)
    self.style = style
  }
}
