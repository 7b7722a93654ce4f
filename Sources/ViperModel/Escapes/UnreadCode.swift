import ViperFacts
import ViperLinking

/// Code that is not read, or not understood, and what it may do: the escapes that wiring, contracts and liveness have in common.
struct UnreadCode {
  let codebase: Codebase
  let ancestry: Ancestry
  /// The files with syntax errors.
  private let broken: [LinkedFile]
  /// The files that inject by name.
  private let injecting: [LinkedFile]

  init(_ codebase: Codebase, _ ancestry: Ancestry) {
    (self.codebase, self.ancestry) = (codebase, ancestry)
    broken = codebase.files.filter { !$0.facts.syntaxErrors.isEmpty }
    brokenRoots = Set(broken.map(\.root))
    let injections = ["injectProperty", "injectMethod"].compactMap(codebase.names.known)
    injecting = injections.isEmpty ? [] : codebase.files.filter { $0.names.contains(where: injections.contains) }
  }

  /// What code outside of the code base, or the runtime, may do with a declaration.
  func escape(by flags: Declaration.Flags) -> Escape? {
    if flags.contains(.isOutlet) { return .outlet }
    if flags.contains(.hasWrapper) { return .attribute }
    if flags.contains(.isObjC) { return .objectiveC }
    return flags.contains(.isPublished) ? .published : nil
  }

  /// Whether a file with syntax errors names any of some names.
  func isBroken(naming names: Set<Name>) -> Bool { broken.contains { $0.names.contains(where: names.contains) } }

  /// The roots that have a file with syntax errors.
  let brokenRoots: Set<Int>

  /// Whether a file that injects by name names any of some types.
  func isInjected(_ types: Set<TypeSymbol.ID>) -> Bool {
    injecting.contains { file in types.contains { file.names.contains(codebase.types[$0].name) } }
  }

  /// Whether a supertype of a type is neither declared in the code base nor known to be a framework's: it may be anything.
  func hasUnknownSupertype(_ type: TypeSymbol.ID) -> Bool {
    ancestry.external[type].contains { name in
      let name = codebase.text(name)
      return !Self.marks.contains(name) && FrameworkSymbols.framework(of: name) == nil
        && !Self.frameworks.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }
  }

  /// Whether a class inherits members that are not in the code base, other than those of marks.
  func hasUnreadMembers(_ type: TypeSymbol.ID) -> Bool {
    guard !codebase.types[type].isProtocol else { return false }
    return codebase.types[type].isExternal || ancestry.external[type].contains { !Self.marks.contains(codebase.text($0)) }
  }

  /// The supertypes that bring no members which code of an app calls or sets.
  private static let marks: Set<String> = [
    "Any", "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "Error", "Hashable", "Identifiable", "NSObjectProtocol", "ObservableObject", "Sendable", "class",
  ]
  private static let frameworks = [
    "AV", "CA", "CB", "CL", "CN", "MF", "MK", "NS", "PK", "QL", "SCN", "SF", "SK", "UN", "URLSession", "WK", "XMLParser",
  ]
}
