import ViperYAML

extension FrameworkReader {
  private static let effectKeys = ["sets", "adds", "removes", "clears", "loads", "opens", "runs", "if", "unless", "perhaps"]
  static let memberKeys = effectKeys + ["returns"]

  mutating func member(_ signature: FrameworkSignature, _ parts: [(key: String, value: YamlField)]) -> FrameworkMember {
    var member = FrameworkMember(name: signature.name, labels: signature.labels, isStatic: signature.isStatic)
    if signature.isInitializer { member.result = .new(type: nil) }
    for (key, part) in parts {
      if key == "returns" {
        member.result = result(part, in: signature) ?? .unknown
      } else {
        member.effects += effects(key, part, in: signature)
      }
    }
    return member
  }

  /// The effects of one key, in the order of the file, which is that in which they happen.
  private mutating func effects(_ key: String, _ field: YamlField, in signature: FrameworkSignature) -> [FrameworkEffect] {
    switch key {
    case "clears": log.elements(field).compactMap { operand($0, in: signature).map(clearing) }
    case "loads": log.elements(field).compactMap { operand($0, in: signature).map { .load($0) } }
    case "opens": log.elements(field).compactMap { operand($0, in: signature).map { .open($0) } }
    case "perhaps": nested(field, in: signature).map { .perhaps($0) }
    case "if": conditional(field, is: true, in: signature)
    case "unless": conditional(field, is: false, in: signature)
    case "runs": pairs(field, in: signature).compactMap { run($0.operand, $0.field, in: signature) }
    default: pairs(field, in: signature).flatMap { keeping(key, $0.operand, $0.field, in: signature) }
    }
  }

  private func clearing(_ operand: FrameworkOperand) -> FrameworkEffect {
    if case .property(let target, let name) = operand { return .clear(target: target, property: name) }
    return .clear(target: operand, property: nil)
  }

  private mutating func nested(_ field: YamlField, in signature: FrameworkSignature) -> [FrameworkEffect] {
    log.entries(field, keys: Self.effectKeys).flatMap { effects($0.key, $0.value, in: signature) }
  }

  private mutating func conditional(_ field: YamlField, is value: Bool, in signature: FrameworkSignature) -> [FrameworkEffect] {
    pairs(field, in: signature).flatMap { operand, field in
      nested(field, in: signature).map { .given(operand, is: value, $0) }
    }
  }

  /// The effects of `sets`, `adds` and `removes`: an operand, and the properties that keep it.
  private mutating func keeping(
    _ key: String, _ value: FrameworkOperand, _ field: YamlField, in signature: FrameworkSignature
  ) -> [FrameworkEffect] {
    log.elements(field).compactMap { element in
      guard let place = operand(element, in: signature) else { return nil }
      guard case .property(let target, let name) = place else {
        log.report("'\(element.path)' names no property; write one as in 'self.delegate'", at: element)
        return nil
      }
      return key == "removes"
        ? .remove(value: value, target: target, property: name)
        : .store(value: value, target: target, property: name, adds: key == "adds")
    }
  }

  /// When something runs, how often, a selector's object, and what it gets: `event once on target with self and result`.
  private mutating func run(
    _ operand: FrameworkOperand, _ field: YamlField, in signature: FrameworkSignature
  ) -> FrameworkEffect? {
    guard let text = log.text(field) else { return nil }
    var words = text.split(separator: " ")[...]
    guard let when = words.popFirst().flatMap({ FrameworkEffect.When(rawValue: String($0)) }) else {
      log.report("bad value '\(text)' in '\(field.path)'; begin with now, later or event", at: field)
      return nil
    }
    let times = words.first.flatMap { FrameworkEffect.Times(rawValue: String($0)) }
    if times != nil { words.removeFirst() }
    let object = words.first == "on" ? words.dropFirst().first : nil
    if object != nil { words.removeFirst(2) }
    guard words.isEmpty || words.popFirst() == "with" && !words.isEmpty else {
      log.report("bad value '\(text)' in '\(field.path)'; write it as in 'event many on target with self and result'", at: field)
      return nil
    }
    let arguments = words.filter { $0 != "and" }.compactMap { self.operand($0, at: field, in: signature) }
    let often = times ?? (when == .event ? .many : .once)
    guard let object else { return .run(operand, when: when, times: often, arguments: arguments) }
    return self.operand(object, at: field, in: signature).map {
      .perform(selector: operand, on: $0, when: when, times: often, arguments: arguments)
    }
  }

  private mutating func result(_ field: YamlField, in signature: FrameworkSignature) -> FrameworkResult? {
    if field.text == "nil" { return .nil }
    guard let text = log.text(field) else { return nil }
    switch text {
    case "data": return .data
    case "unknown": return .unknown
    case "never": return .never
    case "new": return .new(type: nil)
    case _ where text.hasPrefix("new "): return .new(type: String(text.dropFirst("new ".count)))
    default:
      return operand(text, at: field, in: signature).map { operand in
        switch operand {
        case .property(let target, let name): .property(target, name)
        case .returned(let closure): .closure(closure)
        default: .operand(operand)
        }
      }
    }
  }

  /// The entries of a map whose keys are operands.
  private mutating func pairs(
    _ field: YamlField, in signature: FrameworkSignature
  ) -> [(operand: FrameworkOperand, field: YamlField)] {
    log.entries(field).compactMap { key, value in operand(key, at: value, in: signature).map { ($0, value) } }
  }

  private mutating func operand(_ field: YamlField, in signature: FrameworkSignature) -> FrameworkOperand? {
    log.text(field).flatMap { operand($0, at: field, in: signature) }
  }

  private mutating func operand(
    _ text: some StringProtocol, at field: YamlField, in signature: FrameworkSignature
  ) -> FrameworkOperand? {
    if let operand = FrameworkOperand(text, in: signature) { return operand }
    log.report(
      "unknown operand '\(text)' in '\(field.path)'; write self, result, app, a label, or the position of an argument", at: field)
    return nil
  }
}
