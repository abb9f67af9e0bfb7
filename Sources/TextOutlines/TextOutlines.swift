// TextOutlines
