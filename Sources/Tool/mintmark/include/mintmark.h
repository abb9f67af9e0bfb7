/* The command line in Swift: Sources/Tool/MintmarkTool/Mintmark.swift. */
int mintmark_main(int argc, char **argv);
