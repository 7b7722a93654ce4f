internal import ViperConfiguration
internal import ViperFacts
import ViperModel

struct PresenterUsesUIKitType: Rule {
  static let id = "presenter-uses-uikit-type"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A presenter names a type of a user interface framework.",
    rationale: """
      With or without the import, a presenter that names UIImage or UIAlertAction decides how things look. Pass plain values and \
      let the view choose their appearance. There is one finding per symbol; the project's own types whose names begin with UI do not count. A type \
      that a protocol prescribes is reported at the protocol, if that is a presenter's interface, and nowhere else.
      """,
    severity: .warning,
    cases: [
      .init("passed", .info, "an image that a presenter's interface only takes, to pass it on to its interactor or from it")
    ],
    options: [
      RuleOption(
        "frameworks", .choices(of: .frameworks(known: FrameworkSymbols.frameworks), words: ["forbidden", "allowed"]),
        default: "all forbidden",
        summary: "frameworks whose types a presenter may name, or not")
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
    return uses.indices.filter { !isSaid(of: uses[$0], in: uses) }.map { index in
      let isPassed = payloads.isPassed(uses[index], by: input.component(uses[index].component))
      var found = violation(uses[index], topic: topic(of: index, in: uses), isPassed: isPassed, input)
      let use = uses[index]
      if let entry = imports.first(where: {
        $0.range.file == use.range.file && $0.module == use.framework && $0.usedSymbol != nil
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
    // A picker's delegate must be a navigation controller's, too.
    if use.symbol == "UINavigationControllerDelegate",
      uses.contains(where: { $0.symbol == Self.pickerDelegate && $0.component == use.component })
    {
      return FrameworkAdvice.topic(of: Self.pickerDelegate, member: nil)
    }
    if use.symbol == "AnyView", let wrapped = uses[(index + 1)...].first(where: { Self.isWithin($0, use) }) {
      return FrameworkAdvice.topic(of: wrapped.symbol, member: wrapped.member)
    }
    return FrameworkAdvice.topic(of: use.symbol, member: use.member)
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

  private func violation(
    _ use: Observations.FrameworkUse, topic: String, isPassed: Bool, _ input: LintInput
  ) -> Violation {
    let component = input.component(use.component)
    let witnesses = component.isInterface ? implementations(of: component, use.symbol, input) : []
    let implementers = Set(witnesses.map(\.message))
    // The wrapper, and the address that is opened, are not what is to be moved.
    let isAside =
      topic != use.symbol
      && (use.symbol == "AnyView" || use.symbol == "UINavigationControllerDelegate" || use.member == "openSettingsURLString")
    return Violation(
      rule: Self.id, case: isPassed ? "passed" : nil,
      .usesType(component, use, passage(of: use, input), witnesses: implementers.count, isPassed: isPassed, input), at: use.range,
      component: component.id,
      notes: witnesses, fact: Finding.Fact(rule: Self.id, owner: component.name, number: component.id, subject: topic),
      rank: isAside ? 1 : 0)
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
    let advice =
      isPassed
      ? "pass the image's data"
      : input.followable(FrameworkAdvice.advice(for: use.symbol, member: use.member, passage), by: presenter)
    let what = presenter.isInterface ? "presenter interface" : "presenter"
    let member = use.member.map { ".\($0)" } ?? ""
    let implemented = witnesses > 1 ? ", implemented \(witnesses) times" : ""
    return "\(what) '\(presenter.name)' names \(use.framework)'s '\(use.symbol)\(member)'\(implemented); \(advice)"
  }
}
