import ViperDialects
import ViperFacts
import ViperHeap
import ViperLinking
import ViperTestSupport

/// What is said of the objects that a module's app makes.
struct ReportedModule {
  /// Nil where the app's start is no entry.
  let report: HeapReport?
  /// The structs and enums.
  let values: Set<String>

  private static let frameworks = Result {
    FrameworkModels(try FrameworkReader.read(BuiltInFrameworks.all), imports: ["UIKit", "Foundation"])
  }

  init(_ module: RandomModule) throws {
    let files = module.files.map { file in
      (SourceFile(path: "/\(file.path)", name: file.path, root: "."), FactExtractor.facts(of: Array(file.text.utf8)))
    }
    let codebase = CodebaseLinker.link(files)
    let occurrences = Evaluation(of: codebase, threads: 1).occurrences
    let run = HeapRun(codebase, occurrences, try Self.frameworks.get())
    report = run.reports.first { $0.entry == "\(module.app).application(_:didFinishLaunchingWithOptions:)" }
    values = Set(codebase.types.filter { [.struct, .enum].contains($0.kind) }.map(\.qualifiedName))
  }
}
