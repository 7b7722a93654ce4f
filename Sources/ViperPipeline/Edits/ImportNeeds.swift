internal import ViperFacts

/// What a file may need an import for: the names that mean neither a declaration of the code base that it sees nor one of Swift.
///
/// Members count as well, since a framework extends Swift's types.
struct ImportNeeds {
  private let unknown: Set<String>
  /// Whether it uses Objective-C's runtime or a member that Foundation adds to a type of Swift.
  private let needsFoundation: Bool
  /// Whether it has code without facts: previews, or macros that are not Swift's own.
  private let hasUnreadCode: Bool
  private let text: String

  /// - Parameter seen: the names that the file sees; nil where that is not known.
  init(_ file: AnalysedFile, _ seen: CodeNames.Seen?) {
    let facts = file.facts
    let locals = LocalNames(facts)
    var (used, unknown): (Set<String>, Set<String>) = ([], [])
    func note(_ id: NameTable.ID, unless isDeclared: () -> Bool) {
      let name = facts.names[id]
      guard !name.isEmpty, !(name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)) else { return }
      used.insert(name)
      if !Self.swift.contains(name), !unknown.contains(name), !isDeclared() { unknown.insert(name) }
    }
    for type in facts.types {
      switch type.kind {
      case .name: note(type.name) { seen?.declare(type.name, at: type.span.start) == true }
      case .member: note(type.name) { seen?.declare(member: type.name) == true }
      // `UIKit::UIView` needs the import, whatever the view's name means elsewhere.
      case .module: note(type.name) { false }
      default: break
      }
    }
    for (index, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .name:
        note(expression.name) {
          locals.bind(expression.name, at: index) || seen?.declare(expression.name, at: expression.span.start) == true
        }
      case .member: note(expression.name) { seen?.declare(member: expression.name) == true }
      default: break
      }
    }
    text = file.text(0..<file.bytes.count)
    self.unknown = unknown
    needsFoundation = !used.isDisjoint(with: Self.membersOfFoundation) || Self.signs.contains(where: text.contains)
    hasUnreadCode = !facts.previews.isEmpty || text.matches(of: /#([A-Za-z]\w*)/).contains { !Self.directives.contains($0.1) }
  }

  /// Whether the file needs no framework at all.
  var isNothing: Bool { unknown.isEmpty && !needsFoundation && !hasUnreadCode }

  /// Whether a name may be one of a framework that UIKit brings along and Foundation does not, or of UIKit's extensions.
  var includesGraphics: Bool {
    if hasUnreadCode || Self.signsOfExtensions.contains(where: text.contains) { return true }
    return unknown.contains { name in
      Self.extended.contains(name)
        || Self.prefixes.contains(where: name.hasPrefix) && !Self.plain.contains(name)
          && name.dropFirst(2).first?.isUppercase == true
    }
  }

  private static let prefixes = ["UI", "CA", "CG", "CI", "CT", "CV", "UN", "UT", "NS", "kC", "kU"]
  /// Those of Foundation.
  private static let plain: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "NSError", "NSObject", "NSRange", "NSString", "NSNumber", "NSDate", "NSData",
    "NSURL",
    "NSArray", "NSDictionary", "NSSet", "NSPredicate", "NSLock", "NSNotification", "NSRegularExpression", "NSLocalizedString",
    "NSObjectProtocol", "NSCoder", "NSCoding", "NSCopying", "NSNull", "NSValue", "NSDecimalNumber", "NSLog", "NSSortDescriptor",
    "NSOrderedSet", "NSCache", "NSCalendar", "NSTimeZone", "NSLocale",
  ]
  /// Members that UIKit adds to types of other frameworks.
  private static let extended: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "boundingRect", "draw", "pngData", "jpegData", "attachment",
  ]
  /// In code with paths of rows, or with attributes of text, members of any name may be UIKit's.
  private static let signsOfExtensions = ["ndexPath", "ttributed", "#colorLiteral", "#imageLiteral", "@UI"]
  private static let signs = [
    "@objc", "#selector", "#keyPath", "@IB", "@NS", "@GK", "@Published", "@State", "@ViewBuilder", "String(format",
  ]
  /// The words after `#` in Swift itself, and the two that need Objective-C's runtime.
  private static let directives: Set<Substring> = [
    "available", "unavailable", "file", "fileID", "filePath", "function", "line", "column", "dsohandle", "warning", "error",
    "isolation", "selector", "keyPath",
  ]
  /// Members of Foundation that the code base may have, too.
  private static let membersOfFoundation: Set<String> = [
    "main", "global", "async", "asyncAfter", "localizedDescription", "components", "range", "trimmingCharacters",
    "replacingOccurrences", "data", "current", "standard", "bundle", "addingPercentEncoding", "capitalized",
    "appendingPathComponent", "absoluteString", "path", "host", "timeIntervalSince", "isEqual", "userInfo", "object",
    "background", "userInitiated", "whitespaces", "whitespacesAndNewlines", "newlines", "alphanumerics",
    "caseInsensitiveCompare", "localizedCaseInsensitiveContains", "localizedCompare", "domain", "code",
  ]
  /// Types, functions and members of Swift itself, as far as VIPER's code uses them.
  private static let swift: Set<String> = Set(
    """
    Any AnyObject Self self super Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool String Character
    Substring Array Dictionary Set Optional Result Error Never Void Equatable Hashable Comparable Codable Decodable Encodable
    CodingKey CaseIterable Identifiable Sendable RawRepresentable CustomStringConvertible Sequence Collection Range ClosedRange
    Swift Task MainActor AsyncStream true false nil print min max abs zip stride type fatalError precondition assert
    assertionFailure preconditionFailure map flatMap compactMap filter reduce forEach first last count isEmpty append insert
    remove removeAll removeFirst removeLast sorted sort reversed contains enumerated allSatisfy joined prefix suffix dropFirst
    dropLast some none success failure get init rawValue hashValue description lowercased uppercased hasPrefix hasSuffix keys
    values key value index indices startIndex endIndex newValue oldValue error allCases shared id Encoder Decoder
    unsafelyUnwrapped isNumber isLetter isWhitespace Type Protocol firstIndex randomElement shuffled
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
