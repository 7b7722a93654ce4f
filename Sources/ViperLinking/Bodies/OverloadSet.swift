import ViperFacts

/// The members of one name that code finds on a type, nearest first, with what was worked out about calls of them.
final class OverloadSet {
  let members: [FoundMember]
  private var callableMembers: OverloadSet?
  /// Of large sets: their functions are called as often, and looking through all of them for each call would take too long.
  private var index: OverloadIndex?
  private var choices: [CallShape: OverloadChoice] = [:]

  init(_ members: [FoundMember]) { self.members = members }

  var isEmpty: Bool { members.isEmpty }
  var first: FoundMember? { members.first }

  private static let largeCount = 8
  private var isLarge: Bool { members.count >= Self.largeCount }

  /// Functions, initializers and enum cases; mostly all of them are.
  func callable(in codebase: Codebase) -> OverloadSet {
    if isEmpty { return self }
    if let callableMembers { return callableMembers }
    let found = members.filter { Self.isCallable($0.reference, in: codebase) }
    // Without a reference to itself, it would not be freed.
    if found.count == members.count { return self }
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

  /// The nearest member whose labels fit, or all of its type whose do.
  func choice(for shape: CallShape, by matcher: inout OverloadMatcher) -> OverloadChoice {
    if !choices.isEmpty, let known = choices[shape] { return known }
    guard isLarge else {
      let choice = choice(for: shape, among: members.indices, by: &matcher)
      // Rivals remember the types of their parameters.
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
      if shape.labels.isEmpty { return .one(match) }
      if first == nil { first = match } else { rivals.append(match) }
    }
    guard let first else { return .none }
    return rivals.isEmpty ? .one(first) : .rivals(OverloadRivals([first] + rivals))
  }
}

/// What a call may call.
enum OverloadChoice {
  case none
  case one(OverloadMatch)
  /// Several of one type: the arguments' types tell which.
  case rivals(OverloadRivals)
}

/// A function that a call may call, and the parameter that takes each argument.
struct OverloadMatch {
  let member: FoundMember
  /// The positions of their declarations, in the member's file.
  let parameters: [Int32]

  func parameter(_ number: Int) -> DeclarationReference {
    DeclarationReference(file: Int(member.reference.file), index: Int(parameters[number]))
  }
}
