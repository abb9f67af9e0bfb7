// AssetPipeline
