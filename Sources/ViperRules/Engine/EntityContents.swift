internal import ViperLinking
import ViperModel

/// Which entities hold which others.
struct EntityContents {
  /// By entity, the ones that it stores.
  private var contents: [Component.ID: Set<Component.ID>] = [:]

  init(_ input: LintInput) {
    for reference in input.references(.stored) {
      guard input.component(reference.from).role == .entity, input.component(reference.to).role == .entity else { continue }
      contents[reference.from, default: []].insert(reference.to)
    }
  }

  /// Whether an entity holds another one, directly or by way of others.
  func holds(_ outer: Component.ID, _ inner: Component.ID) -> Bool {
    var seen: Set<Component.ID> = [outer]
    var queue = [outer]
    while let next = queue.popLast() {
      for held in contents[next] ?? [] where seen.insert(held).inserted {
        if held == inner { return true }
        queue.append(held)
      }
    }
    return false
  }
}
