#if os(Linux)
  import Foundation
  import Testing
  import ViperPipeline
  import ViperTestSupport

  /// What `--fix` writes compiles wherever the code did, brings no warning, and is written where nothing speaks against it.
  @Suite(.serialized) struct FixCaseStressTests {
    @Test(arguments: FixCases.Group.allCases) func editsCompileOrAreNotMade(_ group: FixCases.Group) throws {
      let cases = group.cases
      func file(_ number: Int) -> String { "M\(number)x.swift" }
      var files = ["Common.swift": FixCases.common]
      for (number, one) in cases.enumerated() { files[file(number)] = FixCases.text(one.code, "M\(number)x") }
      let before = try FixCompilationStressTests.complaints(files)
      #expect(before.filter { $0.contains(": error: ") } == [])
      let code = try FixedCode(files)
      let run = try code.fix()
      let after = try FixCompilationStressTests.complaints(
        Dictionary(uniqueKeysWithValues: try files.keys.map { ($0, try code.text($0)) }))
      #expect(Self.plain(after).subtracting(Self.plain(before)) == [])
      let others = try cases.enumerated().filter { number, one in
        (try code.text(file(number)) != files[file(number)]) != one.isFixed
      }
      #expect(others.map { FixCases.text($0.element.code, "M\($0.offset)x") } == [], "\(run.remarks)")
    }

    /// Without places, which edits move.
    private static func plain(_ complaints: [String]) -> Set<String> {
      Set(complaints.map { $0.replacing(/:\d+:\d+:/, with: ":").replacing(/^.*\//, with: "") })
    }
  }
#endif
