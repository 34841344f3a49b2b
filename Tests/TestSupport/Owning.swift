package import Testing

extension Trait where Self == Owning {
  /// For tests that own a real part of the machine.
  ///
  /// Of those that own the same kind one runs at a time in the whole run; all other tests go on beside
  /// them.
  package static func owning(_ part: Owning.Part) -> Owning { Owning(part: part) }
}

/// Has a test wait until no other owns the same kind of part.
///
/// A test has it once: a second one, on its suite or of another kind, could wait for the first.
/// A terminal or a server that shares two cores with hundreds of others is late, and says nothing of
/// the program.
package struct Owning: TestTrait, SuiteTrait, TestScoping {
  package enum Part: Sendable {
    /// A terminal, of whatever kind.
    case terminal
    /// A server, or what connects to one; terminals included that show what it answers.
    case server
  }

  let part: Part

  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Owning? {
    testCase == nil ? nil : self
  }

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let turns: OneAtATime =
      switch part {
      case .terminal: .terminals
      case .server: .servers
      }
    await turns.take()
    do {
      try await function()
    } catch {
      await turns.giveBack()
      throw error
    }
    await turns.giveBack()
  }
}

/// Whose turn it is, in the order they came.
private actor OneAtATime {
  static let terminals = OneAtATime()
  static let servers = OneAtATime()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func giveBack() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
