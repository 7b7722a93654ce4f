import ViperFacts
import ViperLinking

/// The statements of a function that certainly run one after the other, once it is called.
struct StraightCode {
  let function: DeclarationReference
  let file: LinkedFile
  /// By statement, its expressions.
  let statements: [Range<Int>]

  var facts: FileFacts { file.facts }
  private var nodes: FactSection<Expression> { file.facts.expressions }

  /// Nil for anything but a function or initializer with a body.
  init?(of function: DeclarationReference, in codebase: Codebase) {
    let declaration = codebase.declaration(function)
    guard [.function, .initializer].contains(declaration.kind), declaration.body >= 0 else { return nil }
    self.function = function
    file = codebase.files[Int(function.file)]
    let nodes = file.facts.expressions
    statements = file.facts.operands(of: Int(declaration.body)).map { $0..<Int(nodes[$0].subtreeEnd) }
  }

  /// The code of the innermost function around an expression.
  init?(around place: MentionPlaces.Place, in codebase: Codebase) {
    let facts = codebase.files[Int(place.file)].facts
    let node = Int(place.node)
    let around = facts.declarations.indices.filter { index in
      let body = Int(facts.declarations[index].body)
      return body >= 0 && body <= node && node < Int(facts.expressions[body].subtreeEnd)
    }
    guard let innermost = around.max(by: { facts.declarations[$0].body < facts.declarations[$1].body }) else { return nil }
    self.init(of: DeclarationReference(file: Int(place.file), index: innermost), in: codebase)
  }

  /// All expressions, those in branches and closures too.
  var range: Range<Int> { statements.isEmpty ? 0..<0 : statements[0].lowerBound..<statements[statements.count - 1].upperBound }

  /// The statement that certainly evaluates an expression; nil where a branch, a closure or an optional receiver decides.
  func statement(of node: Int) -> Int? {
    guard let number = statements.firstIndex(where: { $0.contains(node) }) else { return nil }
    return escape(of: node, in: statements[number]) == nil ? number : nil
  }

  /// What makes it unsure whether, or when, a statement evaluates a part of it.
  private func escape(of node: Int, in statement: Range<Int>) -> Escape? {
    for outer in statement.lowerBound..<node where Int(nodes[outer].subtreeEnd) > node {
      switch nodes[outer].kind {
      case .closure, .declaration: return .closure
      case .block, .ternary, .coalesce, .switch, .pattern, .match, .operator, .other: return .branch
      case .call, .subscript:
        // Arguments are not evaluated for an optional receiver without a value.
        guard let callee = facts.operands(of: outer).first else { continue }
        let calleeRange = callee..<Int(nodes[callee].subtreeEnd)
        if !calleeRange.contains(node), calleeRange.contains(where: { nodes[$0].kind == .unwrap }) { return .branch }
      default: continue
      }
    }
    return nil
  }

  /// The member access or call of which an expression is the receiver; nil if it is none.
  func member(on node: Int) -> Int? {
    var outer = node - 1
    while outer >= 0, nodes[outer].kind == .unwrap { outer -= 1 }
    guard outer >= 0, nodes[outer].kind == .member, Int(nodes[outer].subtreeEnd) > node else { return nil }
    return outer
  }

  /// Whether an expression is what a call calls.
  func isCallee(_ node: Int) -> Bool { BodySyntax.arguments(ofCallee: node, in: facts) != nil }

  /// The names of a local, by position: all its mentions but the binding.
  func mentions(of local: NameTable.ID) -> [Int] { range.filter { nodes[$0].kind == .name && nodes[$0].name == local } }

  /// The only binding of a local, if a statement makes it.
  func binding(of local: NameTable.ID) -> Int? {
    let all = range.filter { nodes[$0].kind == .binding && nodes[$0].name == local }
    guard all.count == 1, statements.contains(where: { $0.lowerBound == all[0] }) else { return nil }
    return all[0]
  }
}
