import ViperFacts
package import ViperLinking

/// All bodies of a code base, each lowered once it is asked for.
package final class LoweredBodies {
  private let codebase: Codebase
  private let occurrences: Occurrences
  private let dispatch: Dispatch
  private let operators: OperatorFunctions
  private var meanings: [Int: Meanings] = [:]
  private var bodies: [Int: LoweredBody?] = [:]
  private var functions: [Int: LoweredFunction] = [:]
  /// By the slot that is used and the type of the object.
  private var properties: [Int: LoweredProperty?] = [:]
  private var types: [Int: SemanticType?] = [:]

  package init(_ codebase: Codebase, _ occurrences: Occurrences, _ dispatch: Dispatch) {
    (self.codebase, self.occurrences, self.dispatch) = (codebase, occurrences, dispatch)
    operators = OperatorFunctions(codebase)
  }

  /// Nil where there is no such body, as that of a requirement.
  package subscript(key: BodyKey) -> LoweredBody? {
    if let known = bodies[key.number] { return known }
    let body = lower(key)
    bodies[key.number] = body
    return body
  }

  func function(_ slot: Int) -> LoweredFunction {
    if let known = functions[slot] { return known }
    let function = LoweredFunction(codebase.declaration(ofSlot: slot), self[.function(slot: slot)], in: codebase)
    functions[slot] = function
    return function
  }

  /// The property of a type that a use of a supertype's comes to.
  func property(_ slot: Int, in type: TypeSymbol.ID) -> LoweredProperty? {
    let key = slot * codebase.types.count + type
    if let known = properties[key] { return known }
    let property = dispatch.implementation(of: slot, in: type).map { LoweredProperty($0, in: codebase) }
    properties[key] = property
    return property
  }

  /// The type that a property, parameter or function declares; nil for none.
  func type(of slot: Int) -> SemanticType? {
    if let known = types[slot] { return known }
    let reference = codebase.declaration(ofSlot: slot)
    let declared = codebase.declaration(reference).type
    let scope = TypeScope(file: Int(reference.file), types: codebase.enclosing(dispatch.owner(of: slot)))
    let type = declared >= 0 ? codebase.resolve(declared, in: scope) : nil
    types[slot] = type
    return type
  }

  private func meanings(of file: Int) -> Meanings {
    if let known = meanings[file] { return known }
    let new = Meanings(of: file, in: codebase, occurrences)
    meanings[file] = new
    return new
  }

  private func lower(_ key: BodyKey) -> LoweredBody? {
    let reference = codebase.declaration(ofSlot: key.slot)
    let declaration = codebase.declaration(reference)
    let file = Int(reference.file)
    func lower(_ work: (BodyLowering) -> Int?) -> LoweredBody {
      let owner = dispatch.owner(of: key.slot)
      let lowering = BodyLowering(
        in: codebase, meanings(of: file), dispatch, owner: owner, types: codebase.scope(of: reference, owner: owner),
        operators: operators)
      lowering.body.result = work(lowering)
      return lowering.finish()
    }
    switch key {
    case .function:
      guard declaration.body >= 0 else { return nil }
      return lower { lowering in
        lowering.declareParameters(of: reference)
        return lowering.lower(statements: lowering.operands(Int(declaration.body)))
      }
    case .initialValue:
      guard declaration.value >= 0 else { return nil }
      return lower { $0.value(Int(declaration.value)) }
    case .getter:
      return accessor(declaration, file, ["get", "_read", "unsafeAddress"], isPlain: true).map { block in
        lower { lowering in
          lowering.declareParameters(of: reference)
          return lowering.lower(accessor: block, parameter: nil)
        }
      }
    case .setter:
      return accessor(declaration, file, ["set", "_modify"]).map { block in
        lower { lowering in
          lowering.declareParameters(of: reference)
          return lowering.lower(accessor: block, parameter: "newValue")
        }
      }
    case .willSet:
      return accessor(declaration, file, ["willSet"]).map { block in lower { $0.lower(accessor: block, parameter: "newValue") } }
    case .didSet:
      return accessor(declaration, file, ["didSet"]).map { block in lower { $0.lower(accessor: block, parameter: "oldValue") } }
    }
  }

  /// The block of an accessor with one of some specifiers; the body itself is that of a getter without one.
  private func accessor(_ declaration: Declaration, _ file: Int, _ specifiers: [String], isPlain: Bool = false) -> Int? {
    guard declaration.body >= 0 else { return nil }
    let linked = codebase.files[file]
    let blocks = linked.facts.operands(of: Int(declaration.body)).filter { linked.facts.expressions[$0].isA(.block) }
    let named = blocks.filter { linked.facts.expressions[$0].flags.contains(.isAccessor) }
    if named.isEmpty { return isPlain ? Int(declaration.body) : nil }
    return named.first { specifiers.contains(codebase.text(linked.name(linked.facts.expressions[$0].name))) }
  }
}

extension BodyLowering {
  /// - Parameter parameter: the name of what is set, unless the accessor names it.
  func lower(accessor block: Int, parameter: String?) -> Int? {
    var parts = operands(block)
    if let first = parts.first, node(first).flags.contains(.isClosureParameter) {
      body.parameters.append((-1, newLocal(name(first))))
      parts.removeFirst()
    } else if let parameter, let name = codebase.names.known(parameter) {
      body.parameters.append((-1, newLocal(name)))
    }
    return lower(statements: parts)
  }
}
