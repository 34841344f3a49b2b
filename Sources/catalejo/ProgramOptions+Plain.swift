import App

/// What every command takes, in its plain form.
extension ProgramOptions {
  static var plainFlags: [String] { ["--plain", "--mouse", "--keys", "--offline", "--debug"] }
  static var plainOptions: [String] { ["--lang", "--color", "--theme", "--pictures", "--dots"] }

  init(_ line: PlainLine) throws(PlainLine.NotPlain) {
    self.init(
      lang: try line.value("--lang") { CommonOptions.languages.contains($0) ? $0 : nil },
      color: try line.value("--color") { CommonOptions.colors.contains($0) ? $0 : nil },
      theme: try line.value("--theme") { CommonOptions.themes.contains($0) ? $0 : nil },
      isPlain: line["--plain"],
      pictures: try line.value("--pictures") {
        CommonOptions.pictureChoices.contains($0) ? $0 : nil
      },
      dots: try line.value("--dots") { CommonOptions.dotChoices.contains($0) ? $0 : nil },
      isPointing: line["--mouse"], hasLetters: line["--keys"], isOffline: line["--offline"],
      isDebug: line["--debug"])
  }
}
