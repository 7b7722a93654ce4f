import Foundation
import Testing
import ViperPipeline
import ViperTestSupport

/// One line of a clean sample is broken at a time: where a finding has an edit, the edit restores the file byte by byte.
@Suite struct SampleFixStressTests {
  /// A way to break a line, which a fix mends.
  enum Break: String, CaseIterable, Sendable {
    case weak, bound, boundAmongOthers, unusedImport

    /// The texts of a file with one broken line.
    func mutants(of text: String) -> [String] {
      switch self {
      case .weak:
        Self.removals(of: "weak var ", in: text, leaving: "var ") { !$0.contains("@IBOutlet") }
      case .bound:
        Self.removals(of: ": AnyObject", in: text, leaving: "") { $0.contains("protocol") && $0.contains(": AnyObject {") }
      case .boundAmongOthers: Self.removals(of: "AnyObject, ", in: text, leaving: "") { $0.contains("protocol") }
      // A file that uses a member of Foundation without importing it gets that import.
      case .unusedImport:
        text.contains("import ") || text.contains("localizedDescription") || !text.contains(/class \w+(Presenter|Interactor)\w*/)
          ? [] : ["import UIKit\n\n" + text]
      }
    }

    private static func removals(of word: String, in text: String, leaving rest: String, where isFit: (Substring) -> Bool)
      -> [String]
    {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.filter { lines[$0].contains(word) && isFit(lines[$0]) }.map { index in
        var broken = lines.map(String.init)
        broken[index] = broken[index].replacingOccurrences(of: word, with: rest)
        return broken.joined(separator: "\n")
      }
    }
  }

  private static let samples = try! FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples)
    .filter { !$0.hasPrefix(".") }.sorted()

  /// So many mutants of a kind are tried for each sample.
  private static let limit = SlowTests.areWanted ? Int.max : 2

  /// The samples with few findings that have edits: the first mutants have none.
  private static let rare = ["module-owner", "ribs"]

  @Test(arguments: samples) func restoresWhatIsBroken(_ sample: String) throws {
    let folder = "\(ScratchFolder.samples)/\(sample)/Clean"
    var restored = 0
    for (kind, file, mutant) in try Self.mutants(in: folder) {
      let path = "\(folder)/\(file)"
      var options = AnalysisOptions(testing: [folder], in: folder)
      options.edited = [path: Array(mutant.utf8)]
      let run = try FixRun(LintOptions(analysis: options), FixChoices(isDry: true))
      guard let fixed = run.contents[path] else { continue }
      #expect(String(decoding: fixed, as: UTF8.self) == (try String(contentsOfFile: path, encoding: .utf8)), "\(kind) in \(file)")
      #expect(run.contents.count == 1, "\(kind) in \(file) changes \(run.contents.keys)")
      #expect(run.status == .clean)
      restored += 1
    }
    #expect(restored > 0 || Self.rare.contains(sample), "no mutant of \(sample) was fixed")
  }

  private static func mutants(in folder: String) throws -> [(kind: Break, file: String, text: String)] {
    let files = FileManager.default.enumerator(atPath: folder)!.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.sorted()
    let texts = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    return Break.allCases.flatMap { kind in
      let all = zip(files, texts).flatMap { file, text in kind.mutants(of: text).map { (kind, file, $0) } }
      return all.count <= limit ? all : (0..<limit).map { all[$0 * all.count / limit] }
    }
  }
}
