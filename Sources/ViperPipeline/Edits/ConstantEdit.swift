internal import ViperFacts
internal import ViperRules

/// The edit that makes a local variable a constant once an interface is bound to classes.
///
/// Until then, setting a member of a variable of the interface changes the variable. Of an object, it does not, and the compiler warns
/// of a variable that nothing changes.
struct ConstantEdit {
  private let file: AnalysedFile
  private let binding: Int
  private var facts: FileFacts { file.facts }
  /// The members that the interface is known to have.
  private let members: Set<String>

  /// - Parameter members: what is declared in the interface, those that inherit it, and their extensions.
  init(of binding: Int, members: Set<String>, in file: AnalysedFile) {
    (self.binding, self.members, self.file) = (binding, members, file)
  }

  /// What happens to a variable at one place: to itself, or by way of a member.
  private enum Use: Equatable {
    case read(String?)
    case change(String?)
  }

  /// None if the variable stays one; nil where that cannot be told.
  var edits: [Edit]? {
    let keyword = file.keyword(before: facts.expressions[binding].span)
    if let keyword, file.text(keyword) == "let" { return [] }
    let uses = uses
    if uses.contains(.change(nil)) { return isInitialized ? [] : nil }
    let changed = uses.compactMap { if case .change(let member?) = $0 { member } else { nil } }
    // A member of another protocol, which values may conform to: setting it still changes the variable.
    guard !changed.isEmpty, members.isSuperset(of: changed) else { return [] }
    // A method of another protocol, which may be a mutating one.
    let read = uses.compactMap { if case .read(let member?) = $0 { member } else { nil } }
    guard members.isSuperset(of: read) else { return nil }
    guard let keyword, isInitialized, isAlone else { return nil }
    return [file.edit(keyword, "let")]
  }

  private var isInitialized: Bool { Int(facts.expressions[binding].subtreeEnd) > binding + 1 }

  /// Whether no other name follows in the same `var`.
  private var isAlone: Bool {
    let next = Int(facts.expressions[binding].subtreeEnd)
    guard next < facts.expressions.count, facts.expressions[next].kind == .binding else { return true }
    let before = file.bytes[..<Int(facts.expressions[next].span.start)]
    return before.last { ![UInt8(ascii: " "), 9, 10, 13].contains($0) } != UInt8(ascii: ",")
  }

  /// The uses of the name from the variable to the end of the statements that see it.
  private var uses: [Use] {
    let name = facts.expressions[binding].name
    var (found, open, end): ([Use], [Int], Int?) = ([], [], nil)
    for index in facts.expressions.indices where end.map({ index < $0 }) ?? true {
      while let last = open.last, Int(facts.expressions[last].subtreeEnd) <= index { open.removeLast() }
      let node = facts.expressions[index]
      if index == binding {
        let scope = open.last { [.block, .closure].contains(facts.expressions[$0].kind) }
        end = scope.map { Int(facts.expressions[$0].subtreeEnd) } ?? index
      } else if end != nil, node.kind == .name, node.name == name {
        found.append(use(index, in: open))
      }
      open.append(index)
    }
    return found
  }

  /// - Parameter around: the expressions around the use, outermost first.
  private func use(_ index: Int, in around: [Int]) -> Use {
    var member: String?
    var (part, length) = (index, 0)
    for outer in around.reversed() {
      guard facts.operands(of: outer).first == part else { return .read(member) }
      let node = facts.expressions[outer]
      switch node.kind {
      case .unwrap: break
      case .member:
        if member == nil { member = facts.names[node.name] }
        length += 1
      case .subscript: break
      case .assignment: return .change(member)
      // `list.append(x)` may change what the member holds; a method of the variable itself does not.
      case .call: return length > 1 ? .change(member) : .read(member)
      case .operator: return isCompound(after: part) ? .change(member) : .read(member)
      default: return isPassedInOut(index) ? .change(member) : .read(member)
      }
      part = outer
    }
    return .read(member)
  }

  private func isPassedInOut(_ index: Int) -> Bool {
    let start = Int(facts.expressions[index].span.start)
    return start > 0 && file.bytes[start - 1] == UInt8(ascii: "&")
  }

  private static let signs = Set("+-*/%&|^<>=!.~?".utf8)

  /// Whether an operator such as `+=` follows a part.
  private func isCompound(after part: Int) -> Bool {
    let rest = file.bytes[Int(facts.expressions[part].span.end)...].drop { $0 == UInt8(ascii: " ") }
    let sign = String(decoding: rest.prefix { Self.signs.contains($0) }, as: UTF8.self)
    return sign.count > 1 && sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }
}
