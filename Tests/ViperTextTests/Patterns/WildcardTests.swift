import Testing

@testable import ViperText

/// Patterns with `*`, and with `?` where that is asked for.
@Suite struct WildcardTests {
  @Test(arguments: [
    ("*", "", true), ("*", "any", true), ("a*", "abc", true), ("a*", "ba", false), ("*c", "abc", true), ("*c", "abcd", false),
    ("a*c", "ac", true), ("a*c", "abbc", true), ("a*a", "a", false), ("ab*ba", "aba", false), ("*a*b*", "xaybz", true),
    ("*a*b*", "xbya", false), ("a*b*c", "abxbc", true), ("a*bc*bc", "abcxbc", true), ("a*bc*bc", "abcbx", false),
    ("**", "x", true),
    ("abc", "abc", true), ("abc", "ABC", false), ("", "", true), ("", "a", false), ("a?c", "a?c", true), ("a?c", "abc", false),
  ])
  func starStandsForAnyText(_ pattern: String, _ text: String, _ fits: Bool) {
    #expect(Wildcard(pattern).matches(text) == fits)
  }

  @Test(arguments: [
    ("?", "a", true), ("?", "", false), ("?", "ab", false), ("?", "Ä", true), ("a?c", "abc", true), ("a?*c", "ac", false),
    ("a?*c", "abbc", true), ("*?", "", false), ("?*?", "ab", true), ("*a?", "aab", true),
  ])
  func questionMarkStandsForOneScalar(_ pattern: String, _ text: String, _ fits: Bool) {
    #expect(Wildcard(pattern, questionMark: true).matches(text) == fits)
  }

  @Test func bytesAreMatchedAsTextIs() {
    let parts = ["", "a", "b", "ab", "*", "?", "Ä", "A\u{308}"]
    for first in parts {
      for second in parts {
        for third in parts {
          let pattern = Wildcard(first + second + third, questionMark: true)
          for text in ["", "a", "b", "ab", "ba", "aab", "abab", "Äb", "A\u{308}b", "aÄ", "Ä"] {
            let matches = Array(text.utf8).withUnsafeBufferPointer { pattern.matches(utf8: $0) }
            #expect(matches == pattern.matches(text), "'\(pattern.text)' and '\(text)'")
          }
        }
      }
    }
  }

  /// Without going back to the last star only, this would take a time beyond all patience.
  @Test(.timeLimit(.minutes(60))) func timeGrowsWithBothLengthsAtMost() {
    let pattern = String(repeating: "*a", count: 200) + "*c*"
    #expect(!Wildcard(pattern).matches(String(repeating: "a", count: 2000) + "b"))
  }

  @Test func anyListCanBeMatched() {
    func fits(_ items: [Int], _ signs: [Int?]) -> Bool {
      Wildcard.matches(items, signs, isAny: { $0 == nil }, one: { $0 == $1 })
    }
    #expect(fits([1, 2, 3, 4], [1, nil, 4]))
    #expect(fits([], [nil, nil]))
    #expect(!fits([1, 2, 3], [1, nil, 4]))
  }
}
