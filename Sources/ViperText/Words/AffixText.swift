extension String {
  /// The text with an asterisk in each place of a name, from left to right; nil if the name does not occur.
  ///
  /// Bytes are compared where both are ASCII: a search by characters for each part of each module takes longer than all rules.
  package func replacingName(_ name: String, atMost limit: Int = .max) -> String? {
    if name.isEmpty { return nil }
    guard utf8.allSatisfy({ $0 < 0x80 }), name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return contains(name) ? replacing(name, with: "*", maxReplacements: limit) : nil
    }
    let (text, name) = (ContiguousArray(utf8), ContiguousArray(name.utf8))
    var (replaced, position, count): ([UInt8], Int, Int) = ([], 0, 0)
    while position < text.count {
      if count < limit, text[position...].starts(with: name) {
        replaced.append(UInt8(ascii: "*"))
        position += name.count
        count += 1
      } else {
        replaced.append(text[position])
        position += 1
      }
    }
    return count == 0 ? nil : String(decoding: replaced, as: UTF8.self)
  }
}
