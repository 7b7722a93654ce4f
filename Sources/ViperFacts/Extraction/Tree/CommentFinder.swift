/// A search for the comments at given offsets, in one walk over the tokens, since a file may have a comment on every line.
struct CommentFinder {
  struct Comment {
    var range: Range<Int>
    var isBlock: Bool
    /// The start of the next token.
    var nextCode: Int
  }

  private let hits: [Int]
  /// The index of the first hit that has not been passed.
  private var next = 0
  private var comments: [Comment] = []
  /// The index of the first comment whose next token is not known yet.
  private var firstWaiting = 0

  /// - Parameter hits: byte offsets, sorted.
  static func comments(around hits: [Int], in tree: Node) -> [Comment] {
    var finder = CommentFinder(hits: hits)
    finder.walk(tree)
    return finder.comments
  }

  private init(hits: [Int]) { self.hits = hits }

  /// Iterative, since a chain of calls is as deep as it is long.
  private mutating func walk(_ tree: Node) {
    var stack = [(node: tree, start: 0)]
    while let (node, start) = stack.popLast() {
      let end = start + node.byteLength
      guard end > start || node.asToken?.isEndOfFile == true, isWanted(upTo: end) else { continue }
      if let token = node.asToken {
        visit(token, start: start, end: end)
      } else {
        var childEnd = end
        for child in node.reversedChildren {
          childEnd -= child.byteLength
          stack.append((child, childEnd))
        }
      }
    }
  }

  private func isWanted(upTo end: Int) -> Bool { firstWaiting < comments.count || next < hits.count && hits[next] < end }

  private mutating func visit(_ token: Token, start: Int, end: Int) {
    let text = start + token.leadingLength
    if next < hits.count, hits[next] < text { add(token.leadingTrivia, from: start) }
    for index in firstWaiting..<comments.count { comments[index].nextCode = text }
    firstWaiting = comments.count
    let textEnd = end - token.trailingLength
    skip(to: textEnd)
    if next < hits.count, hits[next] < end { add(token.trailingTrivia, from: textEnd) }
    skip(to: end)
  }

  private mutating func add(_ pieces: [Token.Trivia], from start: Int) {
    var start = start
    for piece in pieces {
      let end = start + piece.byteLength
      if next < hits.count, hits[next] < end {
        if piece.kind != .other {
          comments.append(Comment(range: start..<end, isBlock: piece.kind == .blockComment, nextCode: end))
        }
        skip(to: end)
      }
      start = end
    }
  }

  private mutating func skip(to offset: Int) {
    while next < hits.count, hits[next] < offset { next += 1 }
  }
}
