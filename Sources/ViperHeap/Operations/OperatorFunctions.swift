import ViperFacts
import ViperLinking

/// The operators that a code base declares, by name.
struct OperatorFunctions {
  private var functions: [Name: [Int]] = [:]
  private let codebase: Codebase

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let members = codebase.types.indices.flatMap { codebase.members[$0] }
    for function in codebase.globalDeclarations + members where codebase.declaration(function).kind == .function {
      let name = codebase.name(function)
      if codebase.text(name).first?.isOperator == true { functions[name, default: []].append(codebase.slot(function)) }
    }
  }

  /// The only one with so many operands; of several, their types would tell which.
  func function(_ name: Name, operands: Int) -> Int? {
    let fitting = functions[name, default: []].filter { slot in
      codebase.parameters(of: codebase.declaration(ofSlot: slot)).count == operands
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension Character {
  fileprivate var isOperator: Bool { !isLetter && self != "_" && self != "`" && self != "$" }
}
