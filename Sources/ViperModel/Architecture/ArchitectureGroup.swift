/// The architecture of a root, or of a folder in it that differs from the rest.
package struct ArchitectureGroup: Sendable, Equatable {
  package struct Count: Sendable, Equatable {
    package var kind: PartKind
    package var number: Int
  }

  /// What a file adds to the figures of its group, so that a part of the code has its own.
  package struct FileFigures: Sendable, Equatable {
    /// As printed.
    package var file: String
    /// The modules that show the architecture.
    package var modules = 0
    /// The modules of VIPER among modules without presenters.
    package var viperModules = 0
    package var counts: [Count] = []
  }

  /// The root's folder as printed.
  package var root: String
  /// The group's folder as printed; the root's for what no other group has.
  package var path: String
  package var architecture: Architecture
  /// Of the files with a figure, by path.
  package var figures: [FileFigures]
  /// What the verdict rests on, in words.
  package var evidence: [String]
  /// The setting of the user that states the architecture, in words; nil where the wiring shows it.
  package var setBy: String?

  /// The modules that show the architecture.
  package var modules: Int { figures.reduce(0) { $0 + $1.modules } }

  /// The modules of VIPER among modules without presenters, which give the group its name.
  package var viperModules: Int { figures.reduce(0) { $0 + $1.viperModules } }

  /// The parts in the group's files, without kinds that do not occur.
  package var counts: [Count] {
    let numbers = figures.reduce(into: [PartKind: Int]()) { numbers, file in
      for count in file.counts { numbers[count.kind, default: 0] += count.number }
    }
    return PartKind.allCases.compactMap { kind in numbers[kind].map { Count(kind: kind, number: $0) } }
  }

  package func count(of kind: PartKind) -> Int { counts.first { $0.kind == kind }?.number ?? 0 }

  /// The group with the figures of some files alone; the verdict and its evidence are those of the whole.
  ///
  /// - Parameter isInside: by printed file.
  package func limited(to isInside: (String) -> Bool) -> ArchitectureGroup {
    var part = self
    part.figures.removeAll { !isInside($0.file) }
    return part
  }

  /// VIPER in less than a tenth of the screens.
  package var isSparse: Bool {
    architecture == .viper && setBy == nil && modules > 0 && count(of: .presenter) * 10 < count(of: .controller)
  }

  /// Whether there is nothing to say about it: no screen and no presenter.
  package var isTrivial: Bool {
    counts.allSatisfy { ![.presenter, .interactor, .controller, .screen, .viewModel].contains($0.kind) }
  }

  /// The architecture, with what it is combined with.
  package var name: String {
    switch architecture {
    case .mvp, .mvvm, .mvc: hasCoordinators ? "\(architecture.title) with coordinators" : architecture.title
    case .swiftui: count(of: .assembly) > 0 ? "\(architecture.title) with builders" : architecture.title
    default: architecture.title
    }
  }

  /// Whether coordinators are the rule: at least one for ten screens.
  private var hasCoordinators: Bool {
    let screens = max(count(of: .presenter), count(of: .viewModel), architecture == .mvc ? count(of: .controller) : 0)
    return count(of: .coordinator) > 0 && count(of: .coordinator) * 10 >= screens
  }

  /// `MVP with coordinators: 83 presenters, 22 coordinators, no interactor`.
  package var summary: String {
    if isSparse {
      return
        "VIPER in \(modules) module\(modules == 1 ? "" : "s") only: \(parts)"
    }
    let parts = parts
    let viper = viperModules == 0 ? "" : "; VIPER in \(viperModules) module\(viperModules == 1 ? "" : "s")"
    return (parts.isEmpty ? name : "\(name): \(parts)") + viper
  }

  /// The counts that tell the architecture: `278 presenters, 256 interactors, 307 routers`.
  package var parts: String { texts(isSparse ? [.presenter, .interactor, .router, .controller] : architecture.telling) }

  private func texts(_ kinds: [PartKind]) -> String {
    kinds.compactMap { kind in
      let number = count(of: kind)
      // Findings call all routers of VIPER wireframes.
      let noun = architecture == .viper && kind == .router ? "wireframe" : kind.noun
      if number > 0 { return "\(number) \(noun)\(number == 1 ? "" : "s")" }
      return architecture.lacks == kind ? "no \(kind.noun)" : nil
    }.joined(separator: ", ")
  }
}

extension Architecture {
  /// The parts to count in a text.
  fileprivate var telling: [PartKind] {
    switch self {
    case .viper, .cleanSwift, .ribs: [.presenter, .interactor, .router]
    case .mvp: [.presenter, .coordinator, .interactor]
    case .mvvm: [.viewModel, .coordinator, .presenter]
    case .swiftui: [.screen, .assembly, .presenter, .viewModel, .interactor]
    case .mvc: [.controller, .coordinator, .presenter]
    case .unknown: [.presenter, .interactor, .router, .viewModel]
    }
  }

  /// The part whose absence makes the difference.
  fileprivate var lacks: PartKind? {
    switch self {
    case .mvp, .swiftui: .interactor
    case .mvvm, .mvc: .presenter
    default: nil
    }
  }
}
