import Testing
import ViperFacts

@testable import ViperModel

/// A cached model with damage in one place after the other, each of which builds the model anew.
@Suite struct ModelCacheStressTests {
  /// A file with a valid checksum and wrong numbers, as somebody with access to the cache can write it.
  @Test func breaksNothingByWrongNumbers() throws {
    let code = ModelCacheTests.cached()
    let bytes = try code.bytes()
    for position in stride(from: CachedCode.headerSize, to: bytes.count - 4, by: 52) {
      for value: [UInt8] in [[0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80], [0xFF, 0xFF, 0xFF, 0xFF]] {
        var wrong = bytes
        wrong.replaceSubrange(position..<(position + 4), with: value)
        try code.setBytes(CachedCode.signed(wrong))
        let model = code.outcome().model
        #expect(model.graph.references.allSatisfy { model.graph.components.indices.contains($0.to) })
        #expect(model.graph.components.allSatisfy { $0.module.map(model.graph.modules.indices.contains) ?? true })
        #expect(model.dialects.map(\.root) == ["."])
      }
    }
  }

  @Test func ignoresADamagedFile() throws {
    let code = ModelCacheTests.cached()
    let (whole, fresh) = (try code.bytes(), code.fresh)
    for position in stride(from: 0, to: whole.count, by: 61) {
      var damaged = whole
      damaged[position] ^= 0x10
      try code.setBytes(damaged)
      #expect(CachedCode.bytes(code.outcome().model) == fresh)
    }
  }
}
