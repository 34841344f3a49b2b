import Testing

@testable import catalejo

@Suite struct TraceFlagTests {
  @Test func aloneItMeansStandardError() {
    #expect(
      TraceFlag.completed(["list", "cities", "--trace"]) == ["list", "cities", "--trace=-"])
    #expect(TraceFlag.completed(["--trace", "list"]) == ["--trace=-", "list"])
  }

  @Test func withAFileItStaysAsItIs() {
    #expect(TraceFlag.completed(["list", "--trace=a.log"]) == ["list", "--trace=a.log"])
  }

  @Test func whatIsSearchedIsNoFlag() {
    let search = ["list", "cities", "--search", "--trace"]
    #expect(TraceFlag.completed(search) == search)
    #expect(TraceFlag.completed(["list", "--", "--trace"]) == ["list", "--", "--trace"])
  }
}
