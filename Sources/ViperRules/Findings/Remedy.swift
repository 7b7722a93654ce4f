package import ViperFacts

/// What to do about a finding: changes at their places, and what must be done before by hand so that they do no harm.
///
/// It is the one value of which the advice of a message, the edits of `--fix` and the machine-readable report are made.
package struct Remedy: Hashable, Sendable {
  /// A change of a declaration.
  package struct Change: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// Declare the property weak.
      ///
      /// - `type`: the name of its type, if the code base declares it.
      /// - `needsOptional`: whether the type must become an optional, too.
      case weaken(type: String?, needsOptional: Bool)
      /// Declare the property strong.
      case strengthen
      /// Bind the interface to classes.
      case bind
      case removeImport
      /// Declare the property with an interface of its class.
      case retype(class: String, interface: String, declaredAt: SourceRange)
    }

    package var kind: Kind
    /// The property with its type, `LoginPresenter.view`; the interface; or the module that is imported.
    package var name: String
    package var range: SourceRange

    package init(_ kind: Kind, _ name: String, at range: SourceRange) { (self.kind, self.name, self.range) = (kind, name, range) }
  }

  /// What must be so first.
  package enum Condition: Hashable, Sendable {
    /// Something else must keep the part of that name; a view, until it is shown.
    case keeper(of: String, untilShown: Bool)
    /// The part of the first name, which other code may keep by itself, must not need to keep the second one alive.
    case loneKeeper(String, of: String)
    /// The view must be created in a method that returns it.
    case returnedView
    /// A new object must be in a local constant until its owner has it.
    case localConstant
  }

  package var condition: Condition?
  /// In the order in which they are said; a property that is to become weak first.
  package var changes: [Change]

  package init(_ changes: [Change], after condition: Condition? = nil) { (self.changes, self.condition) = (changes, condition) }

  /// The edits, where nothing must be done by hand.
  package var repair: Repair? {
    guard condition == nil else { return nil }
    let bound = changes.first { $0.kind == .bind }
    let others = changes.filter { $0.kind != .bind }
    guard others.count <= 1 else { return nil }
    switch others.first?.kind {
    case .weaken(let type, _): return .weaken(at: others[0].range, type: type, interface: bound?.range)
    case .removeImport: return .removeImport(others[0].range, module: others[0].name)
    case .retype(let type, let interface, let declared):
      return .retype(at: others[0].range, class: type, interface: interface, declaredAt: declared)
    case .strengthen, .bind: return nil
    case nil: return bound.map { .bind($0.range) }
    }
  }
}

// MARK: words

extension Remedy {
  /// `make 'LoginView' inherit from AnyObject and declare the property weak`: the advice of a finding at a property.
  var words: String {
    let binding = changes.first { $0.kind == .bind }.map { "make '\($0.name)' inherit from AnyObject and " } ?? ""
    let weak = changes.filter(\.isWeakening)
    let isPlain = strengthened.isEmpty && (condition == nil || isLoneKeeper)
    let names = [isPlain || !binding.isEmpty ? "the property" : "it"] + weak.dropFirst().map { "'\($0.name)'" }
    let optional = weak.first?.needsOptional == true ? " and optional" : ""
    let declare = "declare \(names.joined(separator: " and ")) weak\(optional)"
    switch condition {
    case nil where strengthened.isEmpty: return binding + declare
    case nil: return "\(binding)\(declare) and, in the same change, \(strengthened.joined(separator: " and ")) strong"
    case .loneKeeper(let keeper, let part): return "\(binding)\(declare) if '\(keeper)' need not keep '\(part)' alive"
    case .returnedView: return "create the view in a method that returns it, and declare the property weak\(optional)"
    case .localConstant:
      return
        "\(binding)keep the new object in a local constant until its owner has it, and declare the property weak\(optional)"
    case .keeper(let part, let untilShown):
      return "\(binding)\(declare) once something else keeps '\(part)'\(untilShown ? " until it is shown" : "")"
    }
  }

  private var isLoneKeeper: Bool {
    if case .loneKeeper = condition { return true }
    return false
  }

  private var strengthened: [String] { changes.filter { $0.kind == .strengthen }.map { "'\($0.name)'" } }
}

extension Remedy.Change {
  fileprivate var isWeakening: Bool {
    if case .weaken = kind { return true }
    return false
  }

  fileprivate var needsOptional: Bool {
    if case .weaken(_, true) = kind { return true }
    return false
  }
}
