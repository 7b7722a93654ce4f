internal import ViperConfiguration
internal import ViperFacts
internal import ViperLinking
import ViperModel

struct PresenterUsesUIKitType: Rule {
  static let id = "presenter-uses-uikit-type"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A presenter names a type of a user interface framework.",
    rationale: """
      With or without the import, a presenter that names UIImage or UIAlertAction decides how things look. Pass plain values \
      and let the view choose their appearance. There is one finding per symbol; the project's own types whose names begin \
      with UI do not count. A type that a protocol requires is reported only at the protocol, and only if that is an interface \
      of a presenter. A presenter that is a table's delegate has one finding, at the conformance, which includes all types in \
      the delegate's methods; so has one that builds SwiftUI views.
      """,
    severity: .warning,
    cases: [
      .init(
        "passed", .info,
        "an image, a plain value or the source view of a popover, which the presenter only passes to or from its interactor or wireframe"
      ),
      .init("kept", .info, "the presenter only keeps alive a screen that other code shows"),
      .init("left-over", .info, "in a private function that is never called, or as an ignored parameter of one"),
      .init("links", .info, "a SwiftUI view around what the presenter's wireframe creates, or around the caller's content"),
    ],
    options: [
      RuleOption(
        "frameworks", .choices(of: .frameworks(known: FrameworkSymbols.frameworks), words: ["forbidden", "allowed"]),
        default: "all forbidden",
        summary: "frameworks whose types a presenter may or must not name")
    ],
    triggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginPresenter {
          func colour() -> 1️⃣UIColor { .red }
          func show() { let alert = 2️⃣UIAlertController() }
        }
        final class LoginInteractor {}
        """),
      // The interface prescribes the type.
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject { func picked(_ image: 1️⃣UIImage) }
        final class LoginPresenter: LoginPresenterInterface { func picked(_ image: UIImage) {} }
        final class LoginInteractor {}
        """),
      // One conformance, with all that it makes the presenter name.
      Example(
        dialect: "infinum",
        """
        final class LoginPresenter: NSObject { let router = LoginWireframe(); func tap(_ row: Int) {} }
        extension LoginPresenter: 1️⃣UITableViewDelegate {
          func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tap(indexPath.row)
            2️⃣UIPasteboard.general.string = ""
          }
          func decorate(_ label: 3️⃣UILabel) {}
        }
        final class LoginInteractor {}
        final class LoginWireframe {}
        """),
      // What fills a cell of the list that the method takes.
      Example(
        dialect: "infinum",
        """
        final class LoginPresenter {
          func cell(of list: 1️⃣UITableView) -> LoginCell { let cell = LoginCell(); cell.icon = UIImage(named: "key"); return cell }
        }
        final class LoginCell: UITableViewCell { var icon: UIImage? }
        final class LoginInteractor {}
        """),
      // Views that a presenter builds; the link to what its router makes is part of that.
      Example(
        dialect: "swiftui",
        """
        import SwiftUI
        struct HomeView: View { @ObservedObject var presenter: HomePresenter; var body: some View { presenter.link() } }
        final class HomePresenter: ObservableObject {
          private let router = HomeRouter()
          let interactor: HomeInteractor
          init(interactor: HomeInteractor) { self.interactor = interactor }
          func link() -> some View { NavigationLink(destination: router.makeDetail()) { Text("") } }
          func badge() -> some 1️⃣View { HStack { Text(""); Image("") } }
          var tint: 2️⃣Color { .red }
        }
        final class HomeInteractor {}
        final class HomeRouter { func makeDetail() -> some View { Text("") } }
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        struct UIFactory { static let standard = UIFactory() }
        final class LoginPresenter { let factory = UIFactory.standard; func select(at path: IndexPath) {} }
        final class LoginInteractor {}
        final class LoginWireframe { func show(_ controller: UIViewController) {} }
        """),
      // The default for an injected value, of which only the project's own protocol is used.
      Example(
        dialect: "infinum",
        """
        protocol LinkOpening { func open(_ url: URL) }
        extension UIApplication: LinkOpening { func open(_ url: URL) { open(url, options: [:]) } }
        final class LoginPresenter {
          private let links: LinkOpening
          init(links: LinkOpening = UIApplication.shared) { self.links = links }
        }
        final class LoginInteractor {}
        """),
      // A protocol that is no presenter's interface prescribes the type.
      Example(
        dialect: "infinum",
        """
        protocol SceneTitle { var button: UIBarButtonItem? { get } }
        struct PlainScene: SceneTitle { var button: UIBarButtonItem? }
        final class LoginPresenter: SceneTitle { var button: UIBarButtonItem? { UIBarButtonItem() } }
        final class LoginInteractor {}
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let imports = input.importsToReport.filter { input.component($0.component).role == .presenter }
    let (uses, payloads) = (input.userInterfaceUses, input.payloads)
    let drawing = DrawingMembers(uses, input)
    func isPassed(_ use: Observations.FrameworkUse) -> Bool {
      payloads.isPassed(use, by: input.component(use.component)) || isPassedOn(use, input)
    }
    return uses.indices.filter { !isSaid(of: uses[$0], in: uses) }.map { index in
      let passes = isPassed(uses[index])
      var found = violation(uses[index], topic: topic(of: index, in: uses), isPassed: passes, input)
      found.settles = settled(by: uses[index], in: uses, input) + castsSettled(by: uses[index], in: uses, input)
      if uses[index].isLeftOver || uses[index].isOnlyKept {
        found.case = uses[index].isLeftOver ? "left-over" : "kept"
        found.message = .namesIdly(input.component(uses[index].component), uses[index])
        found.rank = 2
      }
      let onInterface = interfaceUse(around: uses[index], in: uses, input).flatMap { isPassed(uses[$0]) == passes ? $0 : nil }
      if let leader = drawing.result(around: uses[index]) ?? onInterface {
        found.fact = fact(of: uses[leader], topic: topic(of: leader, in: uses), input)
        found.rank = 3
      }
      let use = uses[index]
      if let entry = imports.first(where: {
        $0.range.file == use.range.file && $0.usedFramework == use.framework && $0.usedSymbol != nil
      }) {
        found.alsoRules = [ImportsUIKit.id(of: input.component(entry.component), entry.module)]
        found.notes.append(Finding.Note(range: entry.range, message: "imported here"))
      }
      return found
    }
  }

  /// What a use is reported under. A wrapper that hides a view's type goes where the view within it goes.
  private func topic(of index: Int, in uses: [Observations.FrameworkUse]) -> String {
    let use = uses[index]
    if use.isInView { return Self.builtView }
    if let conformance = use.conformance { return topic(ofConformance: conformance, by: use.component, in: uses) }
    // A picker's delegate must be a navigation controller's, too.
    if use.symbol == "UINavigationControllerDelegate",
      uses.contains(where: { $0.symbol == Self.pickerDelegate && $0.component == use.component })
    {
      return FrameworkAdvice.topic(of: Self.pickerDelegate, member: nil)
    }
    if use.symbol == "AnyView", let wrapped = uses[(index + 1)...].first(where: { Self.isWithin($0, use) }) {
      return FrameworkAdvice.topic(of: wrapped.symbol, member: wrapped.member)
    }
    // Who is a table's delegate needs the table.
    if let conformance = uses.first(where: { $0.component == use.component && needs($0, use) }) {
      return topic(ofConformance: conformance.symbol, by: use.component, in: uses)
    }
    if let leader = leader(of: use, in: uses) { return topic(of: leader, in: uses) }
    if FrameworkSymbols.subject(of: use.symbol) != nil, use.signature == nil {
      return topic(ofConformance: use.symbol, by: use.component, in: uses)
    }
    return FrameworkAdvice.topic(of: use.symbol, member: use.member)
  }

  /// The use that another one only belongs to: what a list shows and registers belongs to the list, a size that is asked for to what
  /// the same member draws, and the creation of a value to the property that keeps it.
  private func leader(of use: Observations.FrameworkUse, in uses: [Observations.FrameworkUse]) -> Int? {
    func first(_ fits: (Observations.FrameworkUse) -> Bool) -> Int? {
      uses.firstIndex { $0.component == use.component && $0.conformance == nil && !$0.isInView && fits($0) }
    }
    if Self.isContent(use), let host = first({ Self.hosts.contains($0.symbol) }) { return host }
    if use.symbol.hasSuffix("Cell"), let signature = use.signature,
      let segue = first({ $0.signature == signature && $0.symbol.hasSuffix("Segue") })
    {
      return segue
    }
    if let name = FrameworkAdvice.whole(of: use.symbol), let whole = first({ $0.symbol == name }) { return whole }
    if let step = first({ FrameworkAdvice.areOneDrawing($0.symbol, use.symbol) }), uses[step].symbol != use.symbol { return step }
    if let taken = first({ isDerived(use, from: $0) || isNeighbor(use, of: $0) || FrameworkAdvice.isFound(use, by: $0) }) {
      return taken
    }
    if let signature = use.signature, use.isExpression, Self.screens.contains(use.symbol),
      let screen = first({ $0.signature == signature && $0.isExpression && Self.screens.contains($0.symbol) }),
      uses[screen].symbol != use.symbol
    {
      return screen
    }
    if let signature = use.signature, FrameworkAdvice.isMeasure(use.symbol, use.member),
      let drawn = first({ $0.signature == signature && FrameworkAdvice.isDrawn($0.symbol) })
    {
      return drawn
    }
    if use.isInBody, let styled = first({ isOfOneRemedy($0, use) }), uses[styled].symbol != use.symbol { return styled }
    return use.isExpression && use.member == nil ? first { $0.symbol == use.symbol && !$0.isExpression && !$0.isParameter } : nil
  }

  /// Whether one member's body uses two symbols that one edit replaces, such as a color and a font.
  private func isOfOneRemedy(_ use: Observations.FrameworkUse, _ other: Observations.FrameworkUse) -> Bool {
    use.isInBody && use.signature == other.signature
      && FrameworkAdvice.areOneEdit((use.symbol, use.member), (other.symbol, other.member))
  }

  /// Whether a body names a type, as in a cast, for what the same member takes, and both are to go to one place: a segue's screen.
  private func isDerived(_ use: Observations.FrameworkUse, from taken: Observations.FrameworkUse) -> Bool {
    use.isInBody && !use.isExpression && taken.isParameter && taken.signature == use.signature && taken.symbol != use.symbol
      && FrameworkAdvice.whole(of: taken.symbol) == nil
      && FrameworkAdvice.areOneEdit((use.symbol, use.member), (taken.symbol, taken.member))
  }

  /// Whether an interface takes values for the screen in two requirements that follow each other: an image, then a color.
  private func isNeighbor(_ use: Observations.FrameworkUse, of other: Observations.FrameworkUse) -> Bool {
    use.isParameter && other.isParameter && use.signature != other.signature && use.symbol != other.symbol
      && [use, other].allSatisfy { Self.values.contains($0.symbol) } && use.range.file == other.range.file
      && use.range.line == other.range.line + 1
  }

  private static let values: Set = ["UIImage", "UIColor", "UIFont", "NSImage", "NSColor", "NSFont", "Color", "Image"]

  /// Whether a use is what a list is given: a plain view, a cell's file, an action of a row.
  private static func isContent(_ use: Observations.FrameworkUse) -> Bool {
    ["UIView", "UINib"].contains(use.symbol) ? use.isExpression : rowActions.contains(use.symbol)
  }

  /// The use of a presenter's own interface that one of its class only follows: the class keeps or takes what the interface names, or
  /// what a delegate's methods take that the interface refines.
  private func interfaceUse(
    around use: Observations.FrameworkUse, in uses: [Observations.FrameworkUse], _ input: LintInput
  ) -> Int? {
    guard !use.isExpression, !input.component(use.component).isInterface else { return nil }
    func leads(_ other: Observations.FrameworkUse) -> Bool {
      if isDerived(use, from: other) { return true }
      if let conformance = use.conformance { return other.symbol == conformance && other.signature == nil }
      return other.symbol == use.symbol && other.conformance == nil || needs(other, use)
    }
    return uses.firstIndex { other in
      let face = input.component(other.component)
      return face.isInterface && face.module == input.component(use.component).module
        && leads(other) && input.heirs(of: other.component).contains(use.component)
    }
  }

  /// A screen and what it is put into.
  private static let screens: Set = ["UIViewController", "UINavigationController", "UITabBarController"]
  private static let rowActions: Set = ["UIContextualAction", "UISwipeActionsConfiguration", "UITableViewRowAction"]
  private static let builtView = "View"
  /// What a presenter that makes plain views puts them into.
  private static let hosts: Set = ["UITableView", "UICollectionView", "UIStackView", "UIScrollView"]

  /// What a component's conformance is reported under: delegate and data source of one class go to another object together.
  private func topic(
    ofConformance symbol: String, by component: Component.ID, in uses: [Observations.FrameworkUse]
  ) -> String {
    let subject = FrameworkSymbols.subject(of: symbol)
    func isConformance(_ use: Observations.FrameworkUse) -> Bool {
      use.component == component && use.signature == nil && FrameworkSymbols.subject(of: use.symbol) != nil
    }
    guard let first = uses.first(where: { isConformance($0) && FrameworkSymbols.subject(of: $0.symbol) == subject }) else {
      return FrameworkAdvice.topic(of: symbol, member: nil)
    }
    // Conformances of one line go together; the line's first is earlier, so that this ends.
    let ofLine = uses.first { isConformance($0) && $0.range.file == first.range.file && $0.range.line == first.range.line }
    if let ofLine, ofLine.symbol != first.symbol { return topic(ofConformance: ofLine.symbol, by: component, in: uses) }
    return FrameworkAdvice.topic(of: first.symbol, member: nil)
  }

  /// The findings about presenters that only do what their interface asks, which refines a framework's protocol.
  private func settled(
    by use: Observations.FrameworkUse, in uses: [Observations.FrameworkUse], _ input: LintInput
  ) -> [Finding.Fact] {
    guard input.component(use.component).isInterface, use.signature == nil, FrameworkSymbols.subject(of: use.symbol) != nil else {
      return []
    }
    return input.heirs(of: use.component).sorted().map { input.component($0) }.filter { !$0.isInterface }.map {
      Finding.Fact(
        rule: Self.id, owner: $0.name, number: $0.id, subject: topic(ofConformance: use.symbol, by: $0.id, in: uses))
    }
  }

  /// The app delegate that a presenter casts to where it asks the application for it, and names nowhere else.
  private func castsSettled(
    by use: Observations.FrameworkUse, in uses: [Observations.FrameworkUse], _ input: LintInput
  ) -> [Finding.Fact] {
    func asks(_ other: Observations.FrameworkUse) -> Bool {
      other.component == use.component && other.symbol == "UIApplication"
        && other.member.map(["delegate", "sharedApplication"].contains) == true
    }
    func isAtUse(_ reference: Reference) -> Bool {
      reference.kind == .cast
        && uses.contains { asks($0) && $0.range.file == reference.range.file && $0.range.line == reference.range.line }
    }
    guard asks(use) else { return [] }
    let owner = input.component(use.component)
    let references = input.references(from: owner.id)
    let targets = Set(
      references.filter { $0.range.file == use.range.file && $0.range.line == use.range.line && isAtUse($0) }.map(\.to))
    return targets.sorted().filter { target in references.allSatisfy { $0.to != target || isAtUse($0) } }
      .map { input.component($0) }.map {
        Finding.Fact(rule: "\(owner.role)-references-\($0.role)", owner: owner.name, number: owner.id, subject: $0.name)
      }
  }

  private func needs(_ conformance: Observations.FrameworkUse, _ use: Observations.FrameworkUse) -> Bool {
    if use.isParameter { return Self.demands(conformance, use) }
    return !use.isExpression && conformance.signature == nil && FrameworkSymbols.subject(of: conformance.symbol) == use.symbol
  }

  /// Whether a delegate's or data source's methods take the symbol: those of `UITableViewDelegate` take a `UITableView`.
  private static func demands(_ conformance: Observations.FrameworkUse, _ use: Observations.FrameworkUse) -> Bool {
    ["Delegate", "DataSource"].contains {
      conformance.symbol.hasSuffix($0) && use.symbol.hasPrefix(conformance.symbol.dropLast($0.count))
        && use.symbol != conformance.symbol
    }
  }

  /// Whether the line names a picker's delegate too, which says it all.
  private func isSaid(of use: Observations.FrameworkUse, in uses: [Observations.FrameworkUse]) -> Bool {
    use.symbol == "UINavigationControllerDelegate"
      && uses.contains {
        $0.symbol == Self.pickerDelegate && $0.component == use.component && $0.range.file == use.range.file
          && $0.range.line == use.range.line
      }
  }

  private static let pickerDelegate = "UIImagePickerControllerDelegate"

  /// Whether a use follows a wrapper closely enough to be what it wraps.
  private static func isWithin(_ use: Observations.FrameworkUse, _ wrapper: Observations.FrameworkUse) -> Bool {
    use.symbol != "AnyView" && use.component == wrapper.component && use.framework == wrapper.framework
      && use.range.file == wrapper.range.file && (0...3).contains(use.range.line - wrapper.range.line)
  }

  /// Whether a presenter takes a value for nothing but to pass it on: an image or a view that something is opened from to its
  /// interactor or wireframe, a plain value to anybody. What an interface takes, all that implement it must pass on.
  private func isPassedOn(_ use: Observations.FrameworkUse, _ input: LintInput) -> Bool {
    if FrameworkAdvice.isChannel(use.symbol) { return true }
    guard use.isParameter else { return false }
    let isPlain = FrameworkAdvice.isPlainValue(use.symbol, member: use.member)
    guard isPlain || Self.passable.contains(use.symbol) else { return false }
    func passes(_ use: Observations.FrameworkUse) -> Bool { isPlain ? use.isHandedOn : use.isPassedOn }
    if passes(use) { return true }
    guard input.component(use.component).isInterface else { return false }
    let witnesses = witnesses(of: use.component, use.symbol, input).filter { $0.signature == use.signature }
    return !witnesses.isEmpty && witnesses.allSatisfy { $0.isParameter && passes($0) }
  }

  private static let passable: Set = [
    "UIView", "UIImage", "NSView", "NSImage", "UIStoryboardSegue", "NSStoryboardSegue", "UIWindow",
  ]

  private func violation(
    _ use: Observations.FrameworkUse, topic: String, isPassed: Bool, _ input: LintInput
  ) -> Violation {
    let component = input.component(use.component)
    let witnesses = component.isInterface ? implementations(of: component, use.symbol, input) : []
    let implementers = Set(witnesses.map(\.message))
    // The wrapper, and the address that is opened, are not what is to be moved.
    let isAside =
      use.conformance != nil || use.isInLink || isPassed || FrameworkAdvice.isQuery(use.symbol, use.member)
      || topic != use.symbol
        && (use.symbol == "AnyView" || use.symbol == "UINavigationControllerDelegate" || use.member == "openSettingsURLString")
    return Violation(
      rule: Self.id, case: use.isInLink ? "links" : isPassed ? "passed" : nil,
      .usesType(component, use, passage(of: use, input), witnesses: implementers.count, isPassed: isPassed, input), at: use.range,
      component: component.id,
      notes: witnesses, fact: fact(of: use, topic: topic, input),
      rank: isAside ? 1 : 0,
      pattern: "presenters using \(FrameworkAdvice.isOfSwiftUI(topic) ? "SwiftUI's " : "")'\(topic)'")
  }

  private func fact(of use: Observations.FrameworkUse, topic: String, _ input: LintInput) -> Finding.Fact {
    Finding.Fact(rule: Self.id, owner: input.component(use.component).name, number: use.component, subject: topic)
  }

  /// How a value of the type travels. What an interface takes is only handed on if all that implement it do no more.
  private func passage(of use: Observations.FrameworkUse, _ input: LintInput) -> FrameworkAdvice.Passage {
    guard use.isParameter else { return .other }
    guard input.component(use.component).isInterface else { return use.isHandedOn ? .handedOn : .taken }
    let witnesses = witnesses(of: use.component, use.symbol, input).filter { $0.signature == use.signature && $0.isParameter }
    return !witnesses.isEmpty && witnesses.allSatisfy(\.isHandedOn) ? .handedOn : .taken
  }

  /// The members that name a symbol because an interface requires them, each once.
  private func implementations(of interface: Component, _ symbol: String, _ input: LintInput) -> [Finding.Note] {
    struct Witness: Hashable {
      var component: Component.ID
      var signature: String?
    }
    var seen: Set<Witness> = []
    return witnesses(of: interface.id, symbol, input).filter {
      seen.insert(Witness(component: $0.component, signature: $0.signature)).inserted
    }.map { Finding.Note(range: $0.range, message: "'\(input.component($0.component).name)' implements it") }
  }

  /// The uses of a symbol in members that an interface requires with that symbol.
  private func witnesses(of interface: Component.ID, _ symbol: String, _ input: LintInput) -> [Observations.FrameworkUse] {
    let uses = input.observations.frameworkUses.filter { $0.symbol == symbol }
    let required = Set(uses.filter { $0.component == interface }.map(\.signature))
    let heirs = input.heirs(of: interface)
    return uses.filter { use in
      use.isPrescribed && required.contains(use.signature) && heirs.contains(use.component)
        && !input.component(use.component).isInterface
    }
  }
}

extension Violation.Message {
  fileprivate static func usesType(
    _ presenter: Component, _ use: Observations.FrameworkUse, _ passage: FrameworkAdvice.Passage, witnesses: Int,
    isPassed: Bool, _ input: LintInput
  ) -> Self {
    if use.isInView {
      let (what, advice) =
        use.isInLink
        ? (
          "links with \(use.framework)'s '\(use.symbol)'",
          "let the view build the links and the wireframe create their destinations"
        )
        : ("\(use.framework) views", "pass plain values and let the view build its own subviews")
      return "presenter '\(presenter.name)' builds \(what); \(advice)"
    }
    let advice =
      isPassed
      ? advice(forPassed: use)
      : input.followable(FrameworkAdvice.advice(for: use.symbol, member: use.member, passage), by: presenter)
    let what = presenter.isInterface ? "presenter interface" : "presenter"
    let implemented = witnesses > 1 ? ", which \(witnesses) types implement," : ""
    return "\(what) '\(presenter.name)'\(implemented) uses \(used(use)); \(advice)"
  }

  /// The symbol, and the member of it that is used: only the type is the framework's where an extension declares the member.
  private static func used(_ use: Observations.FrameworkUse) -> String {
    guard let member = use.member else { return "\(use.framework)'s '\(use.symbol)'" }
    return use.isExtension
      ? "'\(member)' of an extension of \(use.framework)'s '\(use.symbol)'"
      : "\(use.framework)'s '\(use.symbol).\(member)'"
  }

  fileprivate static func namesIdly(_ presenter: Component, _ use: Observations.FrameworkUse) -> Self {
    let what = "\(presenter.isInterface ? "presenter interface" : "presenter") '\(presenter.name)'"
    let name = "\(use.framework)'s '\(use.symbol)'"
    if use.isOnlyKept { return "\(what) holds \(name) only to keep it alive; let the code that presents it hold it" }
    return "\(what) uses \(name) in '\(use.signature ?? "")', which is never called; delete the function"
  }

  private static func advice(forPassed use: Observations.FrameworkUse) -> String {
    if FrameworkAdvice.isPlainValue(use.symbol, member: use.member) { return "use a type of your own instead" }
    if FrameworkAdvice.isChannel(use.symbol) { return "take a closure that receives the new value instead" }
    if use.symbol == "UIWindow" { return "pass it to the wireframe when the module is assembled" }
    if use.symbol.hasSuffix("Segue") { return "let the wireframe open the screen without a segue" }
    return use.symbol.hasSuffix("View")
      ? "let the wireframe get the source view from its view controller" : "pass the image's data instead"
  }
}
