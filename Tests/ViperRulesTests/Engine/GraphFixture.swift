import ViperFacts
import ViperLinking

@testable import ViperModel
@testable import ViperRules

/// A component graph of one module `M` by hand, so that a query is tested without parsing or classifying.
struct GraphFixture {
  private(set) var components: [Component] = []
  private(set) var references: [Reference] = []
  var dialect = Dialect(name: "test")

  mutating func component(
    _ name: String, _ role: Role, module: Int? = 0, kind: Component.Kind = .class, surface: Component.Surface? = nil
  ) -> Component.ID {
    components.append(
      Component(
        id: components.count, name: name, role: role, kind: kind, module: module, range: range(components.count + 1), root: ".",
        evidence: "", surface: surface))
    return components.count - 1
  }

  mutating func refer(_ from: Component.ID, to: Component.ID, _ kind: ReferenceKind, property: String? = nil) {
    references.append(Reference(from: from, to: to, kind: kind, property: property, range: range(100 + references.count)))
  }

  private func range(_ line: Int) -> SourceRange {
    SourceRange(file: "A.swift", line: line, column: 1, endLine: line, endColumn: 2)
  }

  var input: LintInput {
    let modules = Set(components.compactMap(\.module)).sorted().map {
      ViperModule(id: $0, name: "M\($0)", dialect: dialect.name, path: ".", root: ".")
    }
    return LintInput(
      CodeModel(
        graph: ComponentGraph(modules: modules, components: components, references: references), observations: Observations(),
        dialects: [
          RootDialect(
            root: ".", dialect: dialect, shares: [], detections: [], architectures: [])
        ], dialectsByName: [dialect.name: dialect], resolution: ResolutionCounts()))
  }
}
