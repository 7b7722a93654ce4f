extension GraphView {
  /// The dialect of each module.
  var dialects: [String] {
    let modules = nodes.compactMap { if case .module(let module) = $0.content { module } else { nil } }
    return (clusters + modules).map(\.dialect)
  }

  /// Whether the dialect can be named once, in the title.
  var hasOneDialect: Bool { Set(dialects).count == 1 }
}
