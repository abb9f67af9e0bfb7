// This module's declarations use `FilePath`, `FileDescriptor` and `Errno`. So whoever imports the module
// also gets these types.
@_exported public import SystemPackage
