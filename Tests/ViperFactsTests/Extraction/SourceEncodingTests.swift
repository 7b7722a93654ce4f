import Foundation
import Testing

@testable import ViperFacts

/// Code in another encoding than UTF-8 is not read as if it were garbage.
@Suite struct SourceEncodingTests {
  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"), (.utf16, "UTF-16"),
    (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"), (.utf32, "UTF-32"),
  ])
  func namesTheEncoding(_ encoding: String.Encoding, _ name: String) throws {
    // The others have a mark anyway.
    for mark in encoding == .utf16 || encoding == .utf32 ? [""] : ["", "\u{FEFF}"] {
      let data = try #require("\(mark)import UIKit\nfinal class LoginPresenter {}\n".data(using: encoding))
      guard case .unreadable(let message) = FactReader.outcome(of: [UInt8](data)) else {
        Issue.record("read")
        continue
      }
      #expect(message == "encoded in \(name), so the file is skipped; save it in UTF-8")
    }
  }

  @Test(
    arguments: [[], [0x0A, 0], [0xFF, 0xFE], [0xFF, 0xFE, 0xC3, 0x28], [0, 0, 0, 0], [0, 0, 0x63, 0], Array("é".utf8)]
      as [[UInt8]])
  func whatMayBeUTF8IsRead(_ bytes: [UInt8]) { #expect(SourceEncoding(of: bytes + Array("class A {}".utf8)) == nil) }
}
