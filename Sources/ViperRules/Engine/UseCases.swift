import ViperFacts
import ViperLinking
import ViperModel

/// The interactors that no module owns: parts of the domain that several modules use.
struct UseCases {
  private let input: LintInput

  init(_ input: LintInput) {
    self.input = input
  }

  /// Whether an interactor is a use case that interactors share: they keep it, and no presenter does. So is one of a folder of its own
  /// that presenters of several modules keep, and that reports back to none.
  func contains(_ interactor: Component, for user: Component) -> Bool {
    guard interactor.role == .interactor else { return false }
    let faces = faces(of: interactor)
    let presenters = faces.flatMap { input.references(to: $0) }.filter { $0.kind == .stored }.map { input.component($0.from) }
      .filter { $0.role == .presenter }
    if user.role == .interactor, presenters.isEmpty { return true }
    return Set(presenters.map(\.module)).count > 1 && !faces.contains(where: reportsBack) && isApart(faces)
  }

  /// A class with its interfaces, or an interface with what implements it.
  private func faces(of interactor: Component) -> [Component.ID] {
    let others =
      interactor.isInterface
      ? input.references(to: interactor.id).filter { $0.kind == .conformance }.map(\.from)
      : input.references(from: interactor.id).filter { $0.kind == .conformance }.map(\.to)
    return [interactor.id] + others.filter { input.component($0).role == .interactor }
  }

  private func reportsBack(_ interactor: Component.ID) -> Bool {
    input.references(from: interactor).contains {
      [.stored, .parameter].contains($0.kind) && input.component($0.to).role == .presenter
    }
  }

  /// Whether no part of another role lies in the folders of an interactor and its interface.
  private func isApart(_ faces: [Component.ID]) -> Bool {
    let folders = Set(faces.map { folder(of: input.component($0)) })
    return !input.graph.components.contains { other in
      other.module != nil && other.role != .interactor && folders.contains(folder(of: other))
    }
  }

  private func folder(of component: Component) -> Substring {
    let file = component.range.file
    return file.lastIndex(of: "/").map { file[..<$0] } ?? ""
  }
}
