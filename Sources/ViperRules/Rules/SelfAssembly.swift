internal import ViperLinking
internal import ViperModel

/// A view that creates the parts of its own module: one edit, which moves all of it to the assembly.
struct SelfAssembly {
  let input: LintInput

  /// The finding is at the first of these that the view creates: without it, no other one is of use there.
  private static let order: [Role] = [.presenter, .interactor, .wireframe]

  /// What else the edit settles, at the first part that the view creates.
  func settled(by reference: Reference) -> [Finding.Fact] {
    let (view, part) = (input.component(reference.from), input.component(reference.to))
    guard reference.kind == .construction, isOwn(part, of: view), let first = rank(part) else { return [] }
    let others = parts(createdBy: view).filter { $0.role != part.role }
    guard others.allSatisfy({ rank($0).map { $0 > first } == true }) else { return [] }
    return others.filter { isOnlyCreated($0, by: view) }.map { other in
      Finding.Fact(rule: "view-references-\(other.role)", owner: view.name, number: view.id, subject: other.name)
    }
  }

  private func rank(_ part: Component) -> Int? { Self.order.firstIndex(of: part.role) }

  private func parts(createdBy view: Component) -> [Component] {
    input.references(from: view.id).filter { $0.kind == .construction && !isAllowed($0) }.map { input.component($0.to) }
      .filter { isOwn($0, of: view) && rank($0) != nil }
  }

  private func isAllowed(_ creation: Reference) -> Bool { input.rule(for: creation)?.within.contains(.construction) == true }

  private func isOwn(_ part: Component, of view: Component) -> Bool {
    view.role == .view && part.module != nil && part.module == view.module && !part.isInterface
  }

  /// Whether the view names the part nowhere but where it creates it.
  private func isOnlyCreated(_ part: Component, by view: Component) -> Bool {
    input.references(from: view.id).allSatisfy {
      $0.to != part.id || $0.kind == .construction || $0.kind == .local && $0.context.contains(.inferred)
        || $0.context.contains(.ownCreation)
    }
  }
}
