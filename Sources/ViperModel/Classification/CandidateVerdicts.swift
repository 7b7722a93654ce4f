import ViperFacts
import ViperLinking

/// The verdict on each candidate by what it inherits, stores and is created by: a name alone makes no part.
struct CandidateVerdicts: Sendable {
  /// The candidates that nothing speaks against, with the roles that the evidence gives them.
  private(set) var accepted: Candidates
  /// The reasons against the others.
  private(set) var objections: [TypeSymbol.ID: String] = [:]

  init(on candidates: Candidates, in scope: RootScope) {
    accepted = candidates
    let links = CandidateLinks(scope: scope, candidates: candidates)
    let anchor = scope.dialect.anchor
    for type in candidates.types {
      guard let candidate = candidates[type], !candidate.isSet else { continue }
      let objection: String? =
        switch candidate.role {
        case .view: candidate.isBase || links.isVisible(type) ? nil : "inherits no view controller, view or SwiftUI View"
        case .presenter: candidate.isBase ? nil : links.objection(toPresenter: type, candidate)
        case .assembly, .wireframe: links.isValue(type) ? "an enum that creates no part" : nil
        case .interactor: candidate.isBase || anchor == .interactor ? nil : links.objection(toInteractor: type, candidate)
        case .service: links.objection(toService: type)
        case .entity: links.objection(toEntity: type)
        default: nil
        }
      guard let objection else { continue }
      accepted.remove(type)
      objections[type] = objection
    }
    let judged = CandidateLinks(scope: scope, candidates: accepted)
    for type in judged.viewsOfPresenters() where accepted[type]?.isSet == false { accepted.setRole(.view, of: type) }
  }
}

/// The links of candidates to each other, by class or by interface, as far as verdicts need them.
struct CandidateLinks {
  let scope: RootScope
  let candidates: Candidates

  private var codebase: Codebase { scope.codebase }

  // MARK: views

  /// Framework controllers that are no screens.
  private static let otherControllers: Set<String> = [
    "NSFetchedResultsController", "UIPresentationController", "UIDocumentInteractionController", "UIPrintInteractionController",
    "UIMenuController", "NSObjectController", "NSArrayController", "NSTreeController", "NSUserDefaultsController",
    "UICloudSharingController",
  ]
  private static let screenEndings = ["ViewController", "Controller", "VC"]
  private static let viewEndings = ["View", "Cell", "Control", "Button", "Label", "TextField"]

  /// Whether a type inherits a view controller, a view or a SwiftUI view, or a class that is not in the code base and is named so.
  func isVisible(_ type: TypeSymbol.ID) -> Bool {
    if !scope.ancestry.traits[type].isDisjoint(with: [.isViewController, .isPlainView]) { return true }
    guard codebase.types[type].kind == .class else { return true }
    return scope.ancestry.external[type].contains { name in
      let name = codebase.text(name)
      return !Self.otherControllers.contains(name) && (Self.screenEndings + Self.viewEndings).contains(where: name.hasSuffix)
    }
  }

  /// Whether a type is on the side of the view: a screen, a view, or a row of one.
  private func isViewSide(_ type: TypeSymbol.ID) -> Bool {
    let outer = scope.outermost(type)
    return codebase.types[outer].kind == .class ? isVisible(outer) : scope.ancestry.traits[outer].contains(.isVisible)
  }

  /// The plain views that store the presenter of a module that has no view controller: they are its view.
  func viewsOfPresenters() -> [TypeSymbol.ID] {
    let screens = Set(candidates.types.filter { candidates.role(of: $0) == .view }.compactMap { candidates[$0]?.stem })
    return candidates.types.filter { type in
      guard candidates.role(of: type) == .subview, scope.ancestry.traits[type].contains(.isPlainView), let view = candidates[type]
      else { return false }
      return stored(by: type).contains { presenter in
        guard let candidate = candidates[presenter], candidate.role == .presenter, !screens.contains(candidate.stem) else {
          return false
        }
        return view.hasStem { candidate.hasStem(where: [$0].contains) } && hasModule(presenter)
      }
    }
  }

