#if os(Linux)
  import Foundation
  import Testing
  import ViperPipeline
  import ViperTestSupport

  /// What `--fix` writes compiles, in every state on the way, and brings no warning.
  @Suite(.serialized) struct FixCompilationStressTests {
    /// Stands in for UIKit.
    private static let stub = "open class UIViewController { public init() {} }\n"

    /// What the compiler says of some files, warnings included.
    static func complaints(_ files: [String: String]) throws -> [String] {
      let folder = try ScratchFolder()
      let all = files.merging(["Stub.swift": stub]) { $1 }
      for (name, text) in all { try folder.write(text, to: name) }
      let run = try SwiftProcess.run(
        ["-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-module-name", "App", "-swift-version", "5"]
          + all.keys.sorted().map { "\(folder.path)/\($0)" })
      return run.output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }.map(String.init)
    }

    /// Killed after any write, it leaves code that compiles.
    @Test func compilesAfterEachWrite() throws {
      let code = try FixedCode(FixRunTests.crossed)
      var files = FixRunTests.crossed
      #expect(try Self.complaints(files) == [])
      let writes = try code.fix(["."], FixChoices(isDry: true)).writes
      #expect(writes.count == 5)
      for (count, write) in writes.enumerated() {
        files[String(write.path.dropFirst(code.path.count + 1))] = String(decoding: write.after, as: UTF8.self)
        let errors = try Self.complaints(files).filter { count + 1 == writes.count || $0.contains(": error: ") }
        #expect(errors == [], "after \(count + 1) writes")
      }
    }

    /// Each file imports UIKit, and other code has the names of Foundation for itself: what the edits leave still compiles.
    @Test(.enabled(if: SlowTests.areWanted, "VIPER_SLOW_TESTS=1 runs it"), arguments: CleanSample.names)
    func leavesTheImportsThatFilesNeed(_ sample: String) throws {
      let (folder, samples) = (try ScratchFolder(), "\(ScratchFolder.samples)/\(sample)/Clean")
      let names = (FileManager.default.enumerator(atPath: samples)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted()
      for name in names {
        let text = try String(contentsOfFile: "\(samples)/\(name)", encoding: .utf8)
        let plain = text.replacingOccurrences(of: "import Foundation\n", with: "")
        let isKept = name.hasSuffix("Package.swift") || text.contains("import UIKit") || text.contains("#if")
        try folder.write(isKept ? text : "import UIKit\n\(plain)", to: name)
      }
      let own =
        "\(names.last { !$0.hasSuffix("Package.swift") }.map { ($0 as NSString).deletingLastPathComponent } ?? "")/Own.swift"
      try folder.write(Self.ownNames, to: own)
      let files = (names.filter { !$0.hasSuffix("Package.swift") } + [own]).map { "\(folder.path)/\($0)" }
      #expect(try StubModules.shared.get().errors(in: files) == [])
      let options = AnalysisOptions(paths: ["."], basePath: folder.path, toolVersion: "test")
      let run = try FixRun(LintOptions(analysis: options), FixChoices())
      #expect(try StubModules.shared.get().errors(in: files) == [], "\(run.remarks)")
    }

    private static let ownNames = """
      enum OwnCase { case Date, Data, URL, UUID, NSError, DispatchQueue, Notification, Calendar, Locale }
      enum OwnNames {
        struct Date {}; struct Data {}; struct URL {}; class NSObject {}; enum DispatchQueue { static let main = 1 }
        static func NSLog() {}; static func round() {}; typealias Timer = Int; class NotificationCenter {}
        static func DateFormatter(_ URLSession: Int) -> Int { let Bundle = URLSession; return Bundle }
      }

      """
  }
#endif
