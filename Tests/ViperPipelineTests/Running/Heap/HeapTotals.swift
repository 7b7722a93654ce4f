/// What reports say of many modules beside what their runs have shown.
struct HeapTotals {
  private(set) var contradictions: [String] = []
  private var right = 0
  private var perhaps = 0
  private var unknown: [String: Int] = [:]

  mutating func add(_ comparison: HeapComparison, of title: String) {
    contradictions += comparison.contradictions.map { "\(title): \($0.text)" }
    right += comparison.right
    perhaps += comparison.perhaps
    unknown.merge(comparison.unknown, uniquingKeysWith: +)
  }

  mutating func add(contradiction: String) { contradictions.append(contradiction) }

  var text: String {
    let reasons = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) unknown: \($0.key)" }
    return (["\(contradictions.count) contradictions", "\(right) right", "\(perhaps) perhaps"] + reasons).joined(separator: "\n")
  }
}