  // MARK: presenters

  /// The reason why a type named like a presenter is none, if there is one.
  func objection(toPresenter type: TypeSymbol.ID, _ candidate: Candidate) -> String? {
    if !scope.ancestry.traits[type].isDisjoint(with: [.isViewController, .isPlainView]) { return "it is a view itself" }
    if codebase.members[type].contains(where: { codebase.declaration($0).flags.contains(.isOutlet) }) {
      return "it has outlets, as views do"
    }
    if keepsWindow(type), !hasModule(type) { return "it shows a window of its own" }
    if servesPresenters(type, candidate) {
      return "presenters of several modules keep it, and no view, interactor or router knows it"
    }
    let makers = Set(
      scope.usages.of(type).lazy.filter { $0.kind == .construction && $0.from != type }.map { scope.outermost($0.from) })
    guard !makers.isEmpty, !hasModule(type) else { return nil }
    if !isTied(type, candidate) {
      return "no view, interactor or router knows it, and it knows none: created only by \(list(makers))"
    }
    guard makers.allSatisfy(isViewSide) else { return nil }
    if feedsList(type) { return "it only feeds a list: \(list(makers)) creates it, and it has no interactor or router" }
    let others = makers.filter { maker in !(candidates[maker].map { view in view.hasStem { candidate.stem == $0 } } ?? false) }
    guard !others.isEmpty else { return nil }
    return "views create it for themselves: \(list(others))"
  }

  private static let lists = ["UITableView", "UICollectionView", "NSTableView", "NSCollectionView"]

  /// Whether a type is the data source of a list.
  private func feedsList(_ type: TypeSymbol.ID) -> Bool {
    scope.ancestry.external[type].contains { name in Self.lists.contains { codebase.text(name).hasPrefix("\($0)DataSource") } }
  }

  private static let windows: Set = ["UIWindow", "UIWindowScene", "NSWindow"]

  private func keepsWindow(_ type: TypeSymbol.ID) -> Bool {
    codebase.members[type].contains { member in
      let declaration = codebase.declaration(member)
      guard declaration.kind == .property, declaration.type >= 0, !declaration.flags.contains(.isComputed) else { return false }
      let file = codebase.files[Int(member.file)]
      let node = file.facts.types[Int(declaration.type)]
      let name = node.kind == .optional ? file.facts.types[Int(declaration.type) + 1].name : node.name
      return Self.windows.contains(codebase.text(file.name(name)))
    }
  }

  private func list(_ types: some Collection<TypeSymbol.ID>) -> String {
    types.map(scope.name).sorted().prefix(3).joined(separator: ", ")
  }

  /// Whether anything ties a type that is named like a presenter to a part of a module: a supertype, what it stores, a part that uses
  /// it or is made with it, or a part of its name in the same folder. What shows a window of its own has none of these.
  private func isTied(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    !codebase.ancestors(of: type).isEmpty || !codebase.conformers(of: type).isEmpty
      || scope.ancestry.external[type].contains { !Self.plainSupertypes.contains(codebase.text($0)) }
      || scope.usages.by(type).contains { $0.kind == .stored && isPart($0.to) }
      || scope.usages.of(type).contains { $0.from != type && (isPart(scope.outermost($0.from)) || isMadeWithPart($0)) }
      || candidates.types.contains { other in
        other != type && candidates[other]?.hasStem { $0 == candidate.stem } == true
          && scope.moduleFolder(of: other) == scope.moduleFolder(of: type)
      }
  }

