/// The modules' names that candidates' names stand for, each with a number: so they are compared, and so other things are filed.
struct Stems: Sendable {
  typealias Number = Int

  /// The empty name's.
  static let none = 0

  private var texts = [""]
  private var numbers = ["": none]
  private var withoutBase: [Number?] = [nil]

  /// - Parameter expected: how many there may be.
  init(expected: Int) { numbers.reserveCapacity(expected) }

  var count: Int { texts.count }

  subscript(number: Number) -> String { texts[number] }

  /// `BaseLogin` may stand for `Login`.
  func withoutBase(_ number: Number) -> Number? { withoutBase[number] }

  func known(_ text: String) -> Number? { numbers[text] }

  mutating func number(of text: String) -> Number {
    if let known = numbers[text] { return known }
    let rest = text.hasPrefix("Base") && text.utf8.count > 4 ? number(of: String(text.dropFirst(4))) : nil
    numbers[text] = texts.count
    texts.append(text)
    withoutBase.append(rest)
    return texts.count - 1
  }
}
