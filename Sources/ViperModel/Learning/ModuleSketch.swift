import ViperFacts
import ViperLinking

/// A module as its wiring alone draws it: a view, the type that it talks to, and what that one keeps, with the name that they share.
struct ModuleSketch {
  /// The words that all of its names have in common.
  var stem: String
  /// The position of its root's survey.
  var root: Int
  var presenter: TypeSymbol.ID
  var view: TypeSymbol.ID
  /// The types with the module's name that the presenter keeps, ascending.
  var parts: [TypeSymbol.ID]
  /// Who creates the presenter.
  var makers: [Maker]

  struct Maker {
    var type: TypeSymbol.ID
    /// The slot of the function, initializer or property.
    var body: Int?
  }
}

/// Finds the modules of a root by wiring: a type that a screen keeps or that keeps a screen, and that keeps more parts of the name
/// that both share.
struct SketchFinder {
  let links: LinkSurvey
  /// The words of each concrete type's name.
  private let words: [TypeSymbol.ID: TypeWords]

  init(_ links: LinkSurvey) {
    self.links = links
    words = Dictionary(uniqueKeysWithValues: links.concreteTypes.map { ($0, TypeWords(links.name($0))) })
  }

  /// One for each view, by presenter.
  ///
  /// - Parameters:
  ///   - number: the position of the root's survey.
  ///   - admits: whether the code around a presenter may be VIPER at all.
  func sketches(root number: Int, admits: (TypeSymbol.ID) -> Bool) -> [ModuleSketch] {
    var best: [TypeSymbol.ID: (sketch: ModuleSketch, rank: Int)] = [:]
    for type in links.concreteTypes where isCandidate(type) && admits(type) {
      guard let (sketch, rank) = sketch(of: type, root: number) else { continue }
      if let other = best[sketch.view], other.rank >= rank { continue }
      best[sketch.view] = (sketch, rank)
    }
    return best.values.map(\.sketch).sorted { $0.presenter < $1.presenter }
  }

  private func isCandidate(_ type: TypeSymbol.ID) -> Bool {
    let kind = links.survey.codebase.types[type].kind
    return [.class, .struct, .actor].contains(kind) && !links.survey.isView(type) && !links.of(type).isEmpty
  }

  /// What a type is the presenter of, and how well it fits: what the view keeps before what only keeps the view.
  private func sketch(of type: TypeSymbol.ID, root: Int) -> (ModuleSketch, rank: Int)? {
    guard let (view, stem) = view(of: type) else { return nil }
    let parts = Set(links.of(type).map(\.target)).filter { isPart($0, stem, of: view) }.sorted()
    guard !parts.isEmpty else { return nil }
    let makers = links.survey.usages.of(type).filter { $0.kind == .construction && $0.from != type }
      .map { ModuleSketch.Maker(type: $0.from, body: $0.body) }
    let sketch = ModuleSketch(stem: stem, root: root, presenter: type, view: view, parts: parts, makers: makers)
    let rank = (links.holds(view, type) ? 20 : 0) + (links.holds(type, view) ? 10 : 0) + min(parts.count, 9)
    return (sketch, rank)
  }

  /// The screen that a type is linked with and shares the most words with; one that both keep each other of before others.
  private func view(of type: TypeSymbol.ID) -> (TypeSymbol.ID, stem: String)? {
    let views = Set((links.of(type).map(\.target) + links.holders(of: type)).filter(links.isScreen))
    let ranked = views.sorted().compactMap { view -> (view: TypeSymbol.ID, stem: String, isMutual: Bool)? in
      guard let stem = stem(type, view) else { return nil }
      return (view, stem, links.holds(type, view) && links.holds(view, type))
    }
    let best = ranked.max { a, b in
      a.stem.utf8.count != b.stem.utf8.count
        ? a.stem.utf8.count < b.stem.utf8.count : (a.isMutual ? 1 : 0, b.view) < (b.isMutual ? 1 : 0, a.view)
    }
    return best.map { ($0.view, $0.stem) }
  }

  /// The words that two names share at their beginnings, where one of them may have a word more in front.
  private func stem(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> String? {
    guard let a = words[a], let b = words[b] else { return nil }
    for (a, b) in [(a, b), (a.withoutFirst, b), (a, b.withoutFirst)] {
      let shared = a.start(sharedWith: b)
      if !shared.isEmpty { return shared }
    }
    return nil
  }

  /// Whether what a presenter keeps is a part of its module: it has the module's name, and the view does not keep it, too.
  private func isPart(_ type: TypeSymbol.ID, _ stem: String, of view: TypeSymbol.ID) -> Bool {
    guard type != view, !links.survey.isView(type), words[type]?.affix(around: stem) != nil else { return false }
    return links.survey.codebase.types[type].kind != .enum && !links.holds(view, type) && !onlyStores(type)
  }

  /// Whether a type is a struct without code, such as one that carries what a module depends on.
  private func onlyStores(_ type: TypeSymbol.ID) -> Bool {
    let codebase = links.survey.codebase
    return codebase.types[type].kind == .struct
      && codebase.members[type].allSatisfy { member in
        let declaration = codebase.declaration(member)
        return declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
      }
  }
}

extension TypeWords {
  fileprivate init(words: some Collection<Substring>) { self.words = Array(words) }

  fileprivate var withoutFirst: TypeWords { TypeWords(words: words.dropFirst()) }

  /// What the name has around a module's, at its beginning or after at most two words; nil where it does not contain it.
  func affix(around stem: String) -> NameAffix? {
    for start in 0..<min(3, words.count) {
      var (end, length) = (start, 0)
      while end < words.count, length < stem.utf8.count { (end, length) = (end + 1, length + words[end].utf8.count) }
      if length == stem.utf8.count, text(start..<end) == stem {
        return NameAffix(prefix: text(0..<start), suffix: text(end..<words.count))
      }
    }
    return nil
  }
}
