import App
import ArgumentParser
import Testing

@testable import catalejo

@Suite struct TraceFlagTests {
  /// Nor is it where it stands for something else: what is searched, or what follows `--`.
  @Test(arguments: [
    ["list", "cities", "--trace"], ["--trace", "list"], ["--trace=", "about"],
    ["list", "cities", "--search", "--trace=a"], ["list", "--", "--trace=a"],
  ])
  func withoutAFileItIsNoOption(words: [String]) {
    #expect(TraceFlag.completed(words) == words)
  }

  @Test(
    arguments: [
      (["doctor", "--trace"], "-"), (["--trace", "doctor"], "-"),
      (["doctor", "--trace=a b.log"], "a b.log"), (["--trace=x", "doctor"], "x"),
      (["doctor", "--trace", "--trace=x"], "x"), (["--trace=", "doctor"], "-"),
      (["doctor", "--lang", "es"], nil),
    ] as [([String], String?)])
  func bothFormsAreRead(arguments: [String], path: String?) throws {
    let command = try CatalejoCommand.parseAsRoot(TraceFlag.completed(arguments))
    let invocation = try #require(command as? any InvokingCommand).invocation()
    #expect(invocation.options.trace == path)
  }
}
