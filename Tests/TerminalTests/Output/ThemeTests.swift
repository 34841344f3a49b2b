import Testing

@testable import Terminal

@Suite struct ThemeTests {
  @Test(
    "auto follows what the environment tells of the background and the colors",
    arguments: [
      (["TERM": "xterm-256color", "COLORFGBG": "15;0"], Theme.dark),
      (["TERM": "xterm-256color", "COLORFGBG": "7;8"], .dark),
      (["TERM": "xterm-256color", "COLORFGBG": "0;15"], .light),
      (["TERM": "xterm-256color", "COLORFGBG": "0;7"], .light),
      (["TERM": "rxvt-unicode-256color", "COLORFGBG": "0;default;15"], .light),
      (["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "15;0"], .dark),
      (["TERM": "xterm", "COLORTERM": "24bit", "COLORFGBG": "0;15"], .light),
      (["TERM": "xterm", "COLORFGBG": "15;0"], .sixteen),
      (["TERM": "linux", "COLORFGBG": "15;0"], .sixteen),
      (["TERM": "xterm-256color"], .sixteen),
      (["TERM": "xterm-256color", "COLORFGBG": ""], .sixteen),
      (["TERM": "xterm-256color", "COLORFGBG": "15"], .sixteen),
      (["TERM": "xterm-256color", "COLORFGBG": "15;default"], .sixteen),
      (["TERM": "xterm-256color", "COLORFGBG": "15;99999999999999999999"], .sixteen),
      (["TERM": "xterm-256color", "COLORFGBG": "15;-1"], .sixteen),
      ([:], .sixteen),
    ])
  func autoFollowsTheEnvironment(environment: [String: String], theme: Theme) {
    #expect(Theme.auto.resolved(in: environment) == theme)
  }

  @Test func theTerminalsAnswerComesBeforeTheEnvironment() {
    let told = ["TERM": "xterm-256color", "COLORFGBG": "15;0"]
    #expect(Theme.auto.resolved(in: told, on: .light) == .light)
    #expect(Theme.auto.resolved(in: ["TERM": "xterm-256color"], on: .dark) == .dark)
    #expect(Theme.auto.resolved(in: ["TERM": "xterm"], on: .dark) == .sixteen)
    for theme in Theme.allCases where theme != .auto {
      #expect(theme.resolved(in: told, on: .light) == theme)
    }
    #expect(Palette(.auto, in: told, on: .light) == .light)
  }

  @Test func whatIsChosenCountsAsFarAsTheTerminalHasTheColors() {
    let many = ["TERM": "xterm-256color", "COLORFGBG": "15;0"]
    let few = ["TERM": "linux"]
    let chosen: [Theme] = [.dark, .light, .mono, .sixteen]
    #expect(chosen.map { $0.resolved(in: many) } == chosen)
    #expect(chosen.map { $0.resolved(in: few) } == [.sixteen, .sixteen, .mono, .sixteen])
    #expect(Palette(.light, in: many) == .light)
    #expect(Palette(.auto, in: many) == .dark)
    #expect(Palette(.auto, in: few) == .sixteen)
    #expect(Palette(.mono, in: few) == .mono)
  }

  @Test func namesAreThoseAUserTypes() {
    #expect(Theme.allCases.map(\.rawValue) == ["auto", "dark", "light", "mono", "16"])
  }
}
