// BadgeGeometry
