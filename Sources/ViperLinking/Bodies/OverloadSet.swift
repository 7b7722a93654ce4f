import ViperFacts

/// The members of one name found on a type, nearest first, with a cache of overload choices.
final class OverloadSet {
  let members: [FoundMember]
  private var callableMembers: OverloadSet?
  private var isCallable = false
  /// The index of a large set, which would be too slow to scan for each call.
  private var index: OverloadIndex?
  private var choices: [CallShape: OverloadChoice] = [:]

  init(_ members: [FoundMember]) { self.members = members }

  var isEmpty: Bool { members.isEmpty }
  var first: FoundMember? { members.first }

  /// The nearest member of a type or of its instances; any member if there is none, as for a case or a method named on its type.
  func nearest(isStatic: Bool, in codebase: Codebase) -> FoundMember? {
    guard members.count > 1 else { return members.first }
    return members.first { codebase.declaration($0.reference).flags.contains(.isStatic) == isStatic } ?? members.first
  }

  private static let largeCount = 8
  private var isLarge: Bool { members.count >= Self.largeCount }

  /// The functions, initializers and enum cases of the set, which is usually the whole set.
  func callable(in codebase: Codebase) -> OverloadSet {
    if isEmpty || isCallable { return self }
    if let callableMembers { return callableMembers }
    let found = members.filter { Self.isCallable($0.reference, in: codebase) }
    // A stored reference to `self` would be a retain cycle.
    if found.count == members.count {
      isCallable = true
      return self
    }
    let callable = OverloadSet(found)
    callableMembers = callable
    return callable
  }

  static func isCallable(_ reference: DeclarationReference, in codebase: Codebase) -> Bool {
    switch codebase.declaration(reference).kind {
    case .function, .initializer, .enumCase: true
    default: false
    }
  }

  /// The nearest member with matching labels, or all such members of its type.
  func choice(for shape: CallShape, by matcher: inout OverloadMatcher) -> OverloadChoice {
    if !choices.isEmpty, let known = choices[shape] { return known }
    guard isLarge else {
      let choice = choice(for: shape, among: members.indices, by: &matcher)
      // Rivals are cached because they hold the types of their parameters.
      if case .rivals = choice { choices[shape] = choice }
      return choice
    }
    let index = self.index ?? OverloadIndex(members, by: &matcher)
    self.index = index
    let choice = choice(for: shape, among: index.candidates(for: shape), by: &matcher)
    choices[shape] = choice
    return choice
  }

  private func choice(
    for shape: CallShape, among candidates: some Sequence<Int>, by matcher: inout OverloadMatcher
  ) -> OverloadChoice {
    var first: OverloadMatch?
    var rivals: [OverloadMatch] = []
    for candidate in candidates {
      let member = members[candidate]
      if let first, member.owner != first.member.owner { continue }
      guard let match = matcher.match(member, shape) else { continue }
      if first == nil { first = match } else { rivals.append(match) }
    }
    guard let first else { return .none }
    return rivals.isEmpty ? .one(first) : .rivals(OverloadRivals([first] + rivals))
  }
}

/// The outcome of overload resolution by labels.
enum OverloadChoice {
  case none
  case one(OverloadMatch)
  /// Several overloads of one type, to be ranked by the types of the arguments.
  case rivals(OverloadRivals)
}

/// A function that matches a call, and the parameter of each argument.
struct OverloadMatch {
  let member: FoundMember
  /// The positions of the parameters' declarations in the member's file.
  let parameters: [Int32]

  func parameter(_ number: Int) -> DeclarationReference {
    DeclarationReference(file: Int(member.reference.file), index: Int(parameters[number]))
  }
}
