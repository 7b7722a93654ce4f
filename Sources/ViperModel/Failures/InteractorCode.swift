import ViperFacts
import ViperLinking

/// The body of an interactor's method.
struct InteractorCode {
  let codebase: Codebase
  let type: TypeSymbol.ID
  let function: DeclarationReference
  let file: LinkedFile
  /// The expressions of the body, which is the first one.
  let range: Range<Int>

  /// Nil for anything but a method with a body.
  init?(of function: DeclarationReference, in type: TypeSymbol.ID, _ codebase: Codebase) {
    let declaration = codebase.declaration(function)
    guard declaration.kind == .function, declaration.body >= 0 else { return nil }
    (self.codebase, self.type, self.function) = (codebase, type, function)
    file = codebase.files[Int(function.file)]
    range = Int(declaration.body)..<Int(file.facts.expressions[Int(declaration.body)].subtreeEnd)
  }

  var nodes: FactSection<Expression> { file.facts.expressions }
  var statements: [Int] { operands(of: range.lowerBound) }

  func operands(of node: Int) -> [Int] { Array(file.facts.operands(of: node)) }
  func subtree(of node: Int) -> Range<Int> { node..<Int(nodes[node].subtreeEnd) }
  func name(of node: Int) -> Name { file.name(nodes[node].name) }
  func text(of node: Int) -> String { codebase.text(name(of: node)) }

  /// What a call calls, or what a member is of, without unwrapping.
  func inner(_ node: Int) -> Int? { file.facts.innerOperand(of: node) }

  /// Whether an expression is the object itself, by whatever name.
  func isSelf(_ node: Int) -> Bool {
    nodes[node].kind == .selfReference || nodes[node].kind == .name && text(of: node).lowercased().hasSuffix("self")
      || codebase.isSelf(node, in: file)
  }

  /// The statements of a closure, without its captures and parameters.
  func statements(ofClosure closure: Int) -> [Int] {
    operands(of: closure).filter {
      nodes[$0].flags.isDisjoint(with: [.isCapture, .isClosureParameter]) || nodes[$0].kind != .binding
    }
  }

  /// Whether a name in the code is that of a closure's parameter, or one of the method's.
  func isParameter(_ node: Int) -> Bool {
    isClosureParameter(node)
      || codebase.parameters(of: function).contains { codebase.declaration($0).nameInBody == nodes[node].name }
  }

  /// Whether a name in the code is that of a parameter of a closure around it.
  func isClosureParameter(_ node: Int) -> Bool {
    (range.lowerBound..<node).contains { outer in
      nodes[outer].kind == .closure && subtree(of: outer).contains(node)
        && file.facts.operands(of: outer).contains {
          nodes[$0].kind == .binding && nodes[$0].flags.contains(.isClosureParameter) && nodes[$0].name == nodes[node].name
        }
    }
  }

  /// The last binding of a local before a place.
  func binding(of name: NameTable.ID, before place: Int) -> Int? {
    (range.lowerBound..<place).last {
      nodes[$0].kind == .binding && nodes[$0].name == name && nodes[$0].flags.isDisjoint(with: [.isCapture])
    }
  }

  /// The members of the interactor with a name, own or inherited.
  func members(_ name: Name) -> [DeclarationReference] {
    ([type] + codebase.ancestors(of: type)).lazy.map { codebase.members[$0, name] }.first { !$0.isEmpty }.map(Array.init) ?? []
  }

  /// Whether a word is part of a name of some code.
  func mentions(_ word: String, in range: Range<Int>) -> Bool {
    range.contains { [.name, .member, .binding].contains(nodes[$0].kind) && text(of: $0).lowercased().contains(word) }
  }
}