  /// Whether the presenters of several modules keep a type by the interface that it alone implements, and nothing makes a module with
  /// it: no view knows it, it keeps no part, and no part has its name.
  private func servesPresenters(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    let faces = codebase.ancestors(of: type).filter { codebase.types[$0].isProtocol }
    let own = faces.filter { !scope.isPublished($0) && scope.conformers(of: $0) == [type] }
    let keepers = own.flatMap { scope.usages.of($0) }.filter { $0.kind == .stored }.map { scope.outermost($0.from) }
    let stems = Set(keepers.compactMap { candidates[$0] }.filter { $0.role == .presenter }.map(\.stem))
    return stems.subtracting([candidate.stem]).count > 1
      && !([type] + faces).flatMap { scope.usages.of($0) }.contains { isViewSide($0.from) }
      && !scope.usages.by(type).contains { $0.kind == .stored && isPart($0.to) }
      && !candidates.types.contains { other in
        other != type && candidates.role(of: other).map(Self.named.contains) == true
          && candidates[other]?.hasStem { $0 == candidate.stem } == true
      }
  }

  private static let named: Set<Role> = [.view, .interactor, .wireframe, .assembly]

  private static let plainSupertypes: Set<String> = ["NSObject", "AnyObject", "Sendable"]

  /// Whether a type is a part of a module, or a protocol that may be the interface of one.
  private func isPart(_ type: TypeSymbol.ID) -> Bool {
    if codebase.types[type].isProtocol {
      return scope.interfaceRole(of: type) != nil || scope.conformers(of: type).contains { candidates.contains($0) }
    }
    guard let role = candidates.role(of: type), RootScope.core.contains(role) || role == .assembly else { return false }
    return role != .view || isVisible(type)
  }

  /// Whether the body that creates a type creates another part, too.
  private func isMadeWithPart(_ usage: TypeUsage) -> Bool {
    guard usage.kind == .construction, let body = usage.body else { return false }
    return scope.usages.by(usage.from).contains {
      $0.body == body && $0.kind == .construction && $0.to != usage.to && isPart($0.to)
    }
  }

  // MARK: makers

  private static let givesPart: Set<ReferenceKind> = [.construction, .staticCall, .result, .cast]

  /// Whether a type is an enum that creates no part of a module and no part of a user interface: a list of values.
  func isValue(_ type: TypeSymbol.ID) -> Bool {
    guard codebase.types[type].kind == .enum,
      codebase.members[type].contains(where: { codebase.declaration($0).kind == .enumCase })
    else { return false }
    return !scope.usages.by(type).contains { Self.givesPart.contains($0.kind) && isPart($0.to) }
      && !codebase.members[type].contains(where: givesUserInterface)
  }

  /// Whether a method or property has the type of a screen or view, which no other part has to be.
  private func givesUserInterface(_ member: DeclarationReference) -> Bool {
    let (file, declaration) = (codebase.files[Int(member.file)], codebase.declaration(member))
    guard declaration.kind == .function || declaration.kind == .property, declaration.type >= 0 else { return false }
    let types = file.facts.types
    return (Int(declaration.type)..<Int(types[Int(declaration.type)].subtreeEnd)).contains { index in
      let name = codebase.text(file.name(types[index].name))
      return name.hasSuffix("Controller") || name.hasSuffix("View")
    }
  }

  private static let partners: [Role] = [.interactor, .wireframe]

  /// Whether a presenter has a module around it: it implements an interface named like one of a presenter, or stores an interactor
  /// or a wireframe.
  func hasModule(_ presenter: TypeSymbol.ID) -> Bool {
    codebase.ancestors(of: presenter).contains {
      codebase.types[$0].isProtocol && scope.interfaceRole(of: $0) == .presenter && !scope.isPublished($0)
    }
      || scope.usages.by(presenter).contains { usage in
        guard usage.kind == .stored else { return false }
        let role = codebase.types[usage.to].isProtocol ? scope.interfaceRole(of: usage.to) : candidates.role(of: usage.to)
        return role.map(Self.partners.contains) ?? false
      }
  }

  // MARK: interactors

