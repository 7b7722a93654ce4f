import ViperFacts

/// The first bytes of a file with a model: what it is, what of, and how long its two parts are.
///
/// The model follows, then what is known of the code.
struct KeptHeader: BitwiseCopyable {
  /// `vipermdl` on a machine of the same byte order.
  static let mark: UInt64 = 0x6C64_6D72_6570_6976
  static let size = MemoryLayout<Self>.stride

  private var mark = Self.mark
  private let version: UInt64
  private let key: KeptKey
  private let modelSize: UInt64
  private let modelChecksum: UInt64
  private let codeSize: UInt64
  private let codeChecksum: UInt64

  init(version: UInt64, key: KeptKey, model: [UInt8], code: FactBytes?) {
    self.version = version
    self.key = key
    (modelSize, modelChecksum) = (UInt64(model.count), model.withUnsafeBytes(Self.checksum))
    (codeSize, codeChecksum) = (UInt64(code?.count ?? 0), code?.withUnsafeBytes(Self.checksum) ?? 0)
  }

  /// Nil for anything but the beginning of a whole file of this version.
  init?(_ storage: ArchiveStorage, version: UInt64) {
    guard let bytes = storage.bytes(in: 0..<Self.size) else { return nil }
    self = bytes.withUnsafeBytes { $0.loadUnaligned(as: Self.self) }
    let (sum, overflow) = modelSize.addingReportingOverflow(codeSize)
    guard mark == Self.mark, self.version == version, !overflow, sum == UInt64(storage.count - Self.size) else { return nil }
  }

  /// Nil where it is that of other code, or damaged.
  func model(in storage: ArchiveStorage, for key: KeptKey) -> FactBytes? {
    guard key == self.key, let bytes = storage.bytes(in: Self.size..<(Self.size + Int(modelSize))) else { return nil }
    return bytes.withUnsafeBytes(Self.checksum) == modelChecksum ? bytes : nil
  }

  func code(in storage: ArchiveStorage) -> FactBytes? {
    guard let bytes = storage.bytes(in: (Self.size + Int(modelSize))..<storage.count) else { return nil }
    return bytes.withUnsafeBytes(Self.checksum) == codeChecksum ? bytes : nil
  }

  var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }

  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 { WordHash(bytes).low }
}
