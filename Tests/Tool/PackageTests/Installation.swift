import Foundation
import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
  /// A suite of the installation in `build/installed` and of the released program, which `make test-packages` makes.
  ///
  /// There it always runs. A bare `swift test` has neither, and says so.
  static var needsInstallation: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["MINTMARK_RELEASE"] != nil
        || FileManager.default.fileExists(atPath: Repository.path("build/installed")),
      "it tests what is installed: run make test-packages")
  }
}
