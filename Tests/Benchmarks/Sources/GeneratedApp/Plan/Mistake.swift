/// A mistake planted in a module, and the one finding that it must give.
package enum Mistake: String, CaseIterable, Sendable {
  case strongView, interactorImportsUIKit, presenterImportsUIKit, interactorHoldsWireframe, concretePresenter

  package var rule: String {
    switch self {
    case .strongView: "retain-cycle"
    case .interactorImportsUIKit: "interactor-imports-uikit"
    case .presenterImportsUIKit: "presenter-imports-uikit"
    case .interactorHoldsWireframe: "interactor-references-wireframe"
    case .concretePresenter: "concrete-dependency"
    }
  }

  /// The end of the line that must be reported, as the samples mark theirs.
  var comment: String { " // expect: \(rule)" }
}
