internal import ViperFacts

/// The places of a file that name a variable, and how each uses it.
struct VariableUses {
  struct Use {
    /// The position of the name among the file's expressions.
    let index: Int
    /// The first member that is accessed through it; nil if it is used as a whole.
    var member: String?
    /// How many members are named after one another.
    var length = 0
    var effect = Effect.read
    /// The expression around it, without `?` and `!`; nil if there is none.
    var outer: Int?
  }

  enum Effect {
    case read, change
    /// It may be changed: by a key path, or by an operator that is not Swift's own.
    case unknown
  }

  private let file: AnalysedFile
  private var facts: FileFacts { file.facts }

  init(in file: AnalysedFile) { self.file = file }

  func all(where isUse: (Int) -> Bool) -> [Use] {
    var (found, open): ([Use], [Int]) = ([], [])
    for index in facts.expressions.indices {
      while let last = open.last, Int(facts.expressions[last].subtreeEnd) <= index { open.removeLast() }
      if isUse(index) { found.append(use(index, in: open)) }
      open.append(index)
    }
    return found
  }

  /// - Parameter around: the expressions around the use, outermost first.
  private func use(_ index: Int, in around: [Int]) -> Use {
    var use = Use(index: index, outer: around.last { facts.expressions[$0].kind != .unwrap })
    var (part, key): (Int, String?) = (index, nil)
    for (depth, outer) in around.enumerated().reversed() {
      if facts.expressions[part].flags.contains(.isInOut) { break }
      let node = facts.expressions[outer]
      guard facts.operands(of: outer).first == part else {
        if node.kind == .operator { use.effect = effect(ofOperatorsAround: part, isFirst: false) }
        return use
      }
      switch node.kind {
      case .unwrap: break
      case .member:
        if use.member == nil { use.member = facts.names[node.name] }
        use.length += 1
      case .subscript: if use.member == nil { key = self.key(of: outer) }
      case .assignment: use.effect = .change
      case .argument: use.effect = isAssigned(around[..<depth]) ? .change : .read
      // `list.append(x)` may change what the member holds; a method of the variable itself does not.
      case .call: use.effect = use.length > 1 ? .change : .read
      case .operator: use.effect = effect(ofOperatorsAround: part, isFirst: true)
      default: return use
      }
      if ![.unwrap, .member, .subscript].contains(node.kind) { return keyed(use, by: key) }
      part = outer
    }
    if facts.expressions[part].flags.contains(.isInOut) { use.effect = .change }
    return keyed(use, by: key)
  }

  /// The first name of a key path, or that there is a key path.
  static let keyPath = "keyPath"

  /// A change by a subscript of the variable itself.
  private func keyed(_ use: Use, by key: String?) -> Use {
    guard let key, use.member == nil, use.effect == .change else { return use }
    var use = use
    use.member = key
    if key != Self.subscripted { use.effect = .unknown }
    return use
  }

  private static let subscripted = "subscript"

  private func key(of subscripting: Int) -> String {
    let path = facts.operands(of: subscripting).first { facts.names[facts.expressions[$0].name] == Self.keyPath }
    guard let path else { return Self.subscripted }
    let names = facts.operands(of: path).first.map { facts.operands(of: $0) }
    return names?.first.map { facts.names[facts.expressions[$0].name] } ?? Self.keyPath
  }

  /// Whether a part of tuples is one that a value is assigned to.
  private func isAssigned(_ around: ArraySlice<Int>) -> Bool {
    guard let outer = around.last(where: { ![.tuple, .argument].contains(facts.expressions[$0].kind) }),
      facts.expressions[outer].kind == .assignment, let tuple = facts.operands(of: outer).first
    else { return false }
    return around.contains(tuple)
  }

  // MARK: operators

  private static let signs = Set("+-*/%&|^<>=!.~?".utf8)
  /// Those of Swift that change none of their operands.
  private static let plain: Set<String> = [
    "", "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "~", "<<", ">>", "!", "&&", "||", "==", "!=", "<", ">", "<=",
    ">=", "===", "!==", "~=", "..<", "...", "??", "?",
  ]

  private func effect(ofOperatorsAround part: Int, isFirst: Bool) -> Effect {
    let (before, after) = (sign(before: part), sign(after: part))
    if isFirst, Self.isCompound(after) { return .change }
    return Self.plain.contains(after) && (Self.plain.contains(before) || Self.isCompound(before)) ? .read : .unknown
  }

  private static func isCompound(_ sign: String) -> Bool {
    !plain.contains(sign) && sign.hasSuffix("=") && sign.count > 1 && plain.contains(String(sign.dropLast()))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [UInt8(ascii: " "), 9, 10, 13].contains(byte) }

  /// The operator that follows; empty for a comment.
  private func sign(after part: Int) -> String {
    let rest = file.bytes[Int(facts.expressions[part].span.end)...].drop(while: Self.isBlank)
    let sign = String(decoding: rest.prefix { Self.signs.contains($0) }, as: UTF8.self)
    return sign.hasPrefix("//") || sign.hasPrefix("/*") ? "" : sign
  }

  private func sign(before part: Int) -> String {
    var start = facts.expressions[part].span.start
    var first = facts.operands(of: part).first
    while let inner = first {
      start = min(start, facts.expressions[inner].span.start)
      first = facts.operands(of: inner).first
    }
    var bytes = file.bytes[..<Int(start)]
    while let last = bytes.last, Self.isBlank(last) || last == UInt8(ascii: "(") { bytes.removeLast() }
    var sign: [UInt8] = []
    while let last = bytes.popLast(), Self.signs.contains(last) { sign.append(last) }
    let text = String(decoding: sign.reversed(), as: UTF8.self)
    return text.hasSuffix("*/") ? "" : text
  }
}
