import ViperDialects
import ViperFacts
import ViperLinking
package import ViperModel

extension CodeModel {
  /// The model of marked code, whose files are in the folder `/`, under a built-in dialect; nil detects it.
  ///
  /// - Parameter pins: what else the user chose.
  package init(_ code: MarkedCode, dialect name: String?, pins: DialectPins = DialectPins()) throws {
    let dialects = try Self.builtInDialects.get()
    var pins = pins
    if let name { pins.dialect = dialects[name] }
    let files = code.files.sorted { $0.name < $1.name }.map { file in
      (SourceFile(path: "/\(file.name)", name: file.name, root: "."), FactExtractor.facts(of: Array(file.code.utf8)))
    }
    self = ModelBuilder.build(
      ProductionCode(files), pins: pins,
      dialects: (
        builtIns: BuiltInDialects.all.filter { $0.name != "viper" }.compactMap { dialects[$0.name] }, base: dialects["viper"]!
      ))
  }

  /// Loaded once for all tests: that takes longer than most of them.
  private static let builtInDialects = Result {
    let loader = DialectLoader(builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }))
    return Dictionary(uniqueKeysWithValues: try BuiltInDialects.all.map { ($0.name, try loader.load(builtIn: $0.name)) })
  }

  /// Components and references, one a line, for failing tests.
  package var summary: String {
    let components = graph.components.map { component in
      "\(component.name): \(component.role) of \(component.module.map { graph.modules[$0].name } ?? "-") (\(component.evidence))"
    }
    let references = graph.references.map { reference in
      let held = reference.strength.map { " \($0.rawValue)" } ?? ""
      let holds = reference.holds.map { "\(graph.components[$0.component].name) \($0.certainty)" }.joined(
        separator: ", ")
      return
        "\(graph.components[reference.from].name) -> \(graph.components[reference.to].name): \(reference.kind.rawValue)\(held) [\(holds)] \(reference.range.file):\(reference.range.line)"
    }
    return (components + references).joined(separator: "\n")
  }
}
