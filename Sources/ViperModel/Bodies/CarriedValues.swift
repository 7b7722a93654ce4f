import ViperFacts
import ViperLinking

/// Images and colors that a type only carries from one place to another: data, about whose looks it decides nothing.
struct CarriedValues {
  /// What one use of a type says about the values.
  enum Handling: Equatable {
    /// A parameter or property whose value is handed on, and nothing else.
    case carried
    /// Compatible with carrying, but no reason to assume it: an empty fallback, the result that a closure receives, an image that is
    /// made to get its data at once.
    case neutral
    /// A list of values to choose from.
    case choice
    /// Anything else, as making one.
    case other
  }

  private static let symbols: Set = ["UIImage", "NSImage", "UIColor", "NSColor", "Color"]

  let values: HandedValues
  private let prescriptions: Prescriptions

  private var codebase: Codebase { values.codebase }

  init(_ values: HandedValues) {
    self.values = values
    prescriptions = Prescriptions(codebase: values.codebase)
  }

  static func isCarriable(_ symbol: String) -> Bool { symbols.contains(symbol) }

  /// Whether a type only carries the values of another type, by all its uses of that.
  func areCarried(_ uses: [ExternalUsage]) -> Bool {
    let handlings = uses.map(handling)
    guard !handlings.contains(.other) else { return false }
    // Without a value that arrives and leaves, a list is what the type itself chose.
    return handlings.contains(.carried) || !handlings.contains(.choice)
  }

  func handling(of use: ExternalUsage) -> Handling {
    if let (member, parameter) = prescriptions.parameter(around: use) {
      return values.isHandedOn(parameter, by: member) || isPrescribedAndIgnored(parameter, member, use) ? .carried : .other
    }
    if let property = prescriptions.storedProperty(around: use) { return handling(of: property, in: use) }
    return isFallback(use) || isResultOfClosure(use) || isEncoded(use) ? .neutral : .other
  }

  private func isPrescribedAndIgnored(
    _ parameter: DeclarationReference, _ member: DeclarationReference, _ use: ExternalUsage
  ) -> Bool {
    prescriptions.prescriber(of: use) != nil
      && values.mentions(of: name(inBody: parameter), in: [member], ofSelf: false).isEmpty
  }

  private func name(inBody parameter: DeclarationReference) -> Name {
    codebase.files[Int(parameter.file)].name(codebase.declaration(parameter).nameInBody)
  }

  // MARK: properties

  private func handling(of property: DeclarationReference, in use: ExternalUsage) -> Handling {
    let declaration = codebase.declaration(property)
    let facts = codebase.files[use.file].facts
    if facts.types[Int(declaration.type)].kind == .array { return declaration.flags.contains(.isConstant) ? .choice : .other }
    guard declaration.value < 0 || facts.expressions[Int(declaration.value)].kind == .literal else { return .other }
    var isCarried = false
    for part in codebase.types[use.from].parts {
      for mention in values.mentions(of: codebase.name(property), in: [part], ofSelf: true) {
        switch mention {
        case .handedOn: isCarried = true
        case .set(let value): guard isReceived(value, in: Int(part.file)) else { return .other }
        case .stored, .renamed, .compared: break
        case .read: return .other
        }
      }
    }
    return isCarried ? .carried : .other
  }

  /// Whether a value is somebody else's: a parameter, a property of one, or nothing.
  private func isReceived(_ value: Int, in file: Int) -> Bool {
    let facts = codebase.files[file].facts
    switch facts.expressions[value].kind {
    case .name: return true
    case .literal: return true
    case .unwrap, .member:
      guard let operand = facts.operands(of: value).first else { return false }
      let name = facts.expressions[operand].kind == .name ? codebase.files[file].name(facts.expressions[operand].name) : nil
      if let name, FrameworkSymbols.framework(of: codebase.text(name)) != nil { return false }
      return facts.expressions[operand].kind == .selfReference || isReceived(operand, in: file)
    default: return false
    }
  }

  // MARK: expressions

  /// Whether a use is the empty value on the right of `??`.
  private func isFallback(_ use: ExternalUsage) -> Bool {
    let facts = codebase.files[use.file].facts
    let nodes = facts.expressions
    guard let name = nodes.indices.first(where: { nodes[$0].kind == .name && nodes[$0].span == use.span }),
      let call = facts.parent(of: name), nodes[call].kind == .call, Int(nodes[call].subtreeEnd) == name + 1,
      let coalesce = facts.parent(of: call), nodes[coalesce].kind == .coalesce
    else { return false }
    return Array(facts.operands(of: coalesce)).last == call
  }

  private static let encodings: Set = ["pngData", "jpegData"]

  /// Whether a use makes an image whose data the same expression takes: `UIImage(named: name)?.pngData()`.
  func isEncoded(_ use: ExternalUsage) -> Bool {
    let file = codebase.files[use.file]
    let (facts, nodes) = (file.facts, file.facts.expressions)
    guard let name = nodes.indices.first(where: { nodes[$0].kind == .name && nodes[$0].span == use.span }),
      let call = facts.parent(of: name), nodes[call].kind == .call, call + 1 == name
    else { return false }
    var outer = facts.parent(of: call)
    while let wrapped = outer, nodes[wrapped].kind == .unwrap { outer = facts.parent(of: wrapped) }
    guard let member = outer, nodes[member].kind == .member, let taken = facts.parent(of: member) else { return false }
    return Self.encodings.contains(codebase.text(file.name(nodes[member].name))) && nodes[taken].kind == .call
      && taken + 1 == member
  }

  /// Whether a use is the generic argument of what a closure receives, as in `(result: Result<UIImage, any Error>) in`.
  private func isResultOfClosure(_ use: ExternalUsage) -> Bool {
    let facts = codebase.files[use.file].facts
    guard let type = facts.types.indices.first(where: { facts.types[$0].kind == .name && facts.types[$0].span == use.span })
    else {
      return false
    }
    return facts.expressions.contains { node in
      node.kind == .binding && node.flags.contains(.isClosureParameter) && node.type >= 0 && Int(node.type) < type
        && Int(facts.types[Int(node.type)].subtreeEnd) > type && facts.types[Int(node.type)].kind == .name
    }
  }
}
