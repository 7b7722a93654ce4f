import Foundation
import Testing
import ViperFacts
import ViperPipeline
import ViperTestSupport

/// The schema takes a constraint exactly where the loader does, whatever a place of it selects.
@Suite struct SchemaAgreementTests {
  /// Every place of a selector in every kind of constraint, as JSON, which is YAML too.
  private static let places = [
    #""forbidden": {"from": $, "to": {"path": "A"}}"#, #""allowed": {"from": {"path": "A"}, "to": $}"#,
    #""required": {"from": {"path": "A"}, "to": {"path": "B"}, "except": $}"#,
    #""layers": [$, {"path": "A"}]"#, #""independent": [{"path": "A"}, $]"#, #""acyclic": "folder", "of": $"#,
    #""published": $"#, #""published": {"path": "A"}, "also": $"#, #""only": $, "may-import": ["UIKit"]"#,
    #""protected-types": $, "used-by": {"path": "A"}"#, #""protected-types": {"path": "A"}, "used-by": $"#,
    #""limit": {"lines": 3, "of": $}"#, #""every-module-has": "tests", "of": $"#,
    #""counterpart": {"each": "*A", "has": "*B", "of": $}"#, #""layout": {"of": $, "in": "A"}"#,
    #""layers": [{"path": "A"}], "of": $"#,
  ]

  private static let selectors = [
    #"{"path": "A"}"#, #"{"strength": "weak"}"#, #"{"reference": "stored"}"#, #"[{"path": "A"}, {"strength": "weak"}]"#,
    #"{"path": "A", "not": {"strength": "weak"}}"#, #"{"path": "A", "not": {"name": "B"}}"#, "{}", #"{"nothing": "A"}"#,
  ]

  private func loads(_ text: String) throws -> Bool {
    let folder = try ScratchFolder()
    try folder.write(text, to: "config.yml")
    var options = AnalysisOptions(paths: ["."], basePath: "/", toolVersion: "test")
    options.configuration = .file(folder.path + "/config.yml")
    return (try? ConfigurationListing(options, failing: nil)) != nil
  }

  @Test(arguments: places) func schemaAndLoaderTakeTheSame(_ place: String) throws {
    let schema = SchemaCheck(
      schema: try #require(try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? SchemaCheck.Object))
    for selector in Self.selectors {
      let constraint = place.replacing("$", with: selector)
      let text = #"{"constraints": [{"name": "a", "reason": "r", \#(constraint)}]}"#
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(try schema.takes(value) == loads(text), "\(constraint)")
    }
  }
}
