import ViperFacts
import ViperLinking

/// Finds properties that a body certainly uses before anything can have set them.
struct EarlyReads {
  let codebase: Codebase
  let fillers: SlotFillers
  let reads: OwnReads

  private typealias Slot = ComponentSlots.Slot

  /// The methods that run once, before anybody can use the object again.
  private static let beginnings: Set<String> = ["viewDidLoad", "loadView", "awakeFromNib"]

  func all(of slots: [ComponentSlots.Slot]) -> [Wiring.EarlyRead] { slots.flatMap(find) }

  private func find(_ slot: Slot) -> [Wiring.EarlyRead] {
    let settings = fillers.settings(of: slot.property, of: slot.type)
    // What nothing sets at all is another finding.
    if settings.isEmpty { return [] }
    let inInitializers = initializers(of: slot.type).compactMap { early(slot, in: $0, settings, isInitializer: true) }
    if !inInitializers.isEmpty { return inInitializers }
    // Who makes the object does not matter to code of its own that sets the property.
    guard [nil, .uncreated].contains(fillers.escape(of: slot.property, of: slot.type)) else { return [] }
    let own = beginnings(of: slot.type).compactMap { early(slot, in: $0, settings, isInitializer: false) }
    return own + LocalReads(codebase: codebase, reads: self).all(of: slot, settings)
  }

  private func initializers(of type: TypeSymbol.ID) -> [StraightCode] {
    codebase.members[type, .initializer].compactMap { StraightCode(of: $0, in: codebase) }
  }

  private func beginnings(of type: TypeSymbol.ID) -> [StraightCode] {
    codebase.members[type].filter { Self.beginnings.contains(codebase.text(codebase.name($0))) }
      .compactMap { StraightCode(of: $0, in: codebase) }
  }

  /// A use in a body, if nothing can have set the property by then.
  private func early(
    _ slot: Slot, in code: StraightCode, _ settings: [SlotSettings.Setting], isInitializer: Bool
  ) -> Wiring.EarlyRead? {
    guard let use = firstUse(of: slot, in: code), !settings.contains(where: { isBefore($0, use, in: code) }) else { return nil }
    let outside = settings.filter { !isIn(code, $0) }
    var place = settings.first { isIn(code, $0) }?.place
    if !isInitializer, callsBase(code, before: use.node, of: slot.type) { return nil }
    if isInitializer {
      if !outside.isEmpty, mayCallOut(code, before: use.node, of: slot.type) { return nil }
      place = place ?? outside.first?.place
    } else if !outside.isEmpty {
      guard place == nil, ConfiguratorCalls(codebase: codebase).follows(use.statement, in: code, of: slot.type, outside) else {
        return nil
      }
      place = outside[0].place
    }
    return reading(slot, use, in: code, set: place, isInitializer: isInitializer)
  }

  func reading(
    _ slot: ComponentSlots.Slot, _ use: Use, in code: StraightCode, set: SlotSettings.Place?, isInitializer: Bool = false
  ) -> Wiring.EarlyRead {
    Wiring.EarlyRead(
      owner: slot.owner, target: slot.target, property: codebase.text(codebase.name(slot.property)),
      range: codebase.range(code.facts.expressions[use.node].span, in: Int(code.function.file)),
      isImplicitlyUnwrapped: slot.isImplicitlyUnwrapped && use.needsValue, isInitializer: isInitializer, caller: use.through,
      set: set.map { codebase.range(codebase.files[Int($0.file)].facts.expressions[Int($0.node)].span, in: Int($0.file)) })
  }

  private func isIn(_ code: StraightCode, _ setting: SlotSettings.Setting) -> Bool {
    code.function.file == setting.place.file && code.range.contains(Int(setting.place.node))
  }

  private func isBefore(_ setting: SlotSettings.Setting, _ use: Use, in code: StraightCode) -> Bool {
    isIn(code, setting) && Int(setting.place.node) < use.node
  }

  // MARK: uses

  struct Use {
    /// The property, or the call of the method that uses it.
    var node: Int
    var statement: Int
    /// The method.
    var through: String?
    /// Whether the value is used without asking whether there is one.
    var needsValue = true
  }

  /// The first place where a body certainly uses a member of the property's value, or calls a method of its own that does.
  func firstUse(of slot: ComponentSlots.Slot, in code: StraightCode, followsCalls: Bool = true) -> Use? {
    let name = codebase.name(slot.property)
    for node in code.range {
      guard NameMentions.isMention(code.facts.expressions[node]) else { continue }
      if code.member(on: node) != nil, reads.isRead(name, node, in: code.file) {
        if let statement = code.statement(of: node) {
          return Use(node: node, statement: statement, needsValue: OwnReads.needsValue(node, in: code.facts))
        }
      } else if followsCalls, let method = ownMethod(called: node, in: code, of: slot.type),
        let statement = code.statement(of: node),
        let inner = StraightCode(of: method, in: codebase),
        let use = firstUse(of: slot, in: inner, followsCalls: false),
        !fillers.settings(of: slot.property, of: slot.type).contains(where: { isBefore($0, use, in: inner) })
      {
        return Use(
          node: node, statement: statement, through: codebase.text(codebase.name(method)), needsValue: use.needsValue)
      }
    }
    return nil
  }

  /// The method of the object itself that an expression calls, if no other one can be meant.
  private func ownMethod(called node: Int, in code: StraightCode, of type: TypeSymbol.ID) -> DeclarationReference? {
    let expression = code.facts.expressions[node]
    guard code.isCallee(node) else { return nil }
    if expression.kind == .member {
      guard let base = code.facts.innerOperand(of: node), code.facts.expressions[base].kind == .selfReference else { return nil }
    }
    let name = code.file.name(expression.name)
    let found = Array(codebase.members[type, name])
    guard found.count == 1, codebase.declaration(found[0]).kind == .function,
      codebase.conformers(of: type).allSatisfy({ codebase.members[$0, name].isEmpty })
    else { return nil }
    return found[0]
  }

  /// Whether a body calls what a class of the code base does in its place, which may set the property.
  private func callsBase(_ code: StraightCode, before node: Int, of type: TypeSymbol.ID) -> Bool {
    codebase.ancestors(of: type).contains { codebase.types[$0].kind == .class }
      && (code.range.lowerBound..<node).contains { code.facts.expressions[$0].kind == .superReference }
  }

  /// Whether the object may be used by others, or by methods of its own, before an expression of its initializer.
  private func mayCallOut(_ code: StraightCode, before node: Int, of type: TypeSymbol.ID) -> Bool {
    (code.range.lowerBound..<node).contains { index in
      switch code.facts.expressions[index].kind {
      case .selfReference: code.member(on: index).map { code.isCallee($0) } ?? true
      case .superReference: codebase.ancestors(of: type).contains { codebase.types[$0].kind == .class }
      case .name:
        code.isCallee(index)
          && codebase.text(code.file.name(code.facts.expressions[index].name)).first?.isUppercase != true
      default: false
      }
    }
  }
}
