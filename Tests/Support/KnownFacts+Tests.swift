package import ViperFacts

extension KnownFacts {
  /// What any test of the process has read: the samples and most examples are the subject of several.
  package static let ofTests = KnownFacts()
}
