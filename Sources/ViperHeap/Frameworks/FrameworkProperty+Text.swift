extension FrameworkProperty {
  /// A property as Swift declares it: `weak UITableViewDelegate?`, `shown many UIViewController? until closed`, `new UINavigationBar`,
  /// `later Closure?`. The `?` says that it is nil, or empty, until something is stored there; `new`, that the framework makes
  /// what it holds; `loads`, that its object is loaded when code first asks for it.
  init?(_ key: String, _ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    let isStatic = key.hasPrefix("static ")
    self.init(name: isStatic ? String(key.dropFirst("static ".count)) : key, type: "", isStatic: isStatic)
    if words.suffix(2) == ["until", "closed"] {
      endsWithScreen = true
      words.removeLast(2)
    }
    guard let type = words.popLast(), type.first?.isUppercase == true, words.allSatisfy({ add($0) }) else { return nil }
    self.type = type.hasSuffix("?") ? String(type.dropLast()) : type
    if type.hasSuffix("?") { start = .empty }
  }

  private mutating func add(_ word: String) -> Bool {
    if let strength = Strength(rawValue: word) {
      self.strength = strength
    } else if let when = FrameworkEffect.When(rawValue: word) {
      calls = when
    } else {
      switch word {
      case "many": isMany = true
      case "shown": isShown = true
      case "loads": loads = true
      case "new": start = .new
      default: return false
      }
    }
    return true
  }
}
