internal import OrderedCollections
import ViperFacts
import ViperRules
import ViperText

/// The edits of a finding as SARIF's `fix`: one that viewers and code hosts offer to make.
struct SARIFFix {
  let value: JSONValue

  /// Nil without edits.
  ///
  /// - Parameter artifact: the location of a file by its printed path.
  init?(_ edits: [Edit], _ excerpts: SourceExcerpts, artifact: (String) -> JSONValue) {
    guard !edits.isEmpty else { return nil }
    let changes = OrderedDictionary(grouping: edits, by: \.file).map { file, edits in
      JSONValue.object([
        ("artifactLocation", artifact(file)),
        ("replacements", .array(edits.map { Self.replacement($0, excerpts) })),
      ])
    }
    value = .object([("artifactChanges", .array(changes))])
  }

  private static func replacement(_ edit: Edit, _ excerpts: SourceExcerpts) -> JSONValue {
    .object([
      ("deletedRegion", region(of: edit, excerpts)), ("insertedContent", .object([("text", .string(edit.text))])),
    ])
  }

  /// The region in UTF-16 columns, which an insertion begins and ends at; in bytes alone where the source is not available.
  private static func region(of edit: Edit, _ excerpts: SourceExcerpts) -> JSONValue {
    let range = edit.range
    let bytes: [(key: String, value: JSONValue)] = [
      ("byteOffset", .number(edit.bytes.lowerBound)), ("byteLength", .number(edit.bytes.count)),
    ]
    guard let start = UTF16Columns.column(range.column, line: range.line, of: range.file, excerpts),
      let end = UTF16Columns.column(range.endColumn, line: range.endLine, of: range.file, excerpts)
    else { return .object(bytes) }
    return .object(
      [
        ("startLine", .number(range.line)), ("startColumn", .number(start)), ("endLine", .number(range.endLine)),
        ("endColumn", .number(end)),
      ] + bytes)
  }
}
