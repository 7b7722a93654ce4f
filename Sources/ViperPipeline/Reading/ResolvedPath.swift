internal import ViperFacts
internal import ViperPlatform

/// A named path with the links inside the repository resolved.
///
/// A link around the whole repository stays, since the user sees the code base by that path.
enum ResolvedPath {
  static func path(_ path: AbsolutePath) -> AbsolutePath {
    let above = sequence(first: path, next: \.folder).dropFirst()
    guard let top = above.first(where: { AbsolutePath(".git", in: $0).real != nil }), let realTop = top.real,
      let real = path.real,
      realTop.contains(real)
    else { return path }
    return AbsolutePath(real.relative(to: realTop), in: top)
  }
}
