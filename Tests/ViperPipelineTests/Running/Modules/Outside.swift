import ViperTestSupport

/// Ways in which a part lives otherwise than by its module.
enum Outside: CaseIterable, Sendable {
  /// A static keeps the presenter, which shows its view later; whoever asked for the module has dropped it.
  case kept
  /// The view gets its presenter under a condition that does not hold.
  case conditional
  /// The view gets another presenter under a condition that holds.
  case either
  /// The view loses its presenter again.
  case cleared

  /// What assigns the view's presenter.
  func lines(_ setting: String, cleared: String) -> [String] {
    switch self {
    case .kept, .either: [setting]
    case .conditional: ["if CommandLine.arguments.isEmpty {", "  \(setting)", "}"]
    case .cleared: [setting, cleared]
    }
  }
}

extension ModuleDraft {
  /// Has a part live by something outside, or leaves the view without its presenter.
  mutating func keepOutside(_ random: SplitMix64) {
    var random = random
    let slot = slots[.viewPresenter]
    let isSet = steps.contains { if case .set(.viewPresenter) = $0 { true } else { false } }
    let chosen = Outside.allCases[random.position(in: Outside.allCases.count)]
    let isKept = chosen == .kept || !isSet || slot?.isGivenByMethod == true || slot?.form == .required
    outside = isKept ? .kept : chosen
    switch outside {
    case .kept?:
      guard slots[.presenterView] != nil else { return outside = nil }
      steps.append(.line("\(name)Keeper.kept = {presenter}"))
      more.append(("Keeper", "enum \(name)Keeper {\n  static var kept: \(type(.presenter))?\n}\n"))
    case .either?:
      let value = making(.presenter)
      handings[.viewPresenter] = nil
      standIns[.viewPresenter] = "CommandLine.arguments.isEmpty ? \(local(.presenter)) : \(value)"
    default: break
    }
    traits.append("outside: \(outside!)")
  }
}
