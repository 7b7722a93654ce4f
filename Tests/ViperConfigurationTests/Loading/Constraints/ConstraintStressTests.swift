import Testing

@testable import ViperConfiguration

/// Constraints with parts cut out.
struct ConstraintStressTests {
  /// Whatever is missing, a constraint is read or a mistake is told.
  @Test(arguments: [
    "forbidden: {from: {group: [A, B]}, to: {role: view}, except: {name: C}, reachable: true}",
    "layers: [{path: A/**}, [{path: B}, {path: C}]], strict: true", "acyclic: folder, of: {path: A}",
    "only: {role: service, not: {name: A}}, may-import: [A, B]", "protected-types: {name: A}, used-by: {role: [view]}",
    "limit: {lines: 4, fan-in: 2, of: {conforms: A}}", "every-module-has: [presenter-tests, assembly], of: {module: A}",
    "counterpart: {each: '*A', has: '*B', of: {name: A}}", "layout: {of: {role: view}, in: ['{module}/**']}",
  ])
  func noConstraintIsDroppedSilently(_ text: String) {
    let line = "- {name: a, reason: b, \(text)}"
    for index in line.indices.dropFirst(2) {
      for end in [line.index(after: index), line.index(index, offsetBy: 6, limitedBy: line.endIndex) ?? line.endIndex] {
        var cut = line
        cut.removeSubrange(index..<end)
        let document = "constraints:\n\(cut)\n"
        let count = (try? Configuration(document))?.constraints.count
        let mistakes = Configuration.mistakes(document)
        #expect(count == 1 || count == nil && !mistakes.isEmpty, "\(cut)")
        #expect(!mistakes.contains { $0.hasPrefix("0:") }, "\(cut): \(mistakes)")
      }
    }
  }
}
