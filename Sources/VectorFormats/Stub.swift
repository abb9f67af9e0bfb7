public import VectorGraphics
extension Scene { public func vectorDrawable(palette: Palette) -> String { "" } }
