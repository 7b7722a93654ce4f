import ViperModel

/// The modules that the base judges because no dialect fits them.
struct UnfittingModules {
  let count: Int
  /// Whether a dialect of their own would serve the code: they are most of its modules, and enough to learn from.
  let areMost: Bool

  init(_ model: CodeModel) {
    let shares = model.dialects.flatMap(\.shares)
    count = shares.reduce(0) { count, share in
      if case .fallback = share.verdict { count + share.modules } else { count }
    }
    let judged = model.dialects.reduce(0) { $0 + $1.judgedCount }
    areMost = count >= ConventionSupport.fewest && count * 2 > judged
  }
}
