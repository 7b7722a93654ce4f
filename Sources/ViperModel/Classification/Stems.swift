/// The modules' names that candidates' names stand for, each with a number: so they are compared, and so other things are filed.
struct Stems: Sendable {
  typealias Number = Int

  /// The empty name's.
  static let none = 0

  private var texts = [""]
  private var numbers = ["": none]

  /// - Parameter expected: how many there may be.
  init(expected: Int) { numbers.reserveCapacity(expected) }

  var count: Int { texts.count }

  subscript(number: Number) -> String { texts[number] }

  /// `BaseLogin` may stand for `Login`; nil where nothing is called so.
  func withoutBase(_ number: Number) -> Number? {
    let text = texts[number]
    return text.hasPrefix("Base") && text.utf8.count > 4 ? known(String(text.dropFirst(4))) : nil
  }

  func known(_ text: String) -> Number? { numbers[text] }

  mutating func number(of text: String) -> Number {
    if let known = numbers[text] { return known }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
