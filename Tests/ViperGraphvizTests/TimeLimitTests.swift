import Testing
import ViperGraph
import ViperGraphviz

/// Programs that behave like a layout gone wrong.
struct TimeLimitTests {
  private let view = GraphView.modules(["Login"])

  private func draw(with program: String, seconds: Int = 2) throws -> PictureRenderer.Picture {
    try PictureRenderer(program: Program.standIn(program), timeLimit: .seconds(seconds))
      .picture(of: view, title: "App", format: .svg)
  }

  @Test func slowLayoutFallsBackToASimplerOne() throws {
    let picture = try draw(with: "slow-dot.sh")
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains("overlap=prism"))
    #expect(picture.warning == "the layout took too long and was stopped; the picture is simpler than usual")
  }

  @Test func endlessLayoutIsGivenUp() {
    #expect(throws: PictureError.tooSlow(seconds: 1)) { try draw(with: "endless.sh", seconds: 1) }
  }

  @Test func crashFallsBackToASimplerLayout() throws {
    let picture = try draw(with: "crashing-dot.sh")
    #expect(picture.warning == "the layout was ended by signal 11; the picture is simpler than usual")
  }

  @Test func missingLibraryIsNamed() {
    #expect(throws: PictureError.graphvizMissing) { try draw(with: "no-library.sh") }
    #expect("\(PictureError.graphvizMissing)".contains("apt install graphviz"))
  }

  @Test func lastComplaintIsTheReason() {
    #expect(throws: PictureError.failed(reason: "no fonts")) { try draw(with: "complaining.sh") }
  }

  @Test func missingProgramIsAnError() {
    let renderer = PictureRenderer(program: "/nonexistent/viper-graph")
    #expect(throws: PictureError.failed(reason: "'/nonexistent/viper-graph' does not start: no such file or directory")) {
      try renderer.picture(of: view, title: "App", format: .svg) }
  }

  @Test func muchOutputOnBothChannelsDoesNotBlock() throws {
    let picture = try draw(with: "flooding.sh", seconds: 20)
    #expect(picture.bytes.count == 3_000_000)
  }
}
