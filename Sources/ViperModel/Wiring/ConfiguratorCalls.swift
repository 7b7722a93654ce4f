import ViperFacts
import ViperLinking

/// Calls by which a view has itself configured: `configurator.configure(with: self)`.
struct ConfiguratorCalls {
  let codebase: Codebase

  /// Whether a body has its own object configured only after a statement, and nobody else has that done.
  ///
  /// - Parameter settings: all assignments to the property in question.
  func follows(
    _ statement: Int, in code: StraightCode, of type: TypeSymbol.ID, _ settings: [SlotSettings.Setting]
  ) -> Bool {
    guard let configurator = configurator(in: settings) else { return false }
    let name = codebase.name(configurator.function)
    let calls = code.range.filter { index in
      code.file.name(code.facts.expressions[index].name) == name && NameMentions.isMention(code.facts.expressions[index])
    }
    guard let first = calls.first, let place = code.statement(of: first), place > statement, passesSelf(first, in: code) else {
      return false
    }
    return !isCalledElsewhere(name, than: code, configurator, of: type)
  }

  /// The function that alone sets the property, of an object that it is given.
  private func configurator(in settings: [SlotSettings.Setting]) -> StraightCode? {
    let codes = settings.map { StraightCode(around: $0.place, in: codebase) }
    guard let first = codes.first, let code = first, codes.allSatisfy({ $0?.function == code.function }),
      codebase.declaration(code.function).kind == .function
    else { return nil }
    let parameters = codebase.parameters(of: code.function).map { codebase.declaration($0).nameInBody }
    let nodes = code.facts.expressions
    let isGiven = settings.allSatisfy { setting in
      code.facts.innerOperand(of: Int(setting.place.node)).map { nodes[$0].kind == .name && parameters.contains(nodes[$0].name) }
        ?? false
    }
    return isGiven ? code : nil
  }

  private func passesSelf(_ callee: Int, in code: StraightCode) -> Bool {
    BodySyntax.arguments(ofCallee: callee, in: code.facts)?.contains { argument in
      code.facts.innerOperand(of: argument).map { code.facts.expressions[$0].kind == .selfReference } ?? false
    } ?? false
  }

  /// Whether a file that deals with the view, or with what configures it, calls a function of that name, too.
  private func isCalledElsewhere(_ name: Name, than code: StraightCode, _ configurator: StraightCode, of type: TypeSymbol.ID)
    -> Bool
  {
    let owner = codebase.type(around: configurator.function)
    let line = ([owner].compactMap(\.self) + (owner.map { codebase.ancestors(of: $0) } ?? []) + [type]).map {
      codebase.types[$0].name
    }
    return codebase.files.indices.contains { number in
      let file = codebase.files[number]
      guard file.names.contains(name), file.names.contains(where: line.contains) else { return false }
      return file.facts.expressions.indices.contains { index in
        let node = file.facts.expressions[index]
        return NameMentions.isMention(node) && file.name(node.name) == name
          && !(number == Int(code.function.file) && code.range.contains(index))
      }
    }
  }
}
