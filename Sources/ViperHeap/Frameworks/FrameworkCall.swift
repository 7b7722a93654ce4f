/// A call of a framework's member, with the parameters that its arguments are for.
package struct FrameworkCall: Sendable, Hashable {
  package let member: FrameworkMember
  /// For each argument as written, trailing closures last, the position of its parameter.
  package let parameters: [Int]

  /// Nil where the arguments are not the member's. Parameters may be left out, since which have default values is not told.
  ///
  /// - Parameters:
  ///   - labels: of all arguments in the order of writing; nil for one without.
  ///   - trailing: how many of them are closures after the parentheses.
  init?(_ member: FrameworkMember, labels: [String?], trailing: Int) {
    var parameters: [Int] = []
    for (index, label) in labels.enumerated() {
      let isOpen = index == labels.count - trailing
      let next = parameters.last.map { $0 + 1 } ?? 0
      let rest = labels.count - index - 1
      guard let position = isOpen ? member.trailing(from: next, before: rest) : member.labels[next...].firstIndex(of: label)
      else {
        return nil
      }
      parameters.append(position)
    }
    self.member = member
    self.parameters = parameters
  }

  /// How many parameters get no argument.
  var missing: Int { member.labels.count - parameters.count }
}

extension FrameworkMember {
  /// The parameter of a trailing closure without a label: the first that is called, else the last that leaves room for others.
  fileprivate func trailing(from start: Int, before rest: Int) -> Int? {
    let end = labels.count - rest
    guard start < end else { return nil }
    return (start..<end).first(where: closures.contains) ?? end - 1
  }

  /// The positions of the parameters that the framework calls.
  private var closures: [Int] { effects.compactMap(\.closure) }
}

extension FrameworkEffect {
  /// The position of the parameter that it calls.
  fileprivate var closure: Int? {
    switch self {
    case .run(.argument(let position), _, _, _): position
    case .given(_, _, let effect), .perhaps(let effect): effect.closure
    case .run, .perform, .load, .open, .store, .clear, .remove: nil
    }
  }
}
