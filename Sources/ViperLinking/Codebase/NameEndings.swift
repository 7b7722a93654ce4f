/// A set of name suffixes, indexed by their last byte to reject most names by one lookup.
package struct NameEndings: Sendable, ExpressibleByArrayLiteral {
  private var byLastByte = [[String]](repeating: [], count: 256)

  package init(arrayLiteral endings: String...) {
    for ending in endings { byLastByte[Int(ending.utf8.last ?? 0)].append(ending) }
  }

  package func fit(_ name: String) -> Bool {
    guard let last = name.utf8.last else { return false }
    return byLastByte[Int(last)].contains(where: name.hasSuffix)
  }
}