  /// The reason why a type named like an interactor is none, if there is one: the app starts with it, or it is a bundle of static
  /// helpers, and there is no presenter for which it could work.
  func objection(toInteractor type: TypeSymbol.ID, _ candidate: Candidate) -> String? {
    let starters = scope.usages.of(type).filter { Self.beginnings.contains($0.kind) }.map { scope.outermost($0.from) }.filter {
      scope.ancestry.traits[$0].contains(.startsApp)
    }
    let isHelper = isStatic(type)
    guard !starters.isEmpty || isHelper, !isNearPresenter(type, candidate) else { return nil }
    let reason = starters.map(scope.name).min().map { "\($0) starts the app with it" } ?? "all its members are static"
    return "\(reason), and it has no presenter"
  }

  private static let beginnings: [ReferenceKind] = [.construction, .staticCall]

  /// Whether nobody needs an instance of a type.
  private func isStatic(_ type: TypeSymbol.ID) -> Bool {
    let members = codebase.members[type].map { codebase.declaration($0) }.filter { $0.kind != .initializer }
    return !members.isEmpty && members.allSatisfy { $0.flags.contains(.isStatic) } && codebase.ancestors(of: type).isEmpty
  }

  /// Whether a presenter has the stem of a type, uses it or is used by it, by class or by interface, or is created along with it.
  private func isNearPresenter(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    let faces = [type] + codebase.ancestors(of: type).filter { codebase.types[$0].isProtocol }
    let bodies = Set(scope.usages.of(type).filter { $0.kind == .construction }.compactMap(\.body))
    return faces.contains { scope.usages.of($0).contains { isPresenter($0.from) } }
      || scope.usages.by(type).contains { isPresenter($0.to) }
      || candidates.types.contains { presenter in
        guard let other = candidates[presenter], other.role == .presenter else { return false }
        return candidate.hasStem { other.hasStem(where: [$0].contains) }
          || scope.usages.of(presenter).contains { $0.kind == .construction && $0.body.map(bodies.contains) == true }
      }
  }

  private func isPresenter(_ type: TypeSymbol.ID) -> Bool {
    (codebase.types[type].isProtocol ? scope.interfaceRole(of: type) : candidates.role(of: type)) == .presenter
  }

  /// The candidates that a type stores, by class or by an interface that is not published.
  private func stored(by type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    scope.usages.by(type).filter { $0.kind == .stored }.flatMap { usage in
      if candidates.contains(usage.to) { return [usage.to] }
      guard codebase.types[usage.to].isProtocol, !scope.isPublished(usage.to) else { return [] }
      return scope.conformers(of: usage.to).filter(candidates.contains)
    }
  }
}

extension CandidateLinks {
  private static let showing: Set<Role> = [.view, .subview, .presenter, .wireframe]

  /// The reason why a type named like an entity is none: it is a namespace of lists of choices, such as the items of a tab bar, that only
  /// the screen's parts name.
  func objection(toEntity type: TypeSymbol.ID) -> String? {
    let nested = scope.types.list.filter { codebase.types[$0].parent == type }
    guard !nested.isEmpty, codebase.members[type].isEmpty, nested.allSatisfy(isListOfChoices) else { return nil }
    let users = Set(([type] + nested).flatMap { scope.usages.of($0) }.map { scope.outermost($0.from) }).subtracting([type])
    guard !users.isEmpty, users.allSatisfy({ role(of: $0).map(Self.showing.contains) == true }) else { return nil }
    return "a namespace of lists that only \(list(users)) use"
  }

  private func isListOfChoices(_ type: TypeSymbol.ID) -> Bool {
    codebase.types[type].kind == .enum && scope.ancestry.traits[type].isDisjoint(with: [.isCoded, .isStored])
      && codebase.members[type].contains { codebase.declaration($0).kind == .enumCase }
      && codebase.members[type].allSatisfy { codebase.declaration($0).kind != .enumCase || codebase.parameters(of: $0).isEmpty }
  }

  /// The role of a candidate, or of the candidates that implement a protocol.
  private func role(of type: TypeSymbol.ID) -> Role? {
    guard codebase.types[type].isProtocol else { return candidates.role(of: type) }
    let roles = Set(scope.conformers(of: type).compactMap { candidates.role(of: $0) })
    return roles.count == 1 ? roles.first : scope.interfaceRole(of: type)
  }

