import ViperLinking

/// Regions, checks and ways out.
extension Interpreter {
  func check(_ condition: Held, _ frame: Frame) {
    if condition.flags == .yes, condition.unknown.isEmpty { return }
    if condition.flags == .no, condition.unknown.isEmpty {
      frame.flow = .failed
    } else if frame.doubt == nil {
      frame.doubt = state.mark
      frame.uncertainty += 1
    }
  }

  func branch(_ operation: Operation, _ branch: Operation.Branch, _ frame: Frame) -> Held {
    let outer = (frame.doubt, frame.uncertainty)
    defer { (frame.doubt, frame.uncertainty) = outer }
    frame.targets.append(Frame.Target(kind: branch.isSwitch ? .switch : .branch, label: branch.label, mark: state.mark))
    var ways: [(change: HeapState.Change, value: Held)] = []
    /// What the last region has done, which is not taken back yet.
    var last: (mark: HeapState.Mark, value: Held)?
    func takeBackLast() {
      if let done = last { ways.append((state.takeBack(to: done.mark), done.value)) }
      last = nil
    }
    var (isSure, isDoubted) = (false, false)
    for region in operation.regions {
      takeBackLast()
      (frame.doubt, frame.flow, frame.uncertainty) = (nil, .running, outer.1 + (isDoubted ? 1 : 0))
      let start = state.mark
      execute(region.steps, frame)
      let mark = frame.doubt ?? start
      let isCertain = frame.doubt == nil
      switch frame.flow {
      case .failed: continue
      case .running:
        let value = region.result.map { frame.results[$0] } ?? .data
        if isCertain, !isDoubted {
          frame.targets.removeLast()
          return value
        }
        last = (mark, value)
      case .left:
        if isCertain, !isDoubted, frame.targets.last!.exits.isEmpty {
          frame.targets.removeLast()
          return .nothing
        }
        _ = state.takeBack(to: mark)
      }
      isDoubted = true
      if isCertain {
        isSure = true
        break
      }
    }
    frame.flow = .running
    let exits = frame.targets.removeLast().exits
    let mayBeNone = !isSure && !(branch.isExhaustive && isDoubted)
    if let last, ways.isEmpty, exits.isEmpty, mayBeNone {
      state.doubt(since: last.mark, as: 0)
      return last.value.joined(.data)
    }
    takeBackLast()
    ways += exits.map { ($0, .data) }
    if mayBeNone { ways.append(([], .data)) }
    if ways.isEmpty {
      frame.flow = .left
      return .nothing
    }
    state.join(ways.map(\.change))
    return ways.reduce(Held.nothing) { $0.joined($1.value) }
  }

  func loop(_ operation: Operation, label: Name, _ frame: Frame) {
    let outer = (frame.doubt, frame.uncertainty)
    defer { (frame.doubt, frame.uncertainty) = outer }
    frame.uncertainty += 1
    for _ in 0..<2 {
      let mark = state.mark
      frame.targets.append(Frame.Target(kind: .loop, label: label, mark: mark))
      for region in operation.regions { execute(region.steps, frame) }
      let isLeft = frame.flow == .left
      frame.flow = .running
      let exits = frame.targets.removeLast().exits
      if exits.isEmpty, !isLeft {
        state.doubt(since: mark, as: 1)
      } else {
        let last = state.takeBack(to: mark)
        state.join([[]] + exits + (isLeft ? [] : [last]))
      }
    }
  }

  func attempt(_ operation: Operation, _ frame: Frame) {
    let outer = (frame.doubt, frame.uncertainty)
    defer { (frame.doubt, frame.uncertainty) = outer }
    guard let first = operation.regions.first else { return }
    let mark = state.mark
    frame.uncertainty += 1
    frame.targets.append(Frame.Target(kind: .attempt, label: 0, mark: mark))
    execute(first.steps, frame)
    let isLeft = frame.flow == .left
    let thrown = frame.targets.removeLast().exits
    let done = state.takeBack(to: mark)
    var ways = isLeft ? [] : [done]
    for region in operation.regions.dropFirst() {
      frame.flow = .running
      state.join([[], done] + thrown)
      execute(region.steps, frame)
      let caught = state.takeBack(to: mark)
      if frame.flow != .left { ways.append(caught) }
    }
    frame.flow = ways.isEmpty ? .left : .running
    state.join(ways)
  }

  func leave(returning value: Held, _ frame: Frame) {
    if frame.uncertainty == 0 {
      frame.result = value
    } else {
      frame.returned.append((state.change(since: frame.start), value))
    }
    frame.flow = .left
  }

  func leaveByThrowing(_ frame: Frame) {
    if let target = frame.targets.lastIndex(where: { $0.kind == .attempt }) {
      frame.targets[target].exits.append(state.change(since: frame.targets[target].mark))
    }
    frame.flow = .left
  }

  /// - Parameter isContinue: whether only a loop is meant.
  func leave(label: Name, isContinue: Bool, _ frame: Frame) {
    let target = frame.targets.lastIndex { target in
      label != 0 ? target.label == label : target.kind == .loop || (!isContinue && target.kind == .switch)
    }
    if let target { frame.targets[target].exits.append(state.change(since: frame.targets[target].mark)) }
    frame.flow = .left
  }
}
