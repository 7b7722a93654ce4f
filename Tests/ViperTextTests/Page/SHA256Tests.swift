import Testing
import ViperText

struct SHA256Tests {
  /// The examples of the standard, and lengths around the end of a block.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
  ])
  func hashesTheExamples(text: String, hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }

  @Test(arguments: [
    (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="), (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="), (119, "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
  ])
  func blocksAreFilled(length: Int, hash: String) {
    let digest = SHA256.base64(of: String(repeating: "a", count: length))
    #expect(digest == hash)
  }
}
