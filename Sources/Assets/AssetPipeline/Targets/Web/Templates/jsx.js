// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

// The import of a module for its types alone stays in what a compiler writes.
export {};
