import App
import ArgumentParser
import Testing

@testable import catalejo

@Suite struct TraceFlagTests {
  @Test func aloneItIsAFlag() {
    for words in [["list", "cities", "--trace"], ["--trace", "list"]] {
      #expect(TraceFlag.completed(words) == words)
    }
  }

  @Test func aFileIsAnOptionsValue() {
    #expect(
      TraceFlag.completed(["list", "--trace=a.log"]) == ["list", "--trace-file=a.log"])
    // Without one it is the flag, and the next word no file.
    #expect(TraceFlag.completed(["--trace=", "about"]) == ["--trace=", "about"])
  }

  @Test func whatIsSearchedIsNoFlag() {
    let search = ["list", "cities", "--search", "--trace=a"]
    #expect(TraceFlag.completed(search) == search)
    #expect(TraceFlag.completed(["list", "--", "--trace=a"]) == ["list", "--", "--trace=a"])
  }

  @Test(
    arguments: [
      (["doctor", "--trace"], "-"), (["--trace", "doctor"], "-"),
      (["doctor", "--trace=a b.log"], "a b.log"), (["--trace=x", "doctor"], "x"),
      (["doctor", "--trace", "--trace=x"], "x"), (["--trace=", "doctor"], "-"),
      (["doctor", "--lang", "es"], nil),
    ] as [([String], String?)])
  func bothFormsAreRead(arguments: [String], place: String?) throws {
    let command = try CatalejoCommand.parseAsRoot(TraceFlag.completed(arguments))
    let invocation = try #require(command as? any InvokingCommand).invocation()
    #expect(invocation.options.trace == place)
  }
}
