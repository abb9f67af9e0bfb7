import Testing

/// Suites that build packages of their own in one folder, where each build removes what the one
/// before it linked: one runs after the other.
@Suite(.serialized) enum SharedBuildFolder {}
