/// What a run is busy with, for a line of progress.
package enum RunStep: Sendable, Equatable {
  case reading(Int, of: Int)
  case history
  case commits(Int, of: Int)
  case evaluating, checking, editing, trying, drawing

  package var text: String {
    switch self {
    case .reading(let done, let total): "\(done) of \(total) files read"
    case .history: "reading the history"
    case .commits(let done, let total): "\(done) of \(total) commits analysed"
    case .evaluating: "following types and values"
    case .checking: "checking the rules"
    case .editing: "making edits"
    case .trying: "linting the result of edits"
    case .drawing: "drawing"
    }
  }
}
