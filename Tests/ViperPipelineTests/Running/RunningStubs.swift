#if os(Linux)
  import Foundation
  import ViperTestSupport

  /// Modules for programs that run code for iOS: of UIKit and Foundation, what generated modules and samples use.
  ///
  /// A module has the files of the stubs that samples are type-checked with; those that do something replace files of the same name.
  struct RunningStubs: Sendable {
    /// Each after those that it imports.
    private static let names = ["Probes", "ObjectiveC", "Foundation", "UIKit", "Stage"]

    private let folder: ScratchFolder

    /// The modules are made once.
    static let shared = Result { try RunningStubs() }

    private init() throws {
      folder = try ScratchFolder()
      for name in Self.names {
        let made = try SwiftProcess.run(
          [
            "-parse-as-library", "-swift-version", "5", "-wmo", "-Onone", "-module-name", name,
            "-I", folder.path, "-emit-module",
            "-emit-module-path", "\(folder.path)/\(name).swiftmodule", "-emit-object", "-o",
            "\(folder.path)/\(name).o",
          ] + Self.files(of: name))
        guard made.status == 0 else { throw Failure(text: made.output) }
      }
    }

    private static func files(of name: String) -> [String] {
      let stubs = ScratchFolder.project.appendingPathComponent("Tests/Support/Stubs").path
      var files: [String: String] = [:]
      for folder in ["\(stubs)/\(name)", "\(stubs)/Running/\(name)"] {
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] { files[file] = "\(folder)/\(file)" }
      }
      return files.values.sorted()
    }

    struct Failure: Error {
      let text: String
    }

    /// Compiles and links files; the output of the compiler, and whether there is a program.
    func compile(_ files: [String], to program: String) throws -> (output: String, isMade: Bool) {
      let run = try SwiftProcess.run(
        [
          "-swift-version", "5", "-wmo", "-Onone", "-module-name", "App", "-diagnostic-style",
          "llvm", "-I", folder.path, "-Xlinker", "--wrap=swift_allocObject", "-o", program,
        ]
          + files + Self.names.map { "\(folder.path)/\($0).o" })
      return (run.output, run.status == 0)
    }

    /// What a program writes until it ends, or is ended.
    static func output(of program: String, _ arguments: [String]) throws -> String {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = ["SWIFT_BACKTRACE": "enable=no"]
      (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return output
    }
  }
#endif
