#if os(Linux)
  import Testing
  import ViperTestSupport

  /// An app that is compiled with the stubs, and run.
  enum PlayedApp {
    /// What no type's name has.
    static let title = "-"

    /// What a run of the app writes.
    ///
    /// - Parameter app: the expression that makes its delegate.
    static func output(of files: [(path: String, text: String)], _ app: String) throws -> String {
      let scratch = try ScratchFolder()
      var paths = try files.enumerated().map { try scratch.write(UnattendedText($1.text).text, to: "File\($0).swift") }
      let play = "Stage.play([(\"\(title)\", { \(app) })], from: 0)"
      paths.append(try scratch.write("import Stage\nimport UIKit\n\n\(play)\n", to: "main.swift"))
      let program = "\(scratch.path)/program"
      let made = try RunningStubs.shared.get().compile(paths, to: program)
      try #require(made.isMade, "\(made.output)")
      return try RunningStubs.output(of: program, ["0"])
    }
  }
#endif
