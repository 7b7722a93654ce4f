import ViperDialects
import ViperFacts
import ViperHeap
import ViperLinking
import ViperTestSupport

/// Code whose entries are executed.
struct ExecutedCode {
  let run: HeapRun

  /// Those of all libraries, whatever the code imports.
  static let frameworks = FrameworkModels(
    ShippedText.frameworks, imports: Set(ShippedText.frameworks.flatMap(\.imports)))

  /// - Parameter type: which entries are executed: those that make an object of it themselves; all, if nil.
  init(_ text: String, making type: String? = nil) {
    self.init(files: MarkedCode(text).files.map { ($0.name, $0.code) }, making: type)
  }

  init(files: [(name: String, code: String)], making type: String? = nil) {
    let files = files.sorted { $0.name < $1.name }.map { file in
      (SourceFile(path: "/App/\(file.name)", name: file.name, root: "."), FactExtractor.facts(of: Array(file.code.utf8)))
    }
    let codebase = CodebaseLinker.link(files)
    let evaluation = Evaluation(of: codebase, threads: 1)
    run = HeapRun(codebase, evaluation.occurrences, Self.frameworks) { entry in
      type == nil || entry.made.contains { codebase.types[$0].qualifiedName == type }
    }
  }

  /// The lives of what all entries make.
  static func lives(_ text: String) -> (lives: [ObjectLife], codebase: Codebase) {
    let files = MarkedCode(text).files.sorted { $0.name < $1.name }.map { file in
      (SourceFile(path: "/App/\(file.name)", name: file.name, root: "."), FactExtractor.facts(of: Array(file.code.utf8)))
    }
    let codebase = CodebaseLinker.link(files)
    let occurrences = Evaluation(of: codebase, threads: 1).occurrences
    var lives: [ObjectLife] = []
    ObjectLife.visitAll(of: codebase, occurrences, NameMentions(codebase), frameworks, where: { _ in true }) { lives.append($0) }
    return (lives, codebase)
  }

  func report(_ entry: String) -> HeapReport? { run.reports.first { $0.entry == entry } }
}

extension HeapReport {
  /// What a property of the objects of a class holds in a phase, as in `B or nil`; what objects of the class that live hold.
  func holds(_ property: String, in phase: Phase = .assembled) -> String {
    let parts = property.split(separator: ".").map(String.init)
    guard let snapshot = snapshots.first(where: { $0.phase == phase }) else { return "no phase" }
    let names = Dictionary(uniqueKeysWithValues: snapshot.objects.map { ($0.id, $0.type) })
    let slots = snapshot.objects.filter { $0.type == parts[0] && $0.lives != .no }.flatMap(\.slots).filter { $0.name == parts[1] }
    let values = slots.flatMap { slot in
      slot.objects.map { names[$0] ?? "?" } + (slot.mayBeNil ? ["nil"] : []) + (slot.mayBeData ? ["data"] : []) + slot.unknown
    }
    return Set(values).sorted().joined(separator: " or ")
  }

  /// Whether the objects of a class live in a phase: `yes`, `no`, `perhaps`, or several of them.
  func lives(_ type: String, in phase: Phase = .assembled) -> String {
    let snapshot = snapshots.first { $0.phase == phase }
    return Set(snapshot?.objects.filter { $0.type == type }.map(\.lives.rawValue) ?? []).sorted().joined(separator: " or ")
  }
}
