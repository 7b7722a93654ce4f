import ViperFacts
import ViperLinking

/// Those whom interactors tell what became of a request: the parts that they report to, completions and subjects.
struct Listeners {
  struct Tell {
    /// The name that is called, in the code that was asked.
    var node: Int
    /// The property or parameter, and the method of it that is called.
    var listener: String
    var method: String
    /// The type of the part that listens; nil for a completion or a subject.
    var part: TypeSymbol.ID?
  }

  let codebase: Codebase
  /// By type, the properties in which it keeps those to whom it reports.
  private var links: [TypeSymbol.ID: [Name: TypeSymbol.ID]] = [:]

  init(_ codebase: Codebase, _ graph: ComponentTypes, _ stored: [TypeUsage]) {
    self.codebase = codebase
    for usage in stored {
      guard let slot = usage.property, let held = graph[usage.to],
        [.presenter, .delegate, .view].contains(held.role) || held.surface == .output
      else { continue }
      links[usage.from, default: [:]][codebase.name(codebase.declaration(ofSlot: slot))] = usage.to
    }
  }

  /// The first place that tells somebody, also by own methods.
  func tell(in range: Range<Int>, of code: InteractorCode, withClosures: Bool = true, depth: Int = 0) -> Tell? {
    var node = range.lowerBound
    while node < range.upperBound {
      if !withClosures, code.nodes[node].kind == .closure {
        node = Int(code.nodes[node].subtreeEnd)
        continue
      }
      if let tell = tell(at: node, of: code, depth) { return tell }
      node += 1
    }
    return nil
  }

  /// What a call or an assignment tells.
  func tell(at node: Int, of code: InteractorCode, _ depth: Int = 0) -> Tell? {
    switch code.nodes[node].kind {
    case .call:
      guard let callee = code.inner(node) else { return nil }
      return code.nodes[callee].kind == .name ? tell(own: callee, of: code, depth) : tell(member: callee, of: code, depth)
    case .assignment:
      guard let target = code.operands(of: node).first, code.nodes[target].kind == .member,
        let base = code.inner(target), let part = part(base, of: code)
      else { return nil }
      return Tell(node: target, listener: code.text(of: base), method: code.text(of: target), part: part)
    default: return nil
    }
  }

  private func tell(member callee: Int, of code: InteractorCode, _ depth: Int) -> Tell? {
    guard code.nodes[callee].kind == .member, let base = code.inner(callee) else { return nil }
    if code.isSelf(base) { return tell(own: callee, of: code, depth) }
    if let part = part(base, of: code) {
      return Tell(node: callee, listener: code.text(of: base), method: code.text(of: callee), part: part)
    }
    guard Self.sends.contains(code.text(of: callee)), isSubject(base, of: code) else { return nil }
    return Tell(node: callee, listener: code.text(of: base), method: code.text(of: callee))
  }

  /// How subjects, relays and continuations are told.
  private static let sends: Set = [
    "send", "onNext", "onError", "onCompleted", "accept", "resume", "fulfill", "reject", "success",
  ]
  private static let subjects = [
    "subject", "relay", "publisher", "continuation", "promise", "observer", "emitter", "seal", "resolver",
  ]

  private func isSubject(_ base: Int, of code: InteractorCode) -> Bool {
    let name = code.text(of: base).lowercased()
    return [.name, .member].contains(code.nodes[base].kind) && Self.subjects.contains(where: name.hasSuffix)
  }

  /// A call of a completion, or of an own method that tells.
  private func tell(own callee: Int, of code: InteractorCode, _ depth: Int) -> Tell? {
    let text = code.text(of: callee)
    if code.nodes[callee].kind == .name, code.isParameter(callee) {
      return Tell(node: callee, listener: text, method: text)
    }
    let members = code.members(code.name(of: callee))
    if !members.isEmpty, members.allSatisfy({ codebase.declaration($0).kind == .property }) {
      return Tell(node: callee, listener: text, method: text)
    }
    for member in members {
      guard depth < 4, member != code.function, let owner = codebase.type(around: member),
        let called = InteractorCode(of: member, in: owner == code.type ? owner : code.type, codebase)
      else { continue }
      if var tell = tell(in: called.range, of: called, depth: depth + 1) {
        // Its own completion is that of the caller.
        if tell.part == nil, called.isParameter(ofName: tell.listener) { continue }
        tell.node = callee
        return tell
      }
    }
    return nil
  }

  /// The part that a property keeps, if the interactor reports to it.
  private func part(_ base: Int, of code: InteractorCode) -> TypeSymbol.ID? {
    switch code.nodes[base].kind {
    case .name: break
    case .member: guard let owner = code.inner(base), code.isSelf(owner) else { return nil }
    default: return nil
    }
    let name = code.name(of: base)
    return ([code.type] + codebase.ancestors(of: code.type)).lazy.compactMap { links[$0]?[name] }.first
  }

  // MARK: remedies

  /// The method of a listener that is for failures: the one whose name has most in common with some others, or says nothing else.
  func failure(of part: TypeSymbol.ID, like names: [String]) -> String? {
    let wanted = Set(names.flatMap(Self.words)).subtracting(Self.common)
    let all = ([part] + codebase.ancestors(of: part)).flatMap { type in
      codebase.types[type].isProtocol
        ? RequirementUses.requirements(of: type, in: codebase).map(\.reference) : Array(codebase.members[type])
    }
    let ranked = all.compactMap { member -> (signature: String, shared: Int, foreign: Int)? in
      let signature = codebase.signature(of: member)
      let words = Set(Self.words(signature))
      guard codebase.declaration(member).kind == .function, !words.isDisjoint(with: Self.failures) else { return nil }
      let own = words.subtracting(Self.failures).subtracting(Self.common)
      return (signature, own.intersection(wanted).count, own.subtracting(wanted).count)
    }
    return ranked.filter { $0.foreign == 0 || $0.shared > 0 && $0.foreign == 1 && $0.shared >= $0.foreign }
      .min { ($1.shared, $0.foreign) < ($0.shared, $1.foreign) }?.signature
  }

  private static let failures: Set = ["fail", "failed", "failure", "fails", "error", "errors"]
  /// Words that do not say what failed.
  private static let common: Set = [
    "did", "on", "with", "get", "got", "receive", "received", "handle", "show", "message", "description", "text", "string", "for",
    "of", "in",
    "to", "from", "an", "a", "the", "output", "interactor", "present", "response", "code", "occur", "occurred", "by", "and", "is",
    "has",
  ]

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter }.flatMap { TypeWords(String($0)).words.map { stem($0.lowercased()) } }
  }

  /// `loading`, `loaded` and `loads` are of one word.
  private static func stem(_ word: String) -> String {
    for ending in ["ing", "ed", "es", "s"]
    where word.hasSuffix(ending) && word.count > ending.count + 3 && !failures.contains(word) {
      return String(word.dropLast(ending.count))
    }
    return word
  }
}

extension InteractorCode {
  fileprivate func isParameter(ofName text: String) -> Bool {
    codebase.parameters(of: function).contains { codebase.text(file.name(codebase.declaration($0).nameInBody)) == text }
  }
}
