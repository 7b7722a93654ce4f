internal import ViperLinking
internal import ViperModel

/// A view that creates the parts of its own module: one edit, which moves all of it to the assembly.
struct SelfAssembly {
  let input: LintInput

  /// What else the edit settles, at the first kind of part that the view creates.
  func settled(by reference: Reference) -> [Finding.Fact] {
    let (view, part) = (input.component(reference.from), input.component(reference.to))
    guard reference.kind == .construction, isOwn(part, of: view), let order = Self.order.firstIndex(of: part.role) else {
      return []
    }
    let others = input.references(from: view.id).filter { $0.kind == .construction && $0.to != part.id }.map {
      input.component($0.to)
    }
    .filter { isOwn($0, of: view) && isOnlyCreated($0, by: view) }
    guard !others.contains(where: { (Self.order.firstIndex(of: $0.role) ?? order) < order }) else { return [] }
    return others.compactMap { other in
      switch other.role {
      case .interactor, .wireframe:
        Finding.Fact(rule: "view-references-\(other.role)", owner: view.name, number: view.id, subject: other.name)
      case .presenter:
        Finding.Fact(rule: ComponentCreatedOutsideAssembly.id, owner: view.name, number: view.id, subject: other.name)
      default: nil
      }
    }
  }

  /// The finding is at the first of these, since its rule is the most severe.
  private static let order: [Role] = [.interactor, .wireframe]

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
