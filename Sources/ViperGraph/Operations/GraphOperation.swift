/// An operation on a view, requested by an option.
///
/// A new one needs a file here, a line in `OperationList.order`, and its option in the command line.
package protocol GraphOperation: Sendable {
  /// The option that requests the operation, for the error message if no node is left.
  static var option: String { get }
  /// Whether the operation may remove nodes.
  static var isNarrowing: Bool { get }
  /// The names that were given, by option; they are matched in the whole view, before any operation.
  var names: [GivenNames] { get }

  /// - Parameter ids: the ids of the nodes that match `names`, in the same order, so that an operation with a name has the first.
  /// - Throws: for a request that cannot be fulfilled.
  func applied(to view: GraphView, ids: [Set<String>]) throws(ViewError) -> OperationResult
}

/// The names that were given to an option, as patterns.
package struct GivenNames: Sendable, Equatable {
  package var option: String
  package var patterns: [String]

  package init(_ patterns: [String], option: String) {
    self.option = option
    self.patterns = patterns
  }
}

/// A view after an operation, and the notes about it.
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
