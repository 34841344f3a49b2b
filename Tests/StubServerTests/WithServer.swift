import StubServer

/// Runs a test beside a server of its own.
func withServer(
  cityCount: Int = 400, _ body: (StubServer, RawClient) async throws -> Void
) async throws {
  let server = try await StubServer.start(cityCount: cityCount)
  do {
    try await body(server, RawClient(port: server.port))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
