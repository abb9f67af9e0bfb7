// VectorFormats
