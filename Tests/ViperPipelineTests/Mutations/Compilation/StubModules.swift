#if os(Linux)
  import Foundation
  import ViperTestSupport

  /// The modules that samples import, made of stubs: what a bare Linux needs to type-check code for iOS.
  struct StubModules: Sendable {
    /// Each after those that it imports.
    private static let names = ["ObjectiveC", "Foundation", "UIKit", "Combine", "SwiftUI", "RIBs"]

    private let folder: ScratchFolder
    private let plugins: String

    /// The modules are made once.
    static let shared = Result { try StubModules() }

    private init() throws {
      folder = try ScratchFolder()
      let info = try SwiftProcess.run(["-print-target-info"]).output
      let resources = info.firstMatch(of: /"runtimeResourcePath": "(.*?)"/).map { String($0.1) } ?? ""
      plugins = "\(resources)/host/plugins"
      for name in Self.names {
        let stubs = ScratchFolder.project.appendingPathComponent("Tests/Support/Stubs/\(name)").path
        let files = try FileManager.default.contentsOfDirectory(atPath: stubs).sorted().map { "\(stubs)/\($0)" }
        let made = try SwiftProcess.run(
          ["-frontend", "-emit-module", "-experimental-skip-all-function-bodies", "-module-name", name] + options
            + ["-o", "\(folder.path)/\(name).swiftmodule"] + files)
        guard made.status == 0 else { throw Failure(text: made.output) }
      }
    }

    struct Failure: Error {
      let text: String
    }

    private var options: [String] {
      [
        "-parse-as-library", "-swift-version", "5", "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
        "-I", folder.path,
      ]
    }

    /// What the compiler for Linux says of code that is right on iOS, where an action may have no argument, and previews exist.
    private static let foreign = ["@IBAction methods must have 1 argument", "no macro named 'Preview'"]

    /// The errors of some files.
    func errors(in files: [String]) throws -> [String] {
      let run = try SwiftProcess.run(
        ["-frontend", "-typecheck", "-module-name", "App", "-suppress-warnings", "-plugin-path", plugins] + options + files)
      let errors = run.output.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }.map(String.init)
      // A compiler that crashes has no errors.
      if errors.isEmpty, run.status != 0 { return [run.output] }
      return errors.filter { error in !Self.foreign.contains { error.contains($0) } }
    }
  }

  /// A run of the compiler.
  enum SwiftProcess {
    /// Of the compiler alone: tests put the user's caches out of reach.
    private static let moduleCache = Result { try ScratchFolder() }

    static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc"] + arguments + ["-module-cache-path", try moduleCache.get().path]
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
  }
#endif
