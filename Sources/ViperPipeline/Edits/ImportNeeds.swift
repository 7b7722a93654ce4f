internal import ViperFacts

/// What a file may need an import for: the names that neither the code base declares nor Swift itself.
///
/// Members count as well, since a framework extends Swift's types; a name that the code base declares somewhere is taken for that.
struct ImportNeeds {
  private let unknown: Set<String>
  /// Whether it uses Objective-C's runtime or a member that Foundation adds to a type of Swift.
  private let needsFoundation: Bool
  private let text: String

  init(_ file: AnalysedFile, _ names: DeclaredNames) {
    let facts = file.facts
    var used: Set<String> = []
    for type in facts.types where type.kind == .name || type.kind == .member { used.insert(facts.names[type.name]) }
    var local: Set<String> = []
    for expression in facts.expressions {
      switch expression.kind {
      case .name, .member: used.insert(facts.names[expression.name])
      case .binding: local.insert(facts.names[expression.name])
      default: break
      }
    }
    for declaration in facts.declarations where declaration.kind == .parameter {
      local.insert(facts.names[declaration.innerName])
    }
    // One name at a time: `subtracting` would go over all names of the code base.
    unknown = used.filter { name in
      !local.contains(name) && !names.all.contains(name) && !Self.swift.contains(name) && !name.isEmpty
        && !(name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber))
    }
    let text = file.text(0..<file.bytes.count)
    self.text = text
    needsFoundation = !used.isDisjoint(with: Self.membersOfFoundation) || Self.signs.contains(where: text.contains)
  }

  /// Whether the file needs no framework at all.
  var isNothing: Bool { unknown.isEmpty && !needsFoundation }

  /// Whether a name may be one of a framework that UIKit brings along and Foundation does not, or of UIKit's extensions.
  var includesGraphics: Bool {
    if Self.signsOfExtensions.contains(where: text.contains) { return true }
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
  private static let signs = ["@objc", "#selector", "#keyPath", "@IB", "@NS", "String(format"]
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
