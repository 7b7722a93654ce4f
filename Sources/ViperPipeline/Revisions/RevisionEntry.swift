/// A file or a link of a revision.
struct RevisionEntry: Equatable {
  /// The path from the top of the repository.
  let name: ArraySlice<UInt8>
  /// The hash of its content.
  let object: ArraySlice<UInt8>
  /// The length of its content in bytes; 0 where the clone lacks it, which shows when it is read.
  let size: Int
  let isLink: Bool

  /// An entry of a listing, `mode type object size<TAB>name`; nil for a submodule, and for a name that leads out of the folder,
  /// which Git itself would refuse to check out.
  init?(_ text: ArraySlice<UInt8>) {
    guard let tab = text.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let fields = text[..<tab].split(separator: UInt8(ascii: " "))
    guard fields.count == 4, fields[1].elementsEqual("blob".utf8) else { return nil }
    name = text[text.index(after: tab)...]
    guard name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy(Self.isPlain) else { return nil }
    size = max(0, Int(String(decoding: fields[3], as: UTF8.self)) ?? 0)
    (object, isLink) = (fields[2], fields[0].elementsEqual("120000".utf8))
  }

  private static func isPlain(_ component: ArraySlice<UInt8>) -> Bool {
    !["", ".", ".."].contains { component.elementsEqual($0.utf8) }
      && String(decoding: component, as: UTF8.self).lowercased() != ".git"
  }
}
