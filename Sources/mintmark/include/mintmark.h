/* The command line in Swift: Sources/MintmarkTool/Mintmark.swift. */
int mintmark_main(int argc, char **argv);
