/// Overloads of one type with matching labels, which are ranked by the types of the arguments.
final class OverloadRivals {
  /// The types of one parameter in all rivals.
  private struct Parameter {
    var byType: [SemanticType: [Int]] = [:]
    var bySymbol: [TypeSymbol.ID: [Int]] = [:]
  }

  let matches: [OverloadMatch]
  /// The parameters whose types differ between the rivals, by number; the others do not help to choose.
  private var parameters: [(number: Int, types: Parameter)]?
  private var allHaveOneResult: Bool?
  /// The number of comparisons with arguments.
  private(set) var effort = 0

  private lazy var all = Array(matches.indices)

  init(_ matches: [OverloadMatch]) { self.matches = matches }

  /// The positions of the rivals that accept the most arguments by their exact type or one of its supertypes: one at least.
  func best(for types: [SemanticType], in codebase: Codebase, _ resolver: inout MemberResolver) -> [Int] {
    var scores: [Int: Int] = [:]
    for (number, parameter) in parameters(&resolver) {
      for rival in Self.takers(of: types[number], parameter, in: codebase) { scores[rival, default: 0] += 1 }
    }
    effort += scores.count
    guard let best = scores.values.max() else { return all }
    return scores.filter { $0.value == best }.keys.sorted()
  }

  private static func takers(of type: SemanticType, _ parameter: Parameter, in codebase: Codebase) -> [Int] {
    if type.unwrapped.isUnknown { return [] }
    guard let symbol = type.symbol else { return parameter.byType[type.unwrapped] ?? [] }
    let same = parameter.bySymbol[symbol] ?? []
    return codebase.ancestors(of: symbol).reduce(into: same) { found, ancestor in
      if ancestor != symbol { found += parameter.bySymbol[ancestor] ?? [] }
    }
  }

  private func parameters(_ resolver: inout MemberResolver) -> [(number: Int, types: Parameter)] {
    if let parameters { return parameters }
    var found: [(number: Int, types: Parameter)] = []
    // Rivals are several matches of one call, which all take its arguments.
    for number in matches[0].parameters.indices {
      var parameter = Parameter()
      for (position, match) in matches.enumerated() {
        let type = resolver.statedType(of: match.parameter(number), in: match.member.reference, owner: match.member.owner)
          .unwrapped
        parameter.byType[type, default: []].append(position)
        if let symbol = type.symbol { parameter.bySymbol[symbol, default: []].append(position) }
      }
      effort += matches.count
      if parameter.byType.count > 1 { found.append((number, parameter)) }
    }
    parameters = found
    return found
  }

  /// Whether all of the given rivals have the same result type.
  func haveOneResult(_ positions: [Int], _ resolver: inout MemberResolver) -> Bool {
    if positions.count == matches.count, let known = allHaveOneResult { return known }
    effort += positions.count
    let results = Set(positions.map { resolver.statedType(of: matches[$0].member) })
    if positions.count == matches.count { allHaveOneResult = results.count == 1 }
    return results.count == 1
  }
}
