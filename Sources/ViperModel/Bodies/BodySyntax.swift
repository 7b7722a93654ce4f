import ViperFacts
import ViperLinking

/// The expressions of the body, or of the initial value, in which a type is used.
struct BodySyntax {
  let facts: FileFacts
  let range: Range<Int>

  var nodes: FactSection<Expression> { facts.expressions }

  /// Nil for code without a body.
  init?(around usage: TypeUsage, in codebase: Codebase) {
    guard let slot = usage.body else { return nil }
    let reference = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(reference)
    facts = codebase.files[Int(reference.file)].facts
    let roots = [declaration.body, declaration.value].filter { $0 >= 0 }.map(Int.init)
    let expressions = facts.expressions
    guard
      let root = roots.first(where: {
        expressions[$0].span.start <= usage.span.start && usage.span.end <= expressions[$0].span.end
      }) ?? roots.first
    else { return nil }
    range = root..<Int(expressions[root].subtreeEnd)
  }

  func subtree(of node: Int) -> Range<Int> { node..<Int(nodes[node].subtreeEnd) }

  /// Whether a written type names a type at a place.
  func names(_ type: Int32, at place: Span) -> Bool {
    type >= 0 && (Int(type)..<Int(facts.types[Int(type)].subtreeEnd)).contains { facts.types[$0].span == place }
  }

  /// Whether an expression of a range mentions a name.
  func mentions(_ name: NameTable.ID, in range: Range<Int>) -> Bool {
    range.contains { nodes[$0].isA(.name) && nodes[$0].name == name }
  }

  /// The expression that stands for the class in a construction: its name in `LoginView()`, or the `.init` of a known type.
  func callee(of creation: TypeUsage) -> Int? {
    range.first { nodes[$0].span == creation.span && (nodes[$0].isA(.name) || facts.isImplicitMember($0)) }
  }

  /// The local whose value is what a construction makes: `let view = LoginView()`.
  func local(of creation: TypeUsage) -> NameTable.ID? {
    guard var node = callee(of: creation) else { return nil }
    while let parent = facts.parent(of: node) {
      switch nodes[parent].kind {
      case .member, .unwrap, .cast: node = parent
      case .call where parent + 1 == node: node = parent
      case .binding: return nodes[parent].name
      default: return nil
      }
    }
    return nil
  }

  /// Whether an expression is in a closure of the body.
  func isCaptured(_ node: Int) -> Bool {
    range.prefix { $0 < node }.contains { nodes[$0].isA(.closure) && Int(nodes[$0].subtreeEnd) > node }
  }

  /// The end of the innermost scope around an expression.
  func scopeEnd(around node: Int) -> Int {
    let scope = (range.lowerBound..<node).last { outer in
      (nodes[outer].isA(.block) || nodes[outer].isA(.closure)) && Int(nodes[outer].subtreeEnd) > node
    }
    return scope.map { Int(nodes[$0].subtreeEnd) } ?? range.upperBound
  }

  /// Whether an expression binds a local or assigns to it.
  func fills(_ local: NameTable.ID, at node: Int) -> Bool {
    switch nodes[node].kind {
    case .binding: nodes[node].name == local
    case .assignment: facts.operands(of: node).first.map { nodes[$0].isA(.name) && nodes[$0].name == local } ?? false
    default: false
    }
  }

  /// The arguments of the call whose callee an expression is; nil if it is none.
  static func arguments(ofCallee node: Int, in facts: FileFacts) -> [Int]? {
    var call = node - 1
    while call >= 0, facts.expressions[call].isA(.unwrap) { call -= 1 }
    guard call >= 0, facts.expressions[call].isA(.call), Int(facts.expressions[call].subtreeEnd) > node else { return nil }
    return Array(facts.operands(of: call).dropFirst())
  }
}
