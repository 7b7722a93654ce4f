import ViperFacts
import ViperLinking

/// Code that certainly tells nobody: it does nothing, or only notes what happened for developers.
struct SilentCode {
  let listeners: Listeners
  /// The words by which a call only notes something.
  let words: Set<String>

  func areSilent(_ statements: [Int], of code: InteractorCode) -> Bool { statements.allSatisfy { isSilent($0, of: code) } }

  /// Whether a statement is known to tell nobody; a name alone is what is thrown.
  func isSilent(_ node: Int, of code: InteractorCode) -> Bool {
    let parts = code.operands(of: node)
    switch code.nodes[node].kind {
    case .call: return isLog(node, of: code)
    case .break, .continue, .fallthrough: return true
    case .return: return parts.allSatisfy { code.nodes[$0].kind == .call && isLog($0, of: code) }
    case .binding, .destructuring: return parts.allSatisfy { isValue($0, of: code) }
    case .assignment:
      // `_ = error`
      guard parts.count == 2, code.nodes[parts[0]].kind == .other, code.operands(of: parts[0]).isEmpty else { return false }
      return isValue(parts[1], of: code)
    case .block where code.nodes[node].flags.contains(.hasValue):
      return parts.dropLast().allSatisfy { isValue($0, of: code) } && parts.last.map { isSilent($0, of: code) } ?? true
    case .block: return areSilent(parts, of: code)
    case .other: return !parts.isEmpty && code.isBranching(node) && areSilent(parts, of: code)
    case .switch:
      return parts.first.map { isValue($0, of: code) } ?? false
        && parts.dropFirst().allSatisfy { areSilent(code.statements(ofCase: $0), of: code) }
    default: return false
    }
  }

  /// Whether code notes something for developers.
  func logs(in statements: [Int], of code: InteractorCode) -> Bool {
    statements.contains { code.subtree(of: $0).contains { code.nodes[$0].kind == .call && isLog($0, of: code) } }
  }

  private func isLog(_ call: Int, of code: InteractorCode) -> Bool {
    guard listeners.tell(at: call, of: code) == nil, let callee = code.inner(call) else { return false }
    guard code.operands(of: call).dropFirst().allSatisfy({ isValue($0, of: code, withCalls: true) }) else { return false }
    switch code.nodes[callee].kind {
    case .name: return isNote(code.text(of: callee))
    case .member:
      if code.operands(of: callee).isEmpty { return false }
      var base = code.inner(callee)
      let first = Self.words(code.text(of: callee)).first
      if isNote(code.text(of: callee)), let first, words.contains(first) { return true }
      while let node = base, [.name, .member, .call].contains(code.nodes[node].kind) {
        if code.nodes[node].kind != .call, isLogger(code.text(of: node)) { return true }
        base = code.inner(node)
      }
      return false
    default: return false
    }
  }

  /// Whether a name says so: `debugPrint`, and not `logOut`.
  private func isNote(_ name: String) -> Bool {
    let parts = Self.words(name)
    return !words.isDisjoint(with: parts) && Self.directions.isDisjoint(with: parts)
  }

  /// Whether a name is that of what notes something: `errorLogger`, and not `logStore`.
  private func isLogger(_ name: String) -> Bool { Self.words(name).last.map(words.contains) ?? false }

  private static let directions: Set = ["in", "on", "out", "off", "into"]

  private static func words(_ name: String) -> [String] {
    TypeWords(name).words.map { $0.lowercased().filter { $0 != "_" } }
  }

  /// Whether an expression only reads and converts.
  private func isValue(_ node: Int, of code: InteractorCode, withCalls: Bool = false) -> Bool {
    switch code.nodes[node].kind {
    case .closure, .assignment, .switch, .block, .return, .throw, .declaration: return false
    case .call:
      guard let callee = code.inner(node), listeners.tell(at: node, of: code) == nil else { return false }
      let isConversion = code.text(of: callee).first?.isUppercase == true
      guard withCalls || code.nodes[callee].kind == .name && isConversion else { return false }
    default: break
    }
    return code.operands(of: node).allSatisfy { isValue($0, of: code, withCalls: withCalls) }
  }
}

extension InteractorCode {
  /// Whether an expression is an `if`.
  func isBranching(_ node: Int) -> Bool {
    nodes[node].kind == .other
      && operands(of: node).first.map { nodes[$0].kind == .block && nodes[$0].flags.contains(.hasValue) } ?? false
  }

  /// The statements of a case of a `switch`.
  func statements(ofCase block: Int) -> [Int] { operands(of: block).filter { nodes[$0].kind != .pattern } }
}
