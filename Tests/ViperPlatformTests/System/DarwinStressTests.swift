#if os(Linux)
  import Foundation
  import Testing
  import ViperPlatform
  import ViperTestSupport

  /// The branches for Darwin, which no compiler sees elsewhere, fit its C library as far as the stubs declare that.
  @Suite struct DarwinStressTests {
    @Test func fitTheHeaders() throws {
      let scratch = try ScratchFolder()
      let stubs = ScratchFolder.project.appendingPathComponent("Tests/Support/Stubs/Darwin")
      let folder = ScratchFolder.project.appendingPathComponent("Sources/ViperPlatform/System")
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      #expect(files.count > 5)
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      let result = try ChildProcess(
        program: "swiftc",
        arguments: ["-typecheck", "-swift-version", "6", "-module-name", "ViperPlatform", "-package-name", "viper-lint"]
          + features.flatMap { ["-enable-upcoming-feature", $0] } + ["-I", stubs.path, "-module-cache-path", scratch.path]
          + (files + [stubs.appendingPathComponent("Overlay.swift")]).map(\.path)
      ).run()
      #expect(result.end == .exited(0), "\(String(decoding: result.errors, as: UTF8.self))")
    }
  }
#endif
