package import ViperFacts

/// A way from the code of one module to another module's screen.
package struct Navigation: Sendable, Hashable {
  /// How a screen comes to be shown.
  package enum Transition: String, Sendable, CaseIterable {
    case push, present, root, child, tab, segue
    case deepLink = "deep-link"
    case moduleInput = "module-input"
  }

  /// The component whose code opens the other module.
  package var from: Component.ID
  /// The component by which it is opened: an assembly, a wireframe, a view, or the interface of a module that is there already.
  package var to: Component.ID
  package var transition: Transition
  /// The case of the option that asks for it: `login` of `navigate(to: .login)`.
  package var option: String?
  package var range: SourceRange

  package init(from: Component.ID, to: Component.ID, transition: Transition, option: String? = nil, range: SourceRange) {
    (self.from, self.to, self.transition, self.option, self.range) = (from, to, transition, option, range)
  }

  /// The same in a graph that has only some of the components; nil if one of its ends is missing.
  package func numbered(by number: (Component.ID) -> Component.ID?) -> Navigation? {
    guard let from = number(from), let to = number(to) else { return nil }
    return Navigation(from: from, to: to, transition: transition, option: option, range: range)
  }
}
