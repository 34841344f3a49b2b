import Components
package import Contracts
package import Domain
import FoundationEssentials
import Geo
import JSON
package import Localization
import MapFeature
import Terminal
package import TextUI

extension Commands {
  /// `catalejo where POSITION`.
  func locate(_ reading: PositionReading, kind: KindRequest?) async -> ExitStatus {
    switch await position(reading) {
    case .found(let position): return await locate(position.coordinate, kind: kind)
    case .failed(let status): return status
    }
  }

  func locate(_ position: Coordinate, kind: KindRequest? = nil) async -> ExitStatus {
    if let kind { return await locate(kind, near: position) }
    guard let place = await host.positions.place(nearestTo: position) else {
      return printer.answer(
        .nothingFound, text: [], nothing: [Line(strings("There are no cities."))])
    }
    let answer = LocatedText(
      place: place, position: position,
      elevation: await host.positions.elevation(of: position, near: place), now: host.now)
    return printer.answer(
      .done, text: answer.lines(strings), json: answer.json(formats))
  }

  /// `catalejo where POSITION --kind KIND`.
  private func locate(_ request: KindRequest, near position: Coordinate) async -> ExitStatus {
    do throws(DataError) {
      let places = try await host.positions.places(request, near: position)
      let answer = KindText(kind: request.kind, position: position, places: places)
      let refusal = answer.refusal(strings, isInShell: true)
      let status = printer.answer(
        refusal == nil ? .done : .nothingFound, text: answer.lines(strings),
        nothing: refusal.map { [Line($0)] } ?? [], json: answer.json)
      if console.description.outputIsTerminal, !printer.asJSON, places?.count == request.count {
        console.printMessage(Line(strings("There may be more: --limit N tells N."), .notice))
      }
      return status
    } catch {
      return printer.fail(error)
    }
  }

  /// `catalejo where FILE`, `… | catalejo where`.
  func locate(in path: String, columns: PointColumns?) async -> ExitStatus {
    let output = AnswerStream()
    let isTerminal = console.description.outputIsTerminal
    do throws(DataError) {
      let report = try await host.positions.locate(path, columns: columns) { bytes in
        await output.write(isTerminal ? SafeText.clean(rows: bytes) : bytes)
      }
      if let problem = output.problem { return printer.fail(problem) }
      printer.warn(of: report)
      return status(of: report, writtenTo: output)
    } catch {
      return printer.fail(error)
    }
  }

  /// Returns the status of a command that wrote what it read of files, and says if there was nothing.
  func status(of report: PointReport, writtenTo output: AnswerStream) -> ExitStatus {
    guard report.read == 0, !output.isClosed else { return .done }
    if report.isWhole { console.printMessage(Line(strings("There are no rows."))) }
    return report.isWhole ? .nothingFound : .badData
  }
}

extension AnswerPrinter {
  /// Says which rows could not be read, and which were read in another way than they are written.
  func warn(of report: PointReport) {
    for text in strings.texts(of: report, hasOutput: true) {
      console.printMessage(Line(text, .notice))
    }
  }
}

/// Standard output for an answer that is written while it is being made.
@MainActor
final class AnswerStream {
  private let output = Output(1)
  /// Whether the reader of standard output has gone away, or writing failed.
  private(set) var isClosed = false
  /// The reason why writing failed; `nil` if only the reader has gone away.
  private(set) var problem: DataError?

  /// Writes bytes; returns false if going on is of no use.
  func write(_ bytes: [UInt8]) -> Bool {
    do throws(ConsoleError) {
      try output.write(bytes)
    } catch {
      (isClosed, problem) = (true, error.failure)
    }
    return !isClosed
  }
}

extension SafeText {
  /// Returns rows of fields with tabs between them, without characters that could command a terminal.
  fileprivate static func clean(rows bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      lines.map { line in
        let fields = String(decoding: line, as: UTF8.self).split(
          separator: "\t", omittingEmptySubsequences: false)
        return fields.map { clean(String($0)) }.joined(separator: "\t")
      }.joined(separator: "\n").utf8)
  }
}

/// Says what a position is near, for people and for programs.
package struct LocatedText {
  let place: NearestPlace
  let position: Coordinate
  /// The height of the land there; `nil` at sea.
  let elevation: Elevation?
  /// The present, in seconds since 1970.
  let now: Int

  package init(place: NearestPlace, position: Coordinate, elevation: Elevation?, now: Int) {
    self.place = place
    self.position = position
    self.elevation = elevation
    self.now = now
  }

  /// Returns the lines for people: the place and its distance, the country, the city, the clock.
  package func lines(_ strings: Strings) -> [Line] {
    let formats = Formats(strings.language)
    let name = strings.language.title(of: "\(place.name), \(place.home)")
    let city = strings.language.title(of: "\(place.city), \(place.country)")
    let distance = formats.kilometres(place.kilometres)
    let way = place.direction(of: position).map { point in
      strings("{1} {2} of {0}", name, distance, strings.abbreviation(of: point))
    }
    let country =
      place.isOnLand
      ? formats.country(place.country)
      : strings("{0} (that of the nearest place)", formats.country(place.country))
    // The heights end near the poles.
    let unknown = place.isOnLand ? strings("not known", context: "elevation") : nil
    let rows: [(Words, String?)] = [
      (Words("Place"), name), (Words("City"), place.city == place.name ? nil : city),
      (Words("Region"), strings.language.name(ofRegion: place.region, in: place.country)),
      (Words("Country"), country),
      (Words("From there"), way),
      (Words("Elevation"), elevation.map(formats.elevationText) ?? unknown),
      (Words("Time zone"), place.timeZone),
      (
        Words("Local time"),
        place.timeZone.isEmpty ? nil : formats.clock(in: place.timeZone, at: now)
      ),
    ]
    return [Line(CoordinateFormat.decimal(position), .title)]
      + rows.compactMap { label, value in
        guard let value, !value.isEmpty else { return nil }
        return Line([Span(strings[label] + strings.colon, .dim), Span(value)])
      }
  }

  func json(_ formats: Formats) -> JSONNode {
    func text(_ text: String) -> JSONNode { .string(text.isEmpty ? nil : text) }
    return [
      "latitude": .number(position.latitude), "longitude": .number(position.longitude),
      "id": .string(String(place.id)), "place": .string(place.name), "region": text(place.region),
      "country": text(place.country),
      "km": .number((place.kilometres * 100).rounded() / 100),
      "direction": .string(place.direction(of: position)?.rawValue),
      "timezone": text(place.timeZone),
      "localTime": .string(formats.secondsEast(in: place.timeZone, at: now).map(isoTime)),
      "city": .string(place.city),
      "plusCode": .string(PlusCode.code(of: position)),
      "elevation": .integer(elevation?.metres),
    ]
  }

  /// Returns the time at an offset from UTC: "2026-11-25T21:06:00+01:00".
  private func isoTime(secondsEast offset: Int) -> String {
    let clock = Date(timeIntervalSince1970: TimeInterval(now + offset)).formatted(.iso8601)
    let (hours, minutes) = (abs(offset) / 3600, abs(offset) / 60 % 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return clock.dropLast() + (offset < 0 ? "-" : "+") + "\(padded(hours)):\(padded(minutes))"
  }
}
