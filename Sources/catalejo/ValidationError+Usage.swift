import ArgumentParser
import Localization

extension ValidationError {
  /// What is wrong, as ``UsageMessage`` knows it again.
  init(_ key: UsageText, _ arguments: String...) {
    self.init(Strings(.english).text(of: key, arguments))
  }
}
