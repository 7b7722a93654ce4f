import ViperFacts

/// Follows every number of a file's facts, as linking does; one that leads nowhere ends the process.
enum FactWalk {
  static func visitAll(_ facts: FileFacts) {
    for id in 0..<UInt32(facts.names.count) { _ = facts.names[id] }
    for (index, declaration) in facts.declarations.enumerated() {
      _ = (facts.names[declaration.name], facts.names[declaration.innerName], facts.range(declaration.span, in: ""))
      _ = (facts.children(of: index), facts.range(declaration.nameSpan, in: ""))
      for type in facts.inheritance(of: declaration) { _ = facts.types[Int(type)] }
      for mention in facts.mentions(in: index) { _ = (mention.kind, facts.types[Int(mention.type)]) }
      if declaration.type >= 0 { _ = facts.types[Int(declaration.type)] }
      for root in [declaration.value, declaration.body] where root >= 0 { evaluate(Int(root), facts) }
    }
    for (index, type) in facts.types.enumerated() {
      _ = (facts.names[type.name], facts.arguments(of: index), facts.range(type.span, in: ""))
    }
    for fact in facts.imports { _ = (facts.names[fact.module], facts.range(fact.span, in: "")) }
    for comment in facts.suppressions { _ = (facts.names[comment.text], facts.range(comment.span, in: "")) }
    for error in facts.syntaxErrors { _ = (facts.names[error.message], facts.position(of: error.offset)) }
  }

  /// Goes into local declarations, which must not lead back.
  private static func evaluate(_ index: Int, _ facts: FileFacts) {
    let expression = facts.expressions[index]
    _ = (facts.names[expression.name], facts.range(expression.span, in: ""))
    if expression.kind == .declaration {
      guard expression.type >= 0 else { return }
      let local = Int(expression.type)
      for part in facts.declarations[local..<Int(facts.declarations[local].subtreeEnd)] {
        for root in [part.value, part.body] where root >= 0 { evaluate(Int(root), facts) }
      }
    } else {
      if expression.type >= 0 { _ = facts.types[Int(expression.type)] }
      for operand in facts.operands(of: index) { evaluate(operand, facts) }
    }
  }
}
