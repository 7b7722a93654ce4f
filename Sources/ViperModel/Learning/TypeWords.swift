/// The words of a type's name: `LoginViewController` is Login, View and Controller.
struct TypeWords {
  let words: [Substring]

  init(_ name: String) {
    var words: [Substring] = []
    var start = name.startIndex
    var previous: Character?
    for index in name.indices {
      let next = name.index(after: index)
      let following = next < name.endIndex ? name[next] : nil
      if let before = previous, Self.beginsWord(name[index], after: before, before: following) {
        words.append(name[start..<index])
        start = index
      }
      previous = name[index]
    }
    if start < name.endIndex { words.append(name[start...]) }
    self.words = words
  }

  /// `URLLogin` is URL and Login, `Login2Factor` is Login2 and Factor.
  private static func beginsWord(_ character: Character, after previous: Character, before next: Character?) -> Bool {
    guard character.isUppercase else { return character == "_" && previous != "_" }
    return !previous.isUppercase && previous != "_" || next?.isLowercase == true && previous != "_"
  }

  /// The words that two names begin with, of which each has more: the stem of two parts of a module. Empty for none.
  func start(sharedWith other: TypeWords) -> String {
    let most = min(words.count, other.words.count) - 1
    var count = 0
    while count < most, words[count] == other.words[count] { count += 1 }
    return words.prefix(count).joined()
  }

  /// The words from one position up to another one.
  func text(_ range: Range<Int>) -> String { words[range].joined() }
}

/// What a type's name has around its module's: `Presenter` in `LoginPresenter`, `Default` and `Interactor` in
/// `DefaultLoginInteractor`.
struct NameAffix: Hashable, Comparable {
  var prefix: String
  var suffix: String

  init(prefix: String = "", suffix: String) {
    self.prefix = prefix
    self.suffix = suffix
  }

  var pattern: String { "\(prefix){Module}\(suffix)" }

  func name(of stem: String) -> String { prefix + stem + suffix }

  /// Whether it is another affix with more words before it: `ListPresenter` prolongs `Presenter`.
  func prolongs(_ other: NameAffix) -> Bool {
    self != other && prefix == other.prefix && suffix.hasSuffix(other.suffix) && !other.suffix.isEmpty
  }

  static func < (a: Self, b: Self) -> Bool { (a.prefix, a.suffix) < (b.prefix, b.suffix) }
}
