/// A stretch of an archive's text.
struct ArchivedText: BitwiseCopyable {
  var start: UInt32 = 0
  var end: UInt32 = 0

  /// Of sound ones.
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A file of an archive, and which facts are its; no record here has padding, so that equal archives have equal bytes.
struct ArchivedFile: BitwiseCopyable {
  var stamp: FileStamp
  var name: ArchivedText
  var root: ArchivedText
  var facts: Int32
  /// 1 where the root is one.
  var hasOwnRoot: UInt32
}

/// Where the facts of some content lie.
struct ArchivedFacts: BitwiseCopyable {
  var content: ContentHash
  /// From the first byte of all facts.
  var offset: UInt64
  var counts: FactCounts
  /// Of the facts' own bytes.
  var checksum: UInt64
}

/// A diagnostic that reading has made.
struct ArchivedProblem: BitwiseCopyable {
  var file: ArchivedText
  var message: ArchivedText
  /// 0 for none.
  var line: UInt32
  var severity: UInt32
  var hasFile: UInt32
  var makesRunIncomplete: UInt32
}

/// A path that was named.
struct ArchivedPlace: BitwiseCopyable {
  var name: ArchivedText
  var isFolder: UInt32
  var unused: UInt32 = 0
}
