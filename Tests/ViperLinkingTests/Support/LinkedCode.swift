import ViperFacts
import ViperTestSupport

@testable import ViperLinking

/// A small code base, given as files in one text, linked and evaluated.
final class LinkedCode {
  let files: [(SourceFile, FileFacts)]
  let codebase: Codebase
  var evaluator: BodyEvaluator

  /// - Parameters:
  ///   - text: `// file: A.swift` begins each file; they are linked in that order.
  ///   - containers: the methods of containers that are not read.
  init(_ text: String, containers: ContainerMethods = ContainerMethods()) {
    files = Self.files(text)
    codebase = CodebaseLinker.link(files)
    evaluator = BodyEvaluator(codebase, containers: containers)
    for part in EvaluationPart.all(in: codebase) { evaluator.evaluate(part) }
  }

  static func files(_ text: String) -> [(SourceFile, FileFacts)] {
    MarkedCode(text).files.map { file in
      (SourceFile(path: "/" + file.name, name: file.name, root: "."), FactExtractor.facts(of: Array(file.code.utf8)))
    }
  }

  var records: EvaluationRecords { evaluator.recorder.records }

  /// `User -> Used kind`, each once, sorted; without mentions, which rules do not see.
  var usages: [String] { Self.lines(records, in: codebase) }

  static func lines(_ records: EvaluationRecords, in codebase: Codebase) -> [String] {
    Set(
      records.usages.filter { !$0.context.contains(.mention) }.map {
        "\(codebase.types[$0.from].qualifiedName) -> \(codebase.types[$0.to].qualifiedName) \($0.kind.rawValue)"
      }
    ).sorted()
  }

  func type(_ qualifiedName: String) -> TypeSymbol.ID? { codebase.types.first { $0.qualifiedName == qualifiedName }?.id }

  func name(_ text: String) -> Name { codebase.names.known(text) ?? -1 }

  /// A member of a type by name.
  func member(_ name: String, of type: String) -> DeclarationReference? {
    self.type(type).flatMap { codebase.members[$0, self.name(name)].first }
  }

  /// The type that a property has or is inferred to have.
  func propertyType(_ name: String, of type: String) -> SemanticType? {
    member(name, of: type).map { evaluator.propertyType($0, owner: self.type(type)) }
  }

  /// Names of the types that reach a property; `unknown` if these are too many to tell.
  func values(of property: String, in type: String) -> [String] {
    guard let member = member(property, of: type) else { return [] }
    let flow = ValueFlow(edges: records.edges, sources: records.sources, cleared: [])
    let reaching = FlowSolver(codebase, flow).types[codebase.slot(member)]
    return reaching.isUnknown ? ["unknown"] : reaching.known.map { codebase.types[$0].qualifiedName }.sorted()
  }

  /// A type as Swift writes it; `unknown` and the names of generic parameters are written as they are.
  func text(of type: SemanticType?) -> String {
    switch type {
    case .nominal(let id, let arguments): codebase.types[id].qualifiedName + list(arguments)
    case .external(let name, let arguments): codebase.text(name) + list(arguments)
    case .composition(let parts): parts.map { text(of: $0) }.joined(separator: " & ")
    case .optional(let inner): text(of: inner) + "?"
    case .array(let inner): "[" + text(of: inner) + "]"
    case .dictionary(let key, let value): "[" + text(of: key) + ": " + text(of: value) + "]"
    case .tuple(let elements): "(" + elements.map { text(of: $0.type) }.joined(separator: ", ") + ")"
    case .function(_, let result): "() -> " + text(of: result)
    case .metatype(let inner): text(of: inner) + ".Type"
    case .parameter(let name, _): codebase.text(name)
    case .unknown: "unknown"
    case nil: "none"
    }
  }

  private func list(_ arguments: TypeList) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map { text(of: $0) }.joined(separator: ", ") + ">"
  }
}

extension LinkedCode {
  /// The occurrences in one file.
  func occurrences(inFile file: Int) -> [Occurrence] {
    var start = 0
    var found: [Occurrence] = []
    for (part, end) in zip(EvaluationPart.all(in: codebase), records.ends) {
      if part.reference.file == file { found += records.occurrences[start..<Int(EvaluationRecords.occurrences(endIn: end))] }
      start = Int(EvaluationRecords.occurrences(endIn: end))
    }
    return found
  }

  func text(ofNode node: Int, inFile file: Int) -> String {
    codebase.text(codebase.files[file].name(codebase.files[file].facts.expressions[node].name))
  }

  func text(of meaning: Meaning, inFile file: Int) -> String {
    switch meaning {
    case .local: "local"
    case .declaration(let slot), .overload(let slot): text(ofSlot: slot)
    case .type(let type): "type \(codebase.types[type].qualifiedName)"
    case .otherType: "other type"
    case .element(let position): "element \(position)"
    case .whole: "whole"
    case .external: "external"
    case .memberOfType(let type): "of \(codebase.types[type].qualifiedName)"
    case .memberOfExternal(let name): "of external \(codebase.text(name))"
    case .memberOfContainer: "of a container"
    case .unresolved(let reason): "unresolved(\(reason))"
    }
  }

  private func text(ofSlot slot: Int) -> String {
    let reference = codebase.declaration(ofSlot: slot)
    if codebase.declaration(reference).kind == .parameter { return "parameter" }
    let owner = codebase.types.first { codebase.members[$0.id].contains(reference) }
    return (owner.map { $0.qualifiedName + "." } ?? "") + codebase.text(codebase.name(reference))
  }
}
