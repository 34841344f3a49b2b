import Testing
import TextUI

@testable import Terminal

@Suite struct EditQueueTests {
  private static func drag(_ columns: Int, _ rows: Int) -> EditEvent {
    .pointer(PointerEvent(.dragged(columns: columns, rows: rows), column: 4))
  }

  @Test(
    arguments: [
      // Of changes only the last waits.
      (
        [
          .changed("a"), .changed("ab"), .key(.down), .key(.down), .changed("abc"),
          .changed("abcd"),
        ], [.changed("ab"), .key(.down), .key(.down), .changed("abcd")]
      ),
      // Movements of the pointer add up.
      (
        [drag(1, 0), drag(2, -1), .key(.down), drag(1, 1)],
        [drag(3, -1), .key(.down), drag(1, 1)]
      ),
      // What a line that is done was last goes; what a key was pressed on stays.
      (
        [.changed("a"), .key(.up), .changed("b"), .over], [.changed("a"), .key(.up), .over]
      ),
    ] as [([EditEvent], [EditEvent])])
  func whatIsOvertakenDoesNotWait(posted: [EditEvent], taken: [EditEvent]) async {
    let queue = EditQueue()
    for event in posted { queue.post(event) }
    queue.finish()
    var events: [EditEvent] = []
    while let event = await queue.next() { events.append(event) }
    #expect(events == taken)
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
