import ViperDialects
import ViperFacts
package import ViperHeap
import ViperLinking
package import ViperModel

extension CodeModel {
  /// The model of marked code, whose files are in the folder `/`, under a built-in dialect; nil detects it.
  ///
  /// - Parameter pins: what else the user chose.
  package init(_ code: MarkedCode, dialect name: String?, pins: DialectPins = DialectPins()) throws {
    var pins = pins
    if let name { pins.dialect = try ShippedText.dialects.get()[name] }
    let dialects = try ShippedText.detectable()
    self = ModelBuilder.build(code.production, pins: pins, dialects: dialects)
  }

  /// The model of marked code under a dialect; nil detects it.
  package init(_ code: MarkedCode, dialect: Dialect?, detecting dialects: (builtIns: [Dialect], base: Dialect)) {
    self = ModelBuilder.build(code.production, pins: DialectPins(dialect: dialect), dialects: dialects)
  }

  /// The model of marked code in a run that may learn a dialect by itself.
  package init(learningFrom code: MarkedCode, pinned: Dialect? = nil) throws {
    let dialects = try ShippedText.detectable()
    self = ModelBuilder.build(
      code.production, pins: DialectPins(dialect: pinned), dialects: dialects,
      learning: { try? ShippedText.loader.load(text: $0, file: "learned.yml") })
  }

  /// The number of modules that a dialect was learned from; nil where none was.
  package var learnedCount: Int? {
    learning.lazy.compactMap { verdict in if case .learned(_, let count) = verdict { count } else { nil } }.first
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

extension LearningOutcome {
  /// What is learned from marked code.
  package init(_ code: MarkedCode, named name: String = "learned") throws {
    self = ModelBuilder.learn(code.production, named: name, dialects: try ShippedText.detectable())
  }

  /// The file of the dialect of most modules; nil for none.
  package var text: String? {
    get throws {
      try dialects.first.map { LearnedDialectText.text(of: $0, extending: try ShippedText.detectable().base) }
    }
  }
}

extension MarkedCode {
  /// The files as production code of one root.
  package var production: ProductionCode {
    ProductionCode(
      files.sorted { $0.name < $1.name }.map { file in
        (SourceFile(path: "/\(file.name)", name: file.name, root: "."), KnownFacts.ofTests.facts(of: Array(file.code.utf8)))
      })
  }
}

/// The built-in dialects, loaded once for all tests: that takes longer than most of them.
package enum ShippedText {
  package static let loader = DialectLoader(
    builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }))

  package static let dialects = Result {
    Dictionary(uniqueKeysWithValues: try BuiltInDialects.all.map { ($0.name, try loader.load(builtIn: $0.name)) })
  }

  package static let frameworks: [FrameworkModel] = {
    do throws(FrameworkError) {
      return try FrameworkReader.read(BuiltInFrameworks.all)
    } catch {
      preconditionFailure("a built-in model is not valid: \(error)")
    }
  }()

  /// - Parameter hidden: a dialect that detection does not know.
  package static func detectable(without hidden: String? = nil) throws -> (builtIns: [Dialect], base: Dialect) {
    let dialects = try dialects.get()
    let names = BuiltInDialects.all.map(\.name).filter { $0 != "viper" && $0 != hidden }
    return (names.compactMap { dialects[$0] }, dialects["viper"]!)
  }
}
