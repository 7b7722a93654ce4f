import ViperDialects
import ViperFacts
import ViperHeap
import ViperLinking
import ViperTestSupport

/// Code whose entries are executed.
struct ExecutedCode {
  let run: HeapRun

  static let frameworks = FrameworkModels(
    BuiltInFrameworks.all.map { try! FrameworkReader.read($0.yaml, file: "\($0.name).yml") }, imports: [])

  init(_ text: String) {
    self.init(files: MarkedCode(text).files.map { ($0.name, $0.code) })
  }

  init(files: [(name: String, code: String)]) {
    let files = files.sorted { $0.name < $1.name }.map { file in
      (SourceFile(path: "/App/\(file.name)", name: file.name, root: "."), FactExtractor.facts(of: Array(file.code.utf8)))
    }
    let codebase = CodebaseLinker.link(files)
    let evaluation = Evaluation(of: codebase, threads: 1)
    run = HeapRun(codebase, evaluation.occurrences, Self.frameworks)
  }

  func report(_ entry: String) -> HeapReport? { run.reports.first { $0.entry == entry } }
}
