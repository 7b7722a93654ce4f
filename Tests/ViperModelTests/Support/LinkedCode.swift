import ViperFacts
import ViperLinking
import ViperTestSupport

@testable import ViperModel

/// Code that is linked and evaluated: the input of each classification pass.
struct LinkedCode {
  let codebase: Codebase
  let evaluation: Evaluation
  let ancestry: Ancestry

  /// - Parameter roots: the first folder of each file is its root.
  init(_ text: String, roots: Bool = false) {
    let files = MarkedCode(text).files.sorted { $0.name < $1.name }.map { file in
      let root = roots ? String(file.name.prefix { $0 != "/" }) : "."
      return (
        SourceFile(path: "/App/\(file.name)", name: file.name, root: root), FactExtractor.facts(of: Array(file.code.utf8))
      )
    }
    codebase = CodebaseLinker.link(files)
    evaluation = Evaluation(of: codebase, threads: 1)
    ancestry = Ancestry(codebase)
  }

  func type(_ name: String) -> TypeSymbol.ID { codebase.types.indices.first { codebase.types[$0].qualifiedName == name }! }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }

  var types: RootTypes { RootTypes.all(in: codebase)[0] }
}

/// What classification makes of code under the detected dialect.
struct ClassifiedCode: CustomStringConvertible {
  let model: CodeModel

  init(_ code: String, dialect: String? = nil, pins: DialectPins = DialectPins()) throws {
    model = try CodeModel(MarkedCode(code), dialect: dialect, pins: pins)
  }

  /// `role of Module`, `-` for no module; nil for a type that is no component.
  subscript(name: String) -> String? {
    component(name).map { "\($0.role) of \($0.module.map { model.graph.modules[$0].name } ?? "-")" }
  }

  func component(_ name: String) -> Component? { model.graph.components.first { $0.name == name } }

  /// The words that say which heuristic was applied.
  func evidence(_ name: String) -> String { component(name)?.evidence ?? "no component" }

  var description: String { model.summary }
}
