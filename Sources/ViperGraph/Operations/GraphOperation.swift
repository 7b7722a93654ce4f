/// A change of what a view shows, asked for by an option.
///
/// A new one is a file here, a line in `OperationList.order`, and its option where options are declared.
package protocol GraphOperation: Sendable {
  /// The option that asks for it, which is named where nothing is left.
  static var option: String { get }
  /// Whether it may leave anything out.
  static var isNarrowing: Bool { get }
  /// The names that it was given, by option; they mean what they mean in the whole view, before any operation.
  var names: [GivenNames] { get }

  /// - Parameter ids: the nodes that the names mean, as `names` are ordered.
  /// - Throws: for what cannot be shown as it was asked for.
  func applied(to view: GraphView, ids: [Set<String>]) throws(ViewError) -> OperationResult
}

/// The names that an option was given, as patterns.
package struct GivenNames: Sendable, Equatable {
  package var option: String
  package var patterns: [String]

  package init(_ patterns: [String], option: String) {
    self.option = option
    self.patterns = patterns
  }
}

/// A view after an operation, and what is worth saying about it.
package struct OperationResult: Sendable, Equatable {
  package var view: GraphView
  package var notes: [String]

  package init(_ view: GraphView, notes: [String] = []) {
    self.view = view
    self.notes = notes
  }
}

extension GraphOperation {
  package static var isNarrowing: Bool { true }
  package var names: [GivenNames] { [] }
}
