import Testing
import TextUI

@testable import Terminal

@Suite struct EditQueueTests {
  private func taken(_ queue: EditQueue) async -> [EditEvent] {
    queue.finish()
    var events: [EditEvent] = []
    while let event = await queue.next() { events.append(event) }
    return events
  }

  @Test func onlyTheLastOfSeveralChangesWaits() async {
    let queue = EditQueue()
    queue.post(.changed("a"))
    queue.post(.changed("ab"))
    queue.post(.key(.down))
    queue.post(.key(.down))
    queue.post(.changed("abc"))
    queue.post(.changed("abcd"))
    #expect(await taken(queue) == [.changed("ab"), .key(.down), .key(.down), .changed("abcd")])
  }

  @Test func movementsOfThePointerThatWaitAddUp() async {
    let queue = EditQueue()
    queue.post(.pointer(PointerEvent(.dragged(columns: 1, rows: 0), column: 4)))
    queue.post(.pointer(PointerEvent(.dragged(columns: 2, rows: -1), column: 4)))
    queue.post(.key(.down))
    queue.post(.pointer(PointerEvent(.dragged(columns: 1, rows: 1), column: 4)))
    #expect(
      await taken(queue) == [
        .pointer(PointerEvent(.dragged(columns: 3, rows: -1), column: 4)), .key(.down),
        .pointer(PointerEvent(.dragged(columns: 1, rows: 1), column: 4)),
      ])
  }

  @Test func theLastChangeOfALineThatIsDoneGoesAndWhatAKeyWasPressedOnStays() async {
    let queue = EditQueue()
    queue.post(.changed("a"))
    queue.post(.key(.up))
    queue.post(.changed("b"))
    queue.post(.over)
    #expect(await taken(queue) == [.changed("a"), .key(.up), .over])
  }

  @Test func whoWaitsGetsTheNextEvent() async {
    let queue = EditQueue()
    async let event = queue.next()
    queue.post(.key(.tab))
    #expect(await event == .key(.tab))
  }

  @Test func whoIsCancelledWaitsNoMore() async {
    let queue = EditQueue()
    let task = Task { await queue.next() }
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test func aReaderWithoutATerminalTellsNothing() async {
    let reader = PlainLineReader(descriptor: -1)
    reader.ask(.below(["row"]))
    var events: [EditEvent] = []
    for await event in reader.edits { events.append(event) }
    #expect(events == [])
  }
}
