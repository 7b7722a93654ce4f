import ViperLinking

/// The usages of the kinds that are asked for again and again, each in their order: they are few among all.
struct UsagesByKind: Sendable {
  let all: [TypeUsage]
  private(set) var stored: [TypeUsage] = []
  private(set) var constructions: [TypeUsage] = []
  private(set) var staticCalls: [TypeUsage] = []

  init(_ all: [TypeUsage]) {
    self.all = all
    for usage in all {
      switch usage.kind {
      case .stored: stored.append(usage)
      case .construction: constructions.append(usage)
      case .staticCall: staticCalls.append(usage)
      default: break
      }
    }
  }
}
