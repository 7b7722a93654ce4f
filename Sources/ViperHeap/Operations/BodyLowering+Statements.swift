import ViperFacts
import ViperLinking

extension BodyLowering {
  /// Lowers statements, and returns the step of the last one's value.
  func lower(statements: [Int]) -> Int? {
    var (next, last): (Int, Int?) = (0, nil)
    while next < statements.count {
      if let block = guardBlock(of: statements[next...]) {
        lower(conditions: Array(statements[next..<block]), orElse: statements[block])
        next = block + 1
        last = nil
      } else if let end = catches(after: next, in: statements) {
        lower(attempt: statements[next], catches: Array(statements[(next + 1)..<end]))
        next = end
        last = nil
      } else {
        last = lower(statements[next])
        next += 1
      }
    }
    return last
  }

  /// The position of the block of a `guard` whose conditions come next.
  private func guardBlock(of statements: ArraySlice<Int>) -> Int? {
    guard let first = statements.first else { return nil }
    let start = node(first).span.start
    let block = statements.firstIndex {
      node($0).isA(.block) && node($0).flags.contains(.isGuard) && node($0).span.start <= start
    }
    guard let block, statements[..<block].allSatisfy({ node($0).span.start >= node(statements[block]).span.start }) else {
      return nil
    }
    return block
  }

  /// The end of the blocks of `catch` that follow a `do`.
  private func catches(after position: Int, in statements: [Int]) -> Int? {
    guard node(statements[position]).isA(.block), !isRegion(statements[position]) else { return nil }
    var end = position + 1
    while end < statements.count, node(statements[end]).isA(.block), node(statements[end]).flags.contains(.isCatch) { end += 1 }
    return end == position + 1 ? nil : end
  }

  private func isRegion(_ block: Int) -> Bool {
    let flags = node(block).flags
    return flags.contains(.isGuard) || flags.contains(.isCatch) || flags.contains(.isLoop) || flags.contains(.isDeferred)
  }

  private func lower(conditions: [Int], orElse block: Int) {
    let branch = add(
      .branch(Operation.Branch(isExhaustive: true, isSwitch: false, label: 0)), at: block)
    let start = body.operations.count
    for condition in conditions { lower(condition: condition) }
    body.operations[branch].regions.append(Operation.Region(steps: start..<body.operations.count))
    addRegion(to: branch) {
      _ = lower(statements: operands(block))
      // It has left: by `return`, or by what does not return.
      return add(.never)
    }
  }

  private func lower(attempt block: Int, catches: [Int]) {
    let attempt = add(.attempt, at: block)
    addRegion(to: attempt) { lower(statements: operands(block)) }
    for other in catches {
      addRegion(to: attempt) {
        if let error = codebase.names.known("error") { declare(error, add(.data), at: other) }
        return lower(statements: operands(other))
      }
    }
  }

  /// Lowers a block by what it is for.
  func lower(block index: Int) -> Int? {
    let node = node(index)
    if node.flags.contains(.isLoop) {
      let loop = add(.loop(label: name(index)), at: index)
      addRegion(to: loop) {
        lower(loop: operands(index), of: index)
        return nil
      }
      return nil
    }
    if node.flags.contains(.isDeferred) {
      let deferred = add(.deferred, at: index)
      addRegion(to: deferred) { lower(statements: operands(index)) }
      return nil
    }
    if node.flags.contains(.isCatch) || node.flags.contains(.isGuard) {
      let branch = add(.branch(Operation.Branch(isExhaustive: false, isSwitch: false, label: 0)), at: index)
      addRegion(to: branch) {
        add(.check, [add(.data)])
        return lower(statements: operands(index))
      }
      return nil
    }
    return inScope { lower(statements: operands(index)) }
  }

  private func lower(loop parts: [Int], of index: Int) {
    guard let last = parts.last, node(last).isA(.block), !isRegion(last) else {
      _ = lower(statements: parts)
      return
    }
    for part in parts.dropLast() { lower(condition: part) }
    if !hasWayOut(last) {
      if node(index).flags.contains(.isAwaited) {
        let element = body.operations.lastIndex { if case .element = $0.kind { true } else { false } }
        if let element { add(.endless, [body.operations[element].operands[0]], at: index) }
      } else if parts.count == 2, isForEver(parts[0]) {
        add(.endless, at: index)
      }
    }
    _ = lower(block: last)
  }

  /// Whether a condition holds until its task is cancelled: `true`, `!Task.isCancelled`.
  private func isForEver(_ condition: Int) -> Bool {
    let text = codebase.text(name(condition))
    if node(condition).isA(.literal) { return text == "true" }
    guard node(condition).isA(.operator), text == "!", let operand = operands(condition).first else { return false }
    return codebase.text(name(operand)) == "isCancelled"
  }

