// `FilePath`, `FileDescriptor` and `Errno` are this module's vocabulary, so whoever imports it has
// them too.
@_exported public import SystemPackage
