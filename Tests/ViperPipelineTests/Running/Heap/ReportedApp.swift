import ViperDialects
import ViperFacts
import ViperHeap
import ViperLinking
import ViperTestSupport

/// What is said of the objects that the start of an app makes.
struct ReportedApp {
  /// Nil where the start is no entry.
  let report: HeapReport?
  /// The structs and enums.
  let values: Set<String>

  private static let frameworks = Result {
    FrameworkModels(try FrameworkReader.read(BuiltInFrameworks.all), imports: ["UIKit", "Foundation"])
  }

  /// - Parameter entry: the qualified name of the function that starts the app.
  init(_ files: [(path: String, text: String)], entry: String) throws {
    let facts = files.map { file in
      (SourceFile(path: "/\(file.path)", name: file.path, root: "."), FactExtractor.facts(of: Array(file.text.utf8)))
    }
    let codebase = CodebaseLinker.link(facts)
    let occurrences = Evaluation(of: codebase, threads: 1).occurrences
    report = HeapRun(codebase, occurrences, try Self.frameworks.get()).reports.first { $0.entry == entry }
    values = Set(codebase.types.filter { [.struct, .enum].contains($0.kind) }.map(\.qualifiedName))
  }

  init(_ module: RandomModule) throws {
    try self.init(module.files, entry: "\(module.app).application(_:didFinishLaunchingWithOptions:)")
  }
}
