/// What Swift's runtime calls to make an object. The linker puts `allocate` in its place (`--wrap=swift_allocObject`).
@_silgen_name("__real_swift_allocObject")
private func allocateUnseen(_ type: UnsafeRawPointer, _ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer

@_cdecl("__wrap_swift_allocObject")
func allocate(_ type: UnsafeRawPointer, _ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
  let object = allocateUnseen(type, size, alignment)
  Objects.note(object, of: unsafeBitCast(type, to: Any.Type.self))
  return object
}
