import ViperModel

/// The folders of files, for what is asked of each folder once.
struct FileFolders {
  private var folders: [Substring] = []
  /// By file, the position of its folder.
  private var ofFile: [Int] = []

  init(_ files: [InventoryFile]) {
    var numbers: [Substring: Int] = [:]
    ofFile = files.map { file in
      let folder = FeatureGroups.outer(file.name[...]) ?? ""
      if let known = numbers[folder] { return known }
      numbers[folder] = folders.count
      folders.append(folder)
      return folders.count - 1
    }
  }

  /// By file, what a folder has.
  func map<Value>(_ value: (Substring) -> Value) -> [Value] {
    let values = folders.map(value)
    return ofFile.map { values[$0] }
  }
}
