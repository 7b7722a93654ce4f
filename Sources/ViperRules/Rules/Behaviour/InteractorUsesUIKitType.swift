internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel

struct InteractorUsesUIKitType: Rule {
  static let id = "interactor-uses-uikit-type"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "An interactor names a type of a user interface framework.",
    rationale: """
      With or without the import, business logic that names UIDevice or UIImage needs a screen to run. There is one finding \
      per symbol; the project's own types whose names begin with UI do not count. A type that a protocol requires is reported \
      only at the protocol, and only if that is an interface of an interactor. Images that the module's services load or send \
      are data.
      """,
    severity: .warning,
    cases: [
      .init("image", .info, "an image, which may be data to an interactor that loads or sends it"),
      .init("passed", .info, "a plain value that the interactor only passes on"),
      .init("left-over", .info, "in a function that is never called, or as an ignored parameter of one"),
    ],
    options: [
      RuleOption(
        "frameworks", .choices(of: .frameworks(known: FrameworkSymbols.frameworks), words: ["forbidden", "allowed"]),
        default: "all forbidden",
        summary: "frameworks whose types an interactor may or must not name")
    ],
    triggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginInteractor {
          let rotation: Rotation
          init(rotation: Rotation) { self.rotation = rotation }
          func model() -> String { 1️⃣UIDevice.current.model }
          func version() -> String { UIDevice.current.systemVersion }
          func tint() -> 2️⃣UIColor { .red }
          func fail() { 3️⃣UIApplication.showError() }
          func icon() -> 4️⃣UIImage { UIImage() }
          func turn(_ orientation: 5️⃣UIInterfaceOrientation) { rotation.turn(orientation) }
          private func idle() { print(6️⃣UILabel()) }
        }
        final class Rotation { func turn(_ orientation: Any) {} }
        extension UIApplication { static func showError() {} }
        final class LoginPresenter {
          let interactor: LoginInteractor
          init(interactor: LoginInteractor) { self.interactor = interactor }
          func start(_ orientation: Any) {
            print(interactor.model(), interactor.version(), interactor.tint(), interactor.icon())
            interactor.fail()
            interactor.turn(.portrait)
          }
        }
        """),
      // The interface prescribes the type.
      Example(
        dialect: "infinum",
        """
        protocol LoginInteractorInterface: AnyObject { func tint() -> 1️⃣UIColor }
        final class LoginInteractor: LoginInteractorInterface { func tint() -> UIColor { UIColor.red } }
        final class LoginPresenter {}
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        struct UIFactory { static let standard = UIFactory() }
        final class LoginInteractor {
          let factory = UIFactory.standard
          func observe() { NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { _ in } }
        }
        final class LoginPresenter { let interactor = LoginInteractor() }
        """),
      // Images are what the service deals in.
      Example(
        dialect: "infinum",
        """
        final class PhotoService { func upload(_ image: UIImage) {} }
        final class LoginInteractor {
          let service: PhotoService
          init(service: PhotoService) { self.service = service }
          func upload(_ image: UIImage) { service.upload(image) }
        }
        final class LoginPresenter { let interactor: LoginInteractor; init(_ interactor: LoginInteractor) { self.interactor = interactor } }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let imports = input.importsToReport.filter { input.component($0.component).role == .interactor }
    let uses = input.interactorsUserInterfaceUses
    return uses.map { use in
      let component = input.component(use.component)
      let isPassed = use.isHandedOn && FrameworkAdvice.isPlainValue(use.symbol, member: use.member)
      let isImage = Payloads.symbols.contains(use.symbol)
      var found = Violation(
        rule: Self.id, case: use.isLeftOver ? "left-over" : isImage ? "image" : isPassed ? "passed" : nil,
        use.isLeftOver ? .namesIdly(component, use) : .usesType(component, use, input), at: use.range, component: component.id,
        fact: fact(of: use, component), rank: use.isLeftOver ? 2 : isPassed ? 1 : 0,
        pattern: "interactors using '\(FrameworkAdvice.topic(of: use.symbol, member: use.member))'")
      // What the interface names is settled there.
      if !component.isInterface, let leader = interfaceUse(of: use.symbol, in: uses, of: component, input) {
        found.fact = fact(of: leader, input.component(leader.component))
        found.rank = 3
      }
      if let entry = imports.first(where: {
        $0.range.file == use.range.file && $0.usedFramework == use.framework && $0.usedSymbol != nil
      }) {
        found.alsoRules = [ImportsUIKit.id(of: input.component(entry.component), entry.module)]
        found.notes.append(Finding.Note(range: entry.range, message: "imported here"))
      }
      return found
    }
  }

  private func fact(of use: Observations.FrameworkUse, _ component: Component) -> Finding.Fact {
    Finding.Fact(
      rule: Self.id, owner: component.name, number: component.id,
      subject: FrameworkAdvice.topic(of: use.symbol, member: use.member))
  }

  private func interfaceUse(
    of symbol: String, in uses: [Observations.FrameworkUse], of component: Component, _ input: LintInput
  ) -> Observations.FrameworkUse? {
    let bases = input.bases(of: component.id)
    return uses.first { $0.symbol == symbol && $0.component != component.id && bases.contains($0.component) }
  }
}

extension LintInput {
  /// The uses of user interface types by interactors' own code, and those that their interfaces prescribe.
  var interactorsUserInterfaceUses: [Observations.FrameworkUse] {
    let all = observations.frameworkUses.filter { component($0.component).role == .interactor }
    guard !all.isEmpty else { return [] }
    let payloads = payloads
    return all.filter { use in
      let component = component(use.component)
      if component.isInterface {
        guard component.module != nil, !component.isBase, component.surface == .internal || component.surface == nil else {
          return false
        }
      } else if use.isPrescribed {
        return false
      }
      return !payloads.carries(use, component) && !FrameworkAdvice.isChannel(use.symbol)
        && options(of: InteractorUsesUIKitType.id, for: component).choice("frameworks", for: use.framework) != "allowed"
    }
  }
}

extension Violation.Message {
  fileprivate static func usesType(_ interactor: Component, _ use: Observations.FrameworkUse, _ input: LintInput) -> Self {
    let what = "\(interactor.isInterface ? "interactor interface" : "interactor") '\(interactor.name)'"
    let name =
      use.isExtension
      ? "'\(use.member ?? "")' of an extension of \(use.framework)'s '\(use.symbol)'"
      : "\(use.framework)'s '\(use.member.map { "\(use.symbol).\($0)" } ?? use.symbol)'"
    let passage: FrameworkAdvice.Passage = use.isParameter ? use.isHandedOn ? .handedOn : .taken : .other
    let advice = input.followable(FrameworkAdvice.advice(for: use.symbol, member: use.member, passage), by: interactor)
    return "\(what) uses \(name); \(advice)"
  }

  fileprivate static func namesIdly(_ interactor: Component, _ use: Observations.FrameworkUse) -> Self {
    "interactor '\(interactor.name)' uses \(use.framework)'s '\(use.symbol)' in '\(use.signature ?? "")', which is never called; delete the function"
  }
}
