import ViperFacts

/// A limit of the analysis that code exceeds, so that what follows from it is incomplete.
package struct ExceededLimit: Sendable, Equatable {
  /// With a remedy.
  package var message: String
  package var file: String
  package var line: Int

  package init(message: String, file: String, line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }
}

extension Codebase {
  /// The limits that the code base exceeds.
  package var exceededLimits: [ExceededLimit] {
    guard let excess = inheritance.excess, let declaration = types[excess.type].declaration else { return [] }
    let limits = Inheritance.Limits()
    let what =
      excess.isOfAll
      ? "all types together have more than \(limits.total) supertypes"
      : "'\(types[excess.type].qualifiedName)' has more than \(limits.supertypes) supertypes"
    let range = range(self.declaration(declaration).span, in: Int(declaration.file))
    return [
      ExceededLimit(
        message: "\(what), so not all of them are known; inherit from fewer types, or exclude the file", file: range.file,
        line: range.line)
    ]
  }
}
