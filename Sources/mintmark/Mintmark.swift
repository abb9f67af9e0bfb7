import ArgumentParser

@main
struct Mintmark: ParsableCommand {}
