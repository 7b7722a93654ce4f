import Testing
import ViperGraph
import ViperGraphviz

/// Programs that behave like a layout gone wrong.
struct TimeLimitTests {
  private let view = GraphView.modules(["Login"])

  private func draw(with script: String, seconds: Int = 2) throws -> PictureRenderer.Picture {
    try Program.withScript(script) {
      try PictureRenderer(program: $0, timeLimit: .seconds(seconds)).picture(of: view, title: "App", format: .svg)
    }
  }

  @Test func slowLayoutFallsBackToASimplerOne() throws {
    let picture = try draw(with: "if [ $2 = dot ]; then sleep 30; else cat; fi")
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains("overlap=prism"))
    #expect(picture.warning == "the layout took too long and was stopped; the picture is simpler than usual")
  }

  @Test func endlessLayoutIsGivenUp() {
    #expect(throws: PictureError.tooSlow(seconds: 1)) { try draw(with: "exec sleep 30", seconds: 1) }
  }

  @Test func crashFallsBackToASimplerLayout() throws {
    let picture = try draw(with: "if [ $2 = dot ]; then kill -SEGV $$; else cat; fi")
    #expect(picture.warning == "the layout was ended by signal 11; the picture is simpler than usual")
  }

  @Test func missingLibraryIsNamed() {
    #expect(throws: PictureError.graphvizMissing) { try draw(with: "exit 40") }
    #expect("\(PictureError.graphvizMissing)".contains("apt install graphviz"))
  }

  @Test func lastComplaintIsTheReason() {
    #expect(throws: PictureError.failed(reason: "no fonts")) { try draw(with: "echo first >&2; echo no fonts >&2; exit 43") }
  }

  @Test func missingProgramIsAnError() {
    let renderer = PictureRenderer(program: "/nonexistent/viper-graph")
    #expect(throws: (any Error).self) { try renderer.picture(of: view, title: "App", format: .svg) }
  }

  @Test func muchOutputOnBothChannelsDoesNotBlock() throws {
    let flood = "head -c 3000000 /dev/zero | tr '\\0' 'x'"
    let picture = try draw(with: "\(flood) >&2; \(flood)", seconds: 20)
    #expect(picture.bytes.count == 3_000_000)
  }
}