  private static let values: Set<String> = [
    "URL", "URLComponents", "URLQueryItem", "String", "Int", "Double", "Float", "CGFloat", "Bool", "Date", "DateFormatter",
    "Locale",
    "CGRect", "CGPoint", "CGSize", "NSAttributedString", "NSMutableAttributedString", "NSRange", "NSLocalizedString", "Bundle",
    "DispatchQueue", "Selector", "Any", "AnyObject",
  ]
  private static let viewEndingsOfFramework = ["Controller", "View", "Window", "Button", "Label"]

  /// The reason why a type named like a service is a helper of views: each of its methods makes a view or shows one on another, and
  /// it holds no data and asks nobody for any.
  func objection(toService type: TypeSymbol.ID) -> String? {
    let methods = codebase.members[type].filter { member in
      let declaration = codebase.declaration(member)
      return declaration.kind == .function && declaration.flags.isDisjoint(with: [.isPrivate, .isFilePrivate])
    }
    guard !methods.isEmpty, methods.allSatisfy({ isAboutViews($0, of: type) }), !storesData(type), !asksForData(type) else {
      return nil
    }
    return "all its methods create or show views"
  }

  /// Whether a method returns a view, or takes one and makes a controller to show.
  private func isAboutViews(_ method: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    if isView(codebase.declaration(method).type, method, type) { return true }
    guard codebase.parameters(of: method).contains(where: { isView(codebase.declaration($0).type, method, type) }) else {
      return false
    }
    let (file, span) = (codebase.files[Int(method.file)], codebase.declaration(method).span)
    return file.facts.expressions.contains { node in
      node.kind == .name && span.start <= node.span.start && node.span.end <= span.end
        && isViewOfFramework(codebase.text(file.name(node.name)))
    }
  }

  private func isView(_ written: Int32, _ method: DeclarationReference, _ type: TypeSymbol.ID) -> Bool {
    guard written >= 0 else { return false }
    let resolved = codebase.resolve(written, in: TypeScope(file: Int(method.file), types: codebase.enclosing(type))).unwrapped
    return switch resolved {
    case .external(let name, _): isViewOfFramework(codebase.text(name))
    case .nominal(let symbol, _):
      codebase.types[symbol].isExternal
        ? isViewOfFramework(codebase.text(codebase.types[symbol].name))
        : !scope.ancestry.traits[symbol].isDisjoint(with: [.isPlainView, .isViewController])
    default: false
    }
  }

  private func isViewOfFramework(_ name: String) -> Bool {
    FrameworkSymbols.framework(of: name) == "UIKit" && Self.viewEndingsOfFramework.contains(where: name.hasSuffix)
  }

  private func storesData(_ type: TypeSymbol.ID) -> Bool {
    codebase.members[type].contains { member in
      let declaration = codebase.declaration(member)
      return declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
        && !isView(declaration.type, member, type)
    }
  }

  /// Whether its code names a type that may have data: a part of a module, or a library's.
  private func asksForData(_ type: TypeSymbol.ID) -> Bool {
    let parts = Set(scope.usages.by(type).map(\.to))
    let others = parts.filter { $0 != type }.compactMap { candidates.role(of: $0) }
    if others.contains(where: { ![.view, .subview].contains($0) }) { return true }
    let own = Set(parts.map { codebase.types[$0].name } + [codebase.types[type].name])
    return codebase.types[type].parts.contains { part in
      let (file, span) = (codebase.files[Int(part.file)], codebase.declaration(part).span)
      return file.facts.expressions.contains { node in
        guard node.kind == .name, span.start <= node.span.start, node.span.end <= span.end else { return false }
        let name = codebase.text(file.name(node.name))
        return name.first?.isUppercase == true && !own.contains(file.name(node.name)) && !Self.values.contains(name)
          && FrameworkSymbols.framework(of: name) != "UIKit"
      }
    }
  }
}
