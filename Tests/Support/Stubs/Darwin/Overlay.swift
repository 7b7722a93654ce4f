// What Swift's overlay of Darwin adds to its headers.
package var errno: Int32 {
  get { 0 }
  set {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
package var SIG_IGN: (@convention(c) (Int32) -> Void)? { nil }
package func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { 0 }
package func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
