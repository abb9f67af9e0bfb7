// So that `import Mintmark` is enough for an app: Mintmark's API has types of all these modules.
@_exported public import BadgeGeometry
@_exported public import BadgeKit
@_exported public import CairoBackend
@_exported public import CurrencyLocale
@_exported public import RasterImage
@_exported public import struct SystemSupport.Errno
@_exported public import struct SystemSupport.FileError
@_exported public import struct SystemSupport.FilePath
@_exported public import TextOutlines
@_exported public import VectorFormats
@_exported public import VectorGraphics
