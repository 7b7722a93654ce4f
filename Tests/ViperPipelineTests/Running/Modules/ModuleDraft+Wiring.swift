/// How parts get each other.
extension ModuleDraft {
  mutating func makeSteps() {
    let isThere: [ModuleRole] =
      shape.isRouter || isOwnedByRouter ? [.router] : shape == .configurator ? [.view] : []
    let made = shape == .owner ? [] : order.filter { !isThere.contains($0) }
    var later = ModuleLink.allCases.filter { slots[$0] != nil && !slots[$0]!.isInitial }
    if chance(3) { later.reverse() }
    steps = made.map(WiringStep.make) + steps + later.map(WiringStep.set)
  }

  mutating func breakSteps() {
    let sets = steps.indices.filter { if case .set = steps[$0] { true } else { false } }
    if takeFault(.earlyUse), let first = sets.first {
      steps.insert(.line("{view}.loadViewIfNeeded()"), at: first)
    }
    if takeFault(.secondPresenter),
      let index = steps.firstIndex(where: {
        if case .set(let link) = $0 { link.target == .presenter } else { false }
      }),
      case .set(let link) = steps[index]
    {
      steps.insert(.line("let other = \(making(.presenter))"), at: index)
      standIns[link] = "other"
      traits.append("\(link) gets another presenter")
    } else if takeFault(.missingLine), !sets.isEmpty {
      let index = sets[number(below: sets.count)]
      if case .set(let link) = steps[index] { traits.append("\(link) is not set") }
      steps.remove(at: index)
    }
  }

  /// The construction of a part.
  func making(_ role: ModuleRole) -> String {
    let arguments = parts[role.rawValue].slots.filter(\.isInitial).map { slot in
      let link = slots.first { $0.value.name == slot.name && $0.key.owner == role }!.key
      return "\(slot.name): \(local(link.target))"
    }
    return "\(type(role))(\(arguments.joined(separator: ", ")))"
  }

  /// The lines of the assembly.
  var wiring: [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .make(let role):
        return [
          shape == .methods && !parts[role.rawValue].slots.contains(where: \.isInitial)
            ? "let \(local(role)) = make\(style.type(role))()"
            : "let \(local(role)) = \(making(role))"
        ]
      case .set(let link):
        let value = standIns[link] ?? local(link.target)
        let (slot, owner) = (slots[link]!, local(link.owner))
        let setting = slot.setting(of: owner, to: handings[link]?.expression(value, in: name) ?? value)
        guard link == .viewPresenter, let outside else { return [setting] }
        return outside.lines(setting, cleared: slot.setting(of: owner, to: "nil"))
      case .line(let text):
        return [ModuleRole.allCases.reduce(text) { $0.replacing("{\($1)}", with: local($1)) }]
      }
    }
  }
}
