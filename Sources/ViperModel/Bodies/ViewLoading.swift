import ViperFacts
import ViperLinking

/// What views do when they are loaded, before they have a presenter.
struct ViewLoading {
  let codebase: Codebase

  private static let methods: Set = ["viewDidLoad", "loadView", "awakeFromNib"]

  /// Whether a static call is given the view itself, so that it can be assembled: `LoginRouter.createModule(ref: self)`.
  func givesItself(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.body, let body = BodySyntax(around: usage, in: codebase) else { return false }
    let member = codebase.declaration(ofSlot: slot)
    guard Self.methods.contains(codebase.text(codebase.name(member))),
      let name = body.range.first(where: { body.nodes[$0].span == usage.span && body.nodes[$0].kind == .name })
    else { return false }
    var child = name
    while let parent = body.facts.parent(of: child), body.nodes[parent].kind == .member { child = parent }
    guard child != name, let call = body.facts.parent(of: child), body.nodes[call].kind == .call else { return false }
    return body.facts.operands(of: call).dropFirst().contains { argument in
      body.facts.operands(of: argument).first.map { body.nodes[$0].kind == .selfReference } ?? false
    }
  }
}
