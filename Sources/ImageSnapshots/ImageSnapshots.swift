// ImageSnapshots
