internal import ViperLinking
internal import ViperModel

/// The interfaces by which modules know each other: what their assemblies hand out, and what nothing at home uses.
struct PublishedInterfaces {
  private let input: LintInput
  /// What assemblies return of their own modules, but for views: those are for wireframes to show.
  private let offered: Set<Component.ID>
  private var known: [Component.ID: Bool] = [:]

  init(_ input: LintInput) {
    self.input = input
    offered = Set(
      input.references(.result).lazy.filter { reference in
        let (from, to) = (input.component(reference.from), input.component(reference.to))
        return from.role == .assembly && to.role != .view && to.isInterface && from.module == to.module
      }.map(\.to))
  }

  func isOffered(_ interface: Component) -> Bool { offered.contains(interface.id) }

  mutating func contains(_ interface: Component) -> Bool {
    if let known = known[interface.id] { return known }
    let answer = isPublished(interface)
    known[interface.id] = answer
    return answer
  }

  /// Whether an interface is meant for other modules: its component's own module does not use it, but another interface of that
  /// component, or other modules' wireframes return it to their presenters.
  private func isPublished(_ interface: Component) -> Bool {
    guard interface.isInterface, !isUsedAtHome(interface) else { return false }
    if isReturnedByOtherWireframe(interface) { return true }
    return input.references(to: interface.id).contains { conformance in
      let component = input.component(conformance.from)
      guard conformance.kind == .conformance, !component.isInterface, component.module == interface.module else { return false }
      return input.references(from: component.id).contains { other in
        other.kind == .conformance && input.component(other.to).module == component.module
          && isUsedAtHome(input.component(other.to))
      }
    }
  }

  /// Whether a wireframe of another module opens the interface's module and returns what that one offers.
  private func isReturnedByOtherWireframe(_ interface: Component) -> Bool {
    input.references(to: interface.id).contains { reference in
      let wireframe = input.component(reference.from)
      return reference.kind == .result && wireframe.role == .wireframe && wireframe.module != nil
        && wireframe.module != interface.module
    }
  }

  /// Whether a component of the interface's own module uses it.
  private func isUsedAtHome(_ interface: Component) -> Bool {
    interface.isInterface
      && input.references(to: interface.id).contains {
        $0.kind != .conformance && input.component($0.from).module == interface.module
      }
  }
}

/// Dialogs that modules share, as if they were alerts: three or more others call the wireframe or assembly for one and give it a
/// closure for the answer, and it leads nowhere else.
struct SharedDialogs {
  private let makers: Set<Component.ID>

  /// What a message says of them.
  static let words = ", a dialog that 3 or more modules show"
  private static let fewestModules = 3

  init(_ input: LintInput) {
    makers = Set(input.observations.answering.filter { Self.isShared($0, input) && Self.leadsNowhere($0, input) })
  }

  /// Whether a component calls for such a dialog of another module.
  func includes(_ reference: Reference) -> Bool { reference.kind == .staticCall && makers.contains(reference.to) }

  private static func isShared(_ maker: Component.ID, _ input: LintInput) -> Bool {
    let calls = input.references(to: maker).filter { $0.kind == .staticCall && input.crossesModules($0) }
    return Set(calls.compactMap { input.component($0.from).module }).count >= fewestModules
  }

  private static func leadsNowhere(_ maker: Component.ID, _ input: LintInput) -> Bool {
    input.references(from: maker).allSatisfy { !input.crossesModules($0) || input.component($0.to).role == .entity }
  }
}
