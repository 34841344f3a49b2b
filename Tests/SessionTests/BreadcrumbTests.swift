import Testing
import TextUI

@testable import Session

@Suite struct BreadcrumbTests {
  @Test func theRootIsTheProgramsName() {
    #expect(Breadcrumb.prompt(["home"], width: 80, unicode: true).text == "catalejo ❯ ")
  }

  @Test func thePathLeavesTheRootOut() {
    let prompt = Breadcrumb.prompt(["home", "cities", "Lima, PE"], width: 80, unicode: true)
    #expect(prompt.text == "cities › Lima, PE ❯ ")
  }

  @Test func aTerminalWithoutUnicodeGetsASCII() {
    let prompt = Breadcrumb.prompt(["home", "cities", "map"], width: 80, unicode: false)
    #expect(prompt.text == "cities > map > ")
  }

  @Test func aNarrowWindowKeepsTheEnd() {
    let titles = ["home", "cities", "San Carlos de Bariloche, AR", "map"]
    #expect(Breadcrumb.prompt(titles, width: 60, unicode: true).text == "… › map ❯ ")
    #expect(Breadcrumb.prompt(titles, width: 20, unicode: true).text == "… › map ❯ ")
    let long = ["home", "San Carlos de Bariloche, AR"]
    #expect(Breadcrumb.prompt(long, width: 30, unicode: true).text == "San Carlos … ❯ ")
  }
}
