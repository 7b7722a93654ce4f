import ViperLinking

/// A step of classification: it reads the evidence and what earlier steps have found, and states what it adds.
///
/// A step changes nothing that another one reads, so that each can be run and printed alone.
protocol ClassificationStep {
  var evidence: RootEvidence { get }
  /// What earlier steps have found.
  var before: RootClassification { get }
}

extension ClassificationStep {
  var scope: RootScope { evidence.scope }
  var codebase: Codebase { evidence.scope.codebase }
  var candidates: Candidates { evidence.candidates }
  var affinities: Affinities { evidence.affinities }

  func role(of type: TypeSymbol.ID) -> Role? { before.role(of: type) }
  func module(of type: TypeSymbol.ID) -> Int? { before.module(of: type) }
  func isAssigned(_ type: TypeSymbol.ID) -> Bool { before.assignments.contains(type) }
  func name(_ type: TypeSymbol.ID) -> String { scope.name(type) }
  func words(_ text: @autoclosure () -> String) -> String { scope.words(text()) }

  /// An assignment of a candidate's own role.
  func entry(_ type: TypeSymbol.ID, module: Int?, because reason: String, isBase: Bool = false) -> RootClassification.Entry {
    (
      type,
      // Steps assign candidates, which have a role.
      RootClassification.Assignment(role: candidates.role(of: type)!, evidence: reason, module: module, isBase: isBase)
    )
  }

  // MARK: interfaces

  /// The interface rule that matches the protocol's name best, with the stem.
  func interfaceRule(of type: TypeSymbol.ID) -> (rule: InterfaceRule, stem: String)? {
    let (text, index) = (scope.text(type), scope.interfaceNames.index)
    var best: (number: Int, specificity: Int)?
    for number in scope.interfaceNames.numbers(of: type, named: text) {
      let needsSibling = index.value(of: number).needsSibling
      let specificity = index.specificity(of: number) * 2 - (needsSibling ? 1 : 0)
      guard specificity > best?.specificity ?? Int.min else { continue }
      if !needsSibling || !modules(named: index.stem(of: text, by: number)).isEmpty { best = (number, specificity) }
    }
    return best.map { (scope.dialect.interfaces[index.value(of: $0.number).rule], index.stem(of: text, by: $0.number)) }
  }

  /// The modules whose presenters have a stem.
  func modules(named stem: String) -> [Int] { candidates.stems.id(of: stem).map { before.modules(with: $0) } ?? [] }
}
