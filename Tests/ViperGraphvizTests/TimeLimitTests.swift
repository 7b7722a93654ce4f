import Testing
import ViperGraph
import ViperGraphviz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Programs that behave like a layout gone wrong.
struct TimeLimitTests {
  private let view = GraphView.modules(["Login", "Home"])

  /// Columns, then none, then modules by folder; each for the same time.
  private func draw(with program: String, milliseconds: Int = 500) throws -> PictureRenderer.Picture {
    let limit = Duration.milliseconds(milliseconds)
    let plan = LayoutPlan(attempts: [
      LayoutAttempt(engine: .dot, timeLimit: limit),
      LayoutAttempt(engine: .sfdp, hasColumns: false, hasBoxes: false, timeLimit: limit),
      LayoutAttempt(engine: .dot, isCollapsed: true, timeLimit: limit),
    ])
    return try PictureRenderer(program: Program.standIn(program), plan: plan).picture(of: view, title: "App", format: .svg)
  }

  @Test func slowLayoutFallsBackToASimplerOne() throws {
    let picture = try draw(with: "slow-dot.sh")
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains("overlap=prism"))
    #expect(
      picture.warning
        == "the layout took too long and was stopped; drawn by the engine 'sfdp', without columns and boxes")
  }

  @Test func foldersAreDrawnWhereNothingElseCanBe() throws {
    let picture = try draw(with: "only-folders.sh", milliseconds: 2000)
    #expect(picture.warning == "the layout was ended by signal 9; drawn by folder")
  }

  @Test func endlessLayoutIsGivenUp() {
    #expect(throws: PictureError.tooSlow(seconds: 1)) { try draw(with: "endless.sh") }
  }

  @Test func stoppedLayoutIsNoLongerRunning() throws {
    try Program.withFolder { folder in
      let program = folder + "/noting.sh"
      try FileManager.default.copyItem(atPath: Program.standIn("noting.sh"), toPath: program)
      let limit = Duration.milliseconds(500)
      let plan = LayoutPlan(attempts: Array(repeating: LayoutAttempt(engine: .dot, timeLimit: limit), count: 3))
      _ = try? PictureRenderer(program: program, plan: plan).picture(of: view, title: "App", format: .svg)
      let processes = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { pid_t($0) }
      #expect(processes.count == 3)
      for process in processes { #expect(kill(process, 0) == -1) }
    }
  }

  @Test func crashFallsBackToASimplerLayout() throws {
    let picture = try draw(with: "crashing-dot.sh")
    #expect(picture.warning == "the layout was ended by signal 11; drawn by the engine 'sfdp', without columns and boxes")
  }

  @Test func missingLibraryIsNamed() {
    #expect(throws: PictureError.graphvizMissing) { try draw(with: "no-library.sh") }
    #expect("\(PictureError.graphvizMissing)".contains("apt install graphviz"))
  }

  @Test func lastComplaintIsTheReason() {
    #expect(throws: PictureError.failed(reason: "no fonts")) { try draw(with: "complaining.sh") }
  }

  @Test func missingProgramIsAnError() {
    let renderer = PictureRenderer(program: "/nonexistent/viper-graph-layout")
    #expect(throws: PictureError.programMissing("/nonexistent/viper-graph-layout")) {
      try renderer.picture(of: view, title: "App", format: .svg)
    }
    #expect("\(PictureError.programMissing("/a/b"))".contains("'/a/b', which is missing; install Graphviz"))
  }

  @Test func muchOutputOnBothChannelsDoesNotBlock() throws {
    let picture = try draw(with: "flooding.sh", milliseconds: 20_000)
    #expect(picture.bytes.count == 3_000_000)
  }
}
