package import ViperFacts

/// How often the code of all files mentions each name, and how often it assigns to it.
package struct NameMentions: Sendable {
  /// An assignment, by the positions of the expressions in their file.
  package struct Place: Sendable {
    package var file: Int32
    package var assignment: Int32
    package var target: Int32
  }

  /// By name, the number of expressions that mention it.
  private let counts: [Int32]
  /// By the name of a variable or property.
  private let assignments: [Name: [Place]]

  package init(_ codebase: Codebase) {
    var counts = [Int32](repeating: 0, count: codebase.names.count)
    var assignments: [Name: [Place]] = [:]
    counts.withUnsafeMutableBufferPointer { counts in
      for (number, file) in codebase.files.enumerated() { Self.count(file, Int32(number), &counts, &assignments) }
    }
    (self.counts, self.assignments) = (counts, assignments)
  }

  package func count(of name: Name) -> Int { Int(counts[Int(name)]) }
  package func assignments(to name: Name) -> Int { places(ofAssignmentsTo: name).count }
  package func places(ofAssignmentsTo name: Name) -> [Place] { assignments[name] ?? [] }

  package static func isMention(_ node: Expression) -> Bool { node.isA(.name) || node.isA(.member) }

  private static func count(
    _ file: LinkedFile, _ number: Int32, _ counts: inout UnsafeMutableBufferPointer<Int32>, _ assignments: inout [Name: [Place]]
  ) {
    file.facts.expressions.withUnsafeBufferPointer { nodes in
      for position in nodes.indices {
        if isMention(nodes[position]) {
          counts[Int(file.names[Int(nodes[position].name)])] += 1
        } else if nodes[position].isA(.assignment), let target = target(ofAssignment: position, in: nodes) {
          assignments[file.names[Int(nodes[target].name)], default: []].append(
            Place(file: number, assignment: Int32(position), target: Int32(target)))
        }
      }
    }
  }

  /// The variable or property that an assignment sets, if it is a name and not an expression such as a subscript.
  private static func target(ofAssignment position: Int, in nodes: UnsafeBufferPointer<Expression>) -> Int? {
    guard var target = nodes.indices.contains(position + 1) ? position + 1 : nil else { return nil }
    while nodes[target].isA(.unwrap), target + 1 < nodes.count { target += 1 }
    return isMention(nodes[target]) ? target : nil
  }
}

extension Codebase {
  /// Whether what an assignment stores is a literal: nil, as far as objects are concerned.
  package func isLiteral(assignedAt place: NameMentions.Place) -> Bool {
    let facts = files[Int(place.file)].facts
    return Array(facts.operands(of: Int(place.assignment))).last.map { facts.expressions[$0].isA(.literal) } ?? false
  }
}