  /// Whether a statement leaves the loop that it is in, but for a `guard`, which leaves what has gone.
  private func hasWayOut(_ index: Int, isInSwitch: Bool = false) -> Bool {
    switch node(index).kind {
    case .return, .throw: return true
    case .break: return !isInSwitch || name(index) != 0
    case .closure, .declaration: return false
    case .block where node(index).flags.contains(.isGuard): return false
    default: return operands(index).contains { hasWayOut($0, isInSwitch: isInSwitch || node(index).isA(.switch)) }
    }
  }

  // MARK: conditions

  /// Lowers a condition, with the names that it binds, and checks it.
  func lower(condition index: Int) {
    let node = node(index)
    if node.isA(.binding), node.flags.contains(.unwrapsValue), let value = operands(index).first {
      let value = self.value(value)
      add(.check, [add(.isPresent, [value], at: index)], at: index)
      declare(name(index), add(.unwrap, [value], at: index), at: index)
    } else if node.isA(.binding) || node.isA(.destructuring) {
      _ = lower(index)
      if !node.flags.contains(.takesElement) { add(.check, [add(.data)], at: index) }
    } else if node.isA(.match) {
      _ = lower(index)
      add(.check, [add(.data)], at: index)
    } else if node.isA(.operator), codebase.text(name(index)) == "&&" {
      for part in operands(index) { lower(condition: part) }
    } else {
      add(.check, [value(index)], at: index)
    }
  }

  // MARK: branches

  /// Lowers an `if`, whose first part has the conditions and the block.
  func lower(if parts: [Int], at index: Int) -> Int {
    let branch = add(
      .branch(Operation.Branch(isExhaustive: parts.count > 1, isSwitch: false, label: name(index))), at: index)
    addRegion(to: branch) {
      let inner = operands(parts[0])
      for condition in inner.dropLast() { lower(condition: condition) }
      return inner.last.flatMap { lower(block: $0) }
    }
    for part in parts.dropFirst() { addRegion(to: branch) { lower(part) } }
    return branch
  }

  func lower(switch index: Int) -> Int {
    var parts = operands(index)
    guard !parts.isEmpty else { return add(.data) }
    let subject = lower(parts.removeFirst()) ?? add(.data)
    let branch = add(
      .branch(Operation.Branch(isExhaustive: true, isSwitch: true, label: name(index))), [subject], at: index)
    for part in parts {
      addRegion(to: branch) {
        if parts.count > 1 { add(.check, [add(.data)]) }
        let inner = operands(part)
        for pattern in inner where node(pattern).isA(.pattern) {
          for one in operands(pattern) { bind(pattern: one, to: subject) }
        }
        return lower(statements: inner.filter { !node($0).isA(.pattern) })
      }
    }
    return branch
  }

  func lower(ternary index: Int) -> Int {
    let parts = operands(index)
    guard parts.count == 3 else { return lowerAll(index) }
    let branch = add(
      .branch(Operation.Branch(isExhaustive: true, isSwitch: false, label: 0)), at: index)
    addRegion(to: branch) {
      lower(condition: parts[0])
      return lower(parts[1])
    }
    addRegion(to: branch) { lower(parts[2]) }
    return branch
  }

  // MARK: patterns

  func lower(match index: Int) {
    var parts = operands(index)
    guard !parts.isEmpty else { return }
    var subject = lower(parts.removeFirst()) ?? add(.data)
    if node(index).flags.contains(.takesElement) { subject = add(.element, [subject], at: index) }
    for part in parts { bind(pattern: part, to: subject) }
  }

  /// Binds the names of a pattern to parts of a value.
  func bind(pattern index: Int, to subject: Int) {
    let node = node(index)
    let parts = operands(index)
    switch node.kind {
    case .binding: declare(name(index), subject, at: index)
    case .unwrap: for part in parts { bind(pattern: part, to: add(.unwrap, [subject], at: index)) }
    case .cast: for part in parts { bind(pattern: part, to: cast(subject, index)) }
    case .call: bind(elements: Array(parts.dropFirst()), of: subject)
    case .tuple: bind(elements: parts, of: subject)
    case .member, .typeCheck, .literal: break
    default: _ = lowerAll(index)
    }
  }

  private func bind(elements: [Int], of subject: Int) {
    for (position, element) in elements.enumerated() {
      let part = add(.part(position), [subject], at: element)
      for pattern in operands(element) { bind(pattern: pattern, to: part) }
    }
  }
}
