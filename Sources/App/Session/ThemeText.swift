import Localization
import Terminal

extension Strings {
  /// - Parameter shown: what a theme comes to; nil where no color is shown.
  func said(of theme: Theme, shown: Theme?) -> String {
    guard let shown else { return self(SessionText.themeUnseen, theme.rawValue) }
    return self(SessionText.themeChanged, name(of: theme, shown: shown))
  }

  /// "dark", "auto (16)".
  func name(of theme: Theme, shown: Theme) -> String {
    theme == shown ? theme.rawValue : "\(theme.rawValue) (\(shown.rawValue))"
  }
}
