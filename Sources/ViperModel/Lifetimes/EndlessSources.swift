import ViperFacts
import ViperLinking

/// What lives as long as the app, or as long as nobody stops it, and keeps what an object gives it: timers, display links, the
/// notification center, and publishers that never complete.
///
/// An object that stops them anywhere outside of `deinit` is given the benefit of the doubt.
struct EndlessSources {
  private let codebase: Codebase
  /// The names of the functions that make such sources, by their numbers: most calls are of others.
  private let makers: [Name: String]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let known = ["scheduledTimer", "CADisplayLink", "addObserver", "sink"].compactMap { text in
      codebase.names.known(text).map { ($0, text) }
    }
    makers = Dictionary(uniqueKeysWithValues: known)
  }

  func leaks(of component: Component.ID, in bodies: OwnBodies) -> [Leak] {
    let found = bodies.all.filter { !$0.isDeinit }.flatMap { body in
      body.range.compactMap { node in body.nodes[node].isA(.call) ? source(of: node, body) : nil }
    }
    return found.filter { !isStopped($0, by: bodies) }.map { source in
      Leak(
        component: component, keeper: source.keeper, holder: source.holder, property: source.property, link: nil,
        isReleasedInDeinit: source.stops.contains { bodies.names($0, ofDeinit: true) },
        range: source.body.sourceRange(of: source.captured, in: codebase))
    }
  }

  private struct Source {
    var keeper: Leak.Keeper
    var holder: String?
    var property: String?
    /// The methods that let go of the object.
    var stops: [String]
    var captured: Int
    var body: OwnBodies.Body
  }

  private func isStopped(_ source: Source, by bodies: OwnBodies) -> Bool {
    source.stops.contains { bodies.names($0) }
  }

  private func source(of call: Int, _ body: OwnBodies.Body) -> Source? {
    guard let callee = body.file.facts.operands(of: call).first, let name = makers[body.name(callee)] else { return nil }
    let arguments = body.arguments(of: call, in: codebase)
    func captured(_ label: String) -> Int? {
      arguments.first { $0.label == label && body.nodes[$0.value].isA(.selfReference) }?.value
    }
    func closure(_ labels: Set<String>) -> Int? {
      arguments.first { labels.contains($0.label) && body.nodes[$0.value].isA(.closure) }.flatMap {
        body.strongSelf(of: $0.value)
      }
    }
    switch (body.nodes[callee].kind, name) {
    case (.member, "scheduledTimer"):
      guard base(of: callee, body) == "Timer",
        arguments.contains(where: { $0.label == "repeats" && body.file.facts.truth(of: $0.value) == true }),
        let captured = captured("target") ?? closure(["block", ""])
      else { return nil }
      return Source(keeper: .timer, holder: "Timer", stops: ["invalidate"], captured: captured, body: body)
    case (.name, "CADisplayLink"):
      guard let captured = captured("target") else { return nil }
      return Source(keeper: .timer, holder: "CADisplayLink", stops: ["invalidate"], captured: captured, body: body)
    case (.member, "addObserver"):
      guard arguments.first?.label == "forName", base(of: callee, body) == "default", let captured = closure(["using", ""]) else {
        return nil
      }
      return Source(
        keeper: .notification, holder: "NotificationCenter", stops: ["removeObserver"], captured: captured, body: body)
    case (.member, "sink"):
      guard let property = store(of: call, body), isPublished(callee, body), let captured = closure(["receiveValue", ""]) else {
        return nil
      }
      return Source(
        keeper: .subscription, holder: nil, property: property, stops: ["cancel", "removeAll"], captured: captured,
        body: body)
    default: return nil
    }
  }

  /// The own property in which a subscription is stored: `.store(in: &bag)`, or `subscription = …`.
  private func store(of call: Int, _ body: OwnBodies.Body) -> String? {
    let facts = body.file.facts
    guard let outer = facts.parent(of: call) else { return nil }
    if body.nodes[outer].isA(.assignment), let target = facts.operands(of: outer).first, target != call {
      return body.ownProperty(target, in: codebase).map(codebase.text)
    }
    guard body.nodes[outer].isA(.member), codebase.text(body.name(outer)) == "store", let store = facts.parent(of: outer),
      let bag = body.arguments(of: store, in: codebase).first, bag.label == "in"
    else { return nil }
    let isPlain = body.nodes[bag.value].isA(.name) || body.nodes[bag.value].isA(.member)
    let target = isPlain ? bag.value : facts.innerOperand(of: bag.value)
    return target.flatMap { body.ownProperty($0, in: codebase) }.map(codebase.text)
  }

  /// The operators after which a publisher of a property's values still never completes.
  private static let endless: Set = [
    "sink", "map", "compactMap", "filter", "removeDuplicates", "receive", "subscribe", "debounce", "throttle", "delay",
    "dropFirst", "eraseToAnyPublisher", "print", "handleEvents", "scan", "share",
  ]

  /// Whether a chain of operators begins with the publisher of an own `@Published` property.
  private func isPublished(_ callee: Int, _ body: OwnBodies.Body) -> Bool {
    var node = callee
    while body.nodes[node].isA(.member) || body.nodes[node].isA(.call) {
      if body.nodes[node].isA(.member), body.ownProperty(node, in: codebase) == nil,
        !Self.endless.contains(codebase.text(body.name(node)))
      {
        return false
      }
      if let own = body.ownProperty(node, in: codebase) { return codebase.text(own).hasPrefix("$") }
      guard let inner = body.file.facts.innerOperand(of: node) else { return false }
      node = inner
    }
    return body.ownProperty(node, in: codebase).map { codebase.text($0).hasPrefix("$") } ?? false
  }

  /// The name before a member: `Timer` in `Timer.scheduledTimer`.
  private func base(of member: Int, _ body: OwnBodies.Body) -> String? {
    body.file.facts.innerOperand(of: member).map { codebase.text(body.name($0)) }
  }
}
