import ViperFacts
import ViperLinking

/// Tells which properties hold only objects that are made for them: a decoder, or an initializer from parsed data, makes each.
struct FreshValues {
  private let codebase: Codebase
  private let unused: UnusedCode
  private let mentions: NameMentions
  private let assigned: [Int: Int]

  init(_ codebase: Codebase, usages: UsagesByKind, mentions: NameMentions, flow: ValueFlow) {
    self.codebase = codebase
    unused = UnusedCode(codebase: codebase, usages: usages)
    self.mentions = mentions
    assigned = flow.assigned
  }

  /// Whether all that code sets a property to is made in that place, and the property is set at all.
  func fill(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(property)
    let name = codebase.name(property)
    guard mentions.assignments(to: name) > 0,
      declaration.value < 0 || isMade(Int(declaration.value), in: codebase.files[Int(property.file)])
    else { return false }
    let family = [type] + codebase.conformers(of: type)
    let own = family.flatMap { codebase.types[$0].parts }.flatMap { part in
      assignments(to: name, in: Int(part.file)).filter { isOwn($0.target, in: part) }
    }
    guard !own.isEmpty, own.allSatisfy({ isMade($0.value, in: codebase.files[$0.file]) }) else { return false }
    // Without a doubtful one, the property has no other assignments than its type's.
    if assigned[codebase.slot(property)] == own.count, mentions.assignments(to: name) == own.count { return true }
    return unused.files(dealingWith: type).allSatisfy { file in
      assignments(to: name, in: file).filter { isOfOther($0.target, in: codebase.files[file].facts) }
        .allSatisfy { isMade($0.value, in: codebase.files[file]) }
    }
  }

  private struct Assignment {
    var file: Int
    var target: Int
    var value: Int
  }

  private func assignments(to name: Name, in file: Int) -> [Assignment] {
    mentions.places(ofAssignmentsTo: name).filter { Int($0.file) == file }.compactMap { place in
      let operands = Array(codebase.files[file].facts.operands(of: Int(place.assignment)))
      return operands.count == 2 ? Assignment(file: file, target: Int(place.target), value: operands[1]) : nil
    }
  }

  private func isOwn(_ target: Int, in part: DeclarationReference) -> Bool {
    let facts = codebase.files[Int(part.file)].facts
    let (node, span) = (facts.expressions[target], codebase.declaration(part).span)
    return span.start <= node.span.start && node.span.end <= span.end && !isOfOther(target, in: facts)
  }

  private func isOfOther(_ target: Int, in facts: FileFacts) -> Bool {
    guard facts.expressions[target].kind == .member, let base = facts.innerOperand(of: target) else { return false }
    return facts.expressions[base].kind != .selfReference
  }

  private static let mapping: Set = ["map", "compactMap", "flatMap"]

  /// Whether a value is a new object, or none: what a type's initializer or a decoder returns, or a list of such.
  private func isMade(_ value: Int, in file: LinkedFile) -> Bool {
    let (nodes, operands) = (file.facts.expressions, Array(file.facts.operands(of: value)))
    func areMade(_ values: some Sequence<Int>) -> Bool { values.allSatisfy { isMade($0, in: file) } }
    switch nodes[value].kind {
    case .literal: return true
    case .unwrap, .coalesce, .array, .argument: return areMade(operands)
    case .ternary: return areMade(operands.dropFirst())
    case .call:
      guard let callee = file.facts.innerOperand(of: value), !mentionsSelf(operands.dropFirst(), file.facts) else { return false }
      let name = text(callee, file)
      if nodes[callee].isA(.name) { return name.first?.isUppercase == true }
      guard nodes[callee].isA(.member) else { return false }
      if name == "init" || name.hasPrefix("decode") { return true }
      return Self.mapping.contains(name) && operands.dropFirst().contains { mentionsType(in: $0, file) }
    default: return false
    }
  }

  private func text(_ index: Int, _ file: LinkedFile) -> String {
    let name = file.facts.expressions[index].name
    return name == NameTable.none ? "" : codebase.text(file.name(name))
  }

  private func mentionsSelf(_ values: some Sequence<Int>, _ facts: FileFacts) -> Bool {
    values.contains { value in
      facts.operands(of: value).contains { facts.expressions[$0].isA(.selfReference) }
    }
  }

  private func mentionsType(in value: Int, _ file: LinkedFile) -> Bool {
    (value..<Int(file.facts.expressions[value].subtreeEnd)).contains {
      file.facts.expressions[$0].isA(.name) && text($0, file).first?.isUppercase == true
    }
  }
}
