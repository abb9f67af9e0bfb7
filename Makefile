# One entry point a habit. `make help` lists them.

PREFIX ?= /usr/local
OUT ?= build/icons

# The packages that the program is built with.
APT_PACKAGES += libcairo2-dev     # filling paths, PDF
APT_PACKAGES += libharfbuzz-dev   # shaping
APT_PACKAGES += libfribidi-dev    # the order of mixed directions
APT_PACKAGES += libfontconfig-dev # finding fonts
APT_PACKAGES += libdeflate-dev    # deflate and CRC-32 of PNG
APT_PACKAGES += libzopfli-dev     # the smallest deflate, for --optimize 3
APT_PACKAGES += libspng-dev       # reading PNG
APT_PACKAGES += libexpat1-dev     # reading SVG
APT_PACKAGES += libyaml-dev       # reading YAML
APT_PACKAGES += nettle-dev        # SHA-256
APT_PACKAGES += pkgconf           # pkg-config: where these libraries are
# The fonts that it draws with by default, and the only ones that tests may draw with.
APT_PACKAGES += fonts-inter       # Latin, Greek, Cyrillic and currency signs
APT_PACKAGES += fonts-inter-variable # the same letters, of which symbols take their weights
APT_PACKAGES += fonts-noto-core   # all other scripts but Chinese, Japanese and Korean

# The programs that cut the font bundle out of these packages.
APT_PACKAGES += libharfbuzz-bin   # hb-subset: leaves out glyphs
APT_PACKAGES += fontconfig        # fc-scan: the names of a font; fc-list: which fonts the tests see
APT_PACKAGES += jq                # manual pages from the descriptions of commands

# The programs that make dist makes the packages with.
APT_DIST_PACKAGES += dpkg-dev     # dpkg-shlibdeps: which packages the program needs
APT_DIST_PACKAGES += chrpath      # where the program looks for shared libraries
APT_DIST_PACKAGES += lintian      # Debian's checks of a package
APT_DIST_PACKAGES += yq           # YAML as JSON, for the commands of examples/ci

# The programs that tests read generated files with.
APT_TEST_PACKAGES += librsvg2-bin    # rsvg-convert: SVG as pixels
APT_TEST_PACKAGES += poppler-utils   # pdftoppm, pdftocairo, pdfinfo: PDF as pixels, its dates
APT_TEST_PACKAGES += pngcheck        # PNG files against the specification
APT_TEST_PACKAGES += aapt            # aapt2: Android's resource compiler
# The gallery, the HTML report and web pages, used like a reader does. Without windows Chromium starts in a third of the time.
APT_TEST_PACKAGES += chromium-headless-shell
APT_TEST_PACKAGES += libxml2-utils   # xmllint: whether XML is well-formed
APT_TEST_PACKAGES += node-typescript # tsc: the TypeScript lookups
APT_TEST_PACKAGES += nodejs          # node: the compiled lookups, and tsc itself
APT_TEST_PACKAGES += esbuild         # the generated packages, as an app's bundler reads them
# The program that makes photographs for the README small.
APT_PICTURE_PACKAGES += pngquant # a palette of 256 colours
# The programs that tests watch and start other programs with.
APT_TEST_PACKAGES += strace          # faults and kills at a chosen system call
APT_TEST_PACKAGES += dpkg            # dpkg-query: whose fonts and programs these are
APT_TEST_PACKAGES += bash coreutils dash diffutils findutils grep sed # sh, and what it calls
APT_TEST_PACKAGES += util-linux      # flock, prlimit
APT_TEST_PACKAGES += git             # SwiftPM's way to a package, as in examples
APT_TEST_PACKAGES += binutils        # the linker that the Swift compiler calls

BREW_PACKAGES = cairo harfbuzz fribidi fontconfig libdeflate zopfli libspng expat libyaml nettle \
  pkg-config jq font-inter font-noto-sans
BREW_TEST_PACKAGES = librsvg poppler pngcheck libxml2 typescript esbuild

# The Swift runtime is linked in, so the program starts fast and runs where no Swift is. So are the
# compiler's libraries and those there are archives of, and the program has a fixed address: 80,000
# relocations fewer.
# LLVM's linker does not ask for an order of archives that need each other. The archive of `make dist`
# has shared libraries in lib/mintmark, where those that these load in turn are looked up too: by
# DT_RPATH, as DT_RUNPATH is for the program's own libraries alone. The path of the checkout is left
# out, and so is the linker's digest of the debug information, which has it too, so that a build elsewhere
# gives the same bytes. Of debug information there are files and lines alone, for the traces of crashes: descriptions of
# types and variables take a tenth of the compilation.
# The program and the tests are one build: the same options compile both, and only links differ. So the tests test
# what is released.
STATIC = $(abspath build)/static
BUILD_RELEASE = env MINTMARK_RELEASE=1 swift build
OPTIMIZED = -c release --pkg-config-path $(STATIC) \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xcc -ffile-prefix-map=$(CURDIR)=. \
  -Xswiftc -gline-tables-only
PROGRAM = --product mintmark -Xlinker -no-pie -Xlinker --disable-new-dtags \
  -Xlinker -rpath -Xlinker '$$ORIGIN/../lib/mintmark' -Xlinker --build-id=none
ifeq ($(shell uname),Darwin)
  OPTIMIZED = -c release
  PROGRAM = --product mintmark
endif
RELEASE = .build/release/mintmark
# Prints the time of a step; `make times` prints those of all.
TIMED = @Scripts/timed
# Zopfli has no file for pkg-config, and the compiler does not look into Homebrew's folder.
ifeq ($(shell uname),Darwin)
  export CPATH := $(shell brew --prefix 2>/dev/null)/include
  export LIBRARY_PATH := $(shell brew --prefix 2>/dev/null)/lib
endif

# What is installed with the program, which looks for the fonts in share/mintmark/fonts beside its own
# folder, and an installation that the tests run.
FONTS = build/fonts
MANUAL = build/manual
INSTALLED = $(abspath build)/installed

# With @testable imports, as much of what is measured is not public.
BENCH = swift run --package-path Benchmarks -c release -Xswiftc -enable-testing Bench

.PHONY: help icons icon-digests locale-data signs test try test-generated test-packages test-faults tests-built times check fuzz fuzz-build sanitize-address sanitize-thread mutants weight record \
  check-kotlin snapshots-unused artwork-references readme-pictures format lint docs bench bench-compare \
  bench-bytes fonts fonts-lock install uninstall dist dist-test dist-deps \
  container-test ci-test clean deps test-deps picture-deps test-environment release

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

icons: release ## render the world's icons, for every target, into build/icons
	$(RELEASE) batch examples/currency-buttons.yml --output $(abspath $(OUT))
	$(RELEASE) sheet en_US en_GB fr_CH ro_RO cs_CZ zh_CN ar_AE ms_MY --columns 4 --scale 3 \
	  -o $(OUT)/sheet.png
	@echo "The icons are in $(abspath $(OUT)), eight of them together in $(abspath $(OUT))/sheet.png"

icon-digests: icons ## write the digests of the world's icons into build, to compare machines with each other
	cd $(OUT) && find . -type f ! -name '.mintmark-*' -print0 | LC_ALL=C sort -z | \
	  xargs -0 $$(command -v sha256sum || echo shasum -a 256) \
	  > $(abspath build)/icons-$$(uname -s)-$$(uname -m).sha256

# On Linux, with the ICU of the Swift toolchain.
LOCALE_DATA = Sources/Money/CurrencyLocale/Data/Tables

locale-data: ## write the locale data of CurrencyLocale from the toolchain's: review what changed
	@mkdir -p build
	swiftc -O -swift-version 6 Scripts/LocaleData/*.swift -l_FoundationICU -o build/locale-data
	rm -rf $(LOCALE_DATA) && mkdir $(LOCALE_DATA)
	build/locale-data $(LOCALE_DATA)

SIGNS = Sources/Drawing/TextOutlines/Signs/Tables/signs.tsv

# With the modules of the release, by the name that SwiftPM gives the package that they are of.
PACKAGE_NAME = $(shell basename '$(CURDIR)' | tr 'A-Z' 'a-z' | tr -c 'a-z0-9\n' _)

signs: release ## write the outlines of currency signs that few fonts have from their constructions: review what changed
	@mkdir -p build
	swiftc -O -swift-version 6 -parse-as-library -package-name $(PACKAGE_NAME) -I .build/release/Modules \
	  -I Sources/C/CMath Scripts/Signs/*.swift .build/release/MathSupport.build/*.o \
	  .build/release/VectorGraphics.build/*.o -lm -o build/signs
	build/signs > $(SIGNS)

# Tests are built in the user's environment, as fetching packages may need it, and run in one that
# holds the fonts and programs of the packages above and nothing else.
EXAMPLE = --package-path examples/SnapshotExample
TEST_ENVIRONMENT = $(abspath build)/test-environment
IN_TEST_ENVIRONMENT = $(TEST_ENVIRONMENT)/run
TESTS_PRODUCT = --product mintmarkPackageTests
# As many tests at a time as there are processors: otherwise all begin at once, and all end with the last.
RUN_TESTS = Scripts/test-progress $(IN_TEST_ENVIRONMENT) swift test --skip-build \
  --experimental-maximum-parallelization-width $(shell getconf _NPROCESSORS_ONLN)
TEST = env MINTMARK_RELEASE=1 $(RUN_TESTS) $(OPTIMIZED)
# Which part of their inputs tests over the world look at: a seed, or all. Without one, the day in UTC is the seed.
SAMPLE ?=
ifneq ($(SAMPLE),)
  export MINTMARK_SAMPLE = $(SAMPLE)
endif
# Without the test targets that take long or need more than one build. What runs without them is compiled without them.
SLOW_TESTS = GeneratedTests PackageTests FaultTests
WITHOUT_SLOW = $(foreach target,$(SLOW_TESTS),--skip='^$(target)\.')
SUITE = $(filter-out $(SLOW_TESTS),$(notdir $(wildcard Tests/*/*Tests))) FuzzRegressionTests
NEEDS_SLOW = $(FILTER)$(filter check test-generated test-packages test-faults tests-built,$(MAKECMDGOALS))

test: tests-built ## build and run the suite: all of it, or FILTER=<regular expression>
	$(TIMED) test $(TEST) $(if $(FILTER),--filter '$(FILTER)',$(WITHOUT_SLOW))
	@$(if $(FILTER),,echo "Further tests: make test-generated (generated code and pages), make test-packages" \
	  "(packages and the installation), make test-faults (kills and failing system calls)")

# In debug, where a change of a file compiles little more than this file.
TRY = --scratch-path .build-try

try: test-environment ## test in a debug build: TESTS=<test targets>, FILTER=<regular expression>
	@test -n "$(TESTS)" || { echo "error: which tests: make try TESTS=BadgeGeometryTests" >&2; exit 64; }
	MINTMARK_TESTS="$(TESTS)" swift build $(TRY) $(TESTS_PRODUCT)
	MINTMARK_TESTS="$(TESTS)" $(RUN_TESTS) $(TRY) $(if $(FILTER),--filter '$(FILTER)')

test-generated: tests-built ## compile generated code, and use generated pages in a browser
	$(TIMED) test-generated $(TEST) --filter '$(or $(FILTER),^GeneratedTests\.)'

test-packages: tests-built $(INSTALLED)/bin/mintmark ## test the installation, and packages that use this one
	$(TIMED) "build of the examples" swift build $(EXAMPLE) --build-tests
	$(IN_TEST_ENVIRONMENT) swift test $(EXAMPLE) --skip-build
	$(TIMED) test-packages $(TEST) --filter '^PackageTests\.'

# All of them, some 7,000, take minutes.
test-faults: tests-built ## kill runs at system calls, or make those fail: FAULTS=<of each scenario, all>
	@MINTMARK_FAULTS=$(or $(FAULTS),all) Scripts/timed test-faults $(TEST) --filter '^FaultTests\.'

tests-built: release test-environment
	@Scripts/fonts check || echo "warning: pictures are compared with a tolerance"
	$(TIMED) "build of the tests" $(if $(NEEDS_SLOW),,env MINTMARK_TESTS="$(SUITE)") $(BUILD_RELEASE) $(OPTIMIZED) $(TESTS_PRODUCT) \
	  --explicit-target-dependency-import-check error

times: ## print how long each step took since the last make clean
	@cat build/times

SLOW_CHECKS = dist-test container-test ci-test docs artwork-references sanitize-address sanitize-thread mutants

check: export MINTMARK_SAMPLE = all
check: lint test test-generated test-packages test-faults $(SLOW_CHECKS) fuzz ## what CI runs, and the slow checks

# On Linux. The parser of the toolchain, for programs that read sources.
SYNTAX_HOST = $(shell swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host
SYNTAX = -I $(SYNTAX_HOST) -L $(SYNTAX_HOST) -Xlinker -rpath -Xlinker $(SYNTAX_HOST) \
  -lSwiftParser -lSwiftSyntax -lSwiftOperators

mutants: test-environment ## change single lines, and count the changes that tests notice: SEED=, COUNT=<120>, ONLY=<numbers or modules>
	@mkdir -p build
	swiftc -O -swift-version 6 -parse-as-library Scripts/Mutants/*.swift -o build/mutants-tool $(SYNTAX)
	SEED=$(SEED) COUNT=$(COUNT) ONLY='$(ONLY)' \
	  Scripts/run-mutants $(abspath build)/mutants-tool $(IN_TEST_ENVIRONMENT) -c release

build/weight-tool: $(wildcard Scripts/Weight/*.swift)
	@mkdir -p build
	swiftc -swift-version 6 -parse-as-library $^ -o $@ $(SYNTAX)

weight: build/weight-tool ## print what changes touch, repeated facts, tuned constants, tokens, and the ledger
	@build/weight-tool

artwork-references: test-deps release ## compare the references of artwork with rsvg-convert's
	Scripts/artwork-references --check

readme-pictures: picture-deps release ## make the README's pictures, light and dark: look at them
	Scripts/readme-pictures $(RELEASE)

# The sanitizers have build folders of their own, as everything is compiled differently for them. They watch
# optimised code, as the suite does: without, the laws over the world take hours. They look at a sample of the inputs.
ADDRESS = -c release --sanitize=address --scratch-path .build-address
THREAD = -c release --sanitize=thread --scratch-path .build-thread
ifneq ($(shell uname),Darwin)
  MUTEX = build/thread-sanitizer-mutex.o
endif

# Leaks are not looked for: LeakSanitizer finds memory by pointers to it, and Swift stores those to the
# payloads of enums and to weak references in other forms, so that it reports what is in use.
sanitize-address sanitize-thread: export MINTMARK_SAMPLE = 1
sanitize-address: test-environment ## run the suite under AddressSanitizer
	swift build $(TESTS_PRODUCT) $(ADDRESS)
	ASAN_OPTIONS=suppressions=$(abspath Tests/Tool/Sanitizers/address.supp):detect_leaks=0 \
	  $(RUN_TESTS) $(ADDRESS) $(WITHOUT_SLOW)

sanitize-thread: test-environment $(MUTEX) ## run the suite under ThreadSanitizer
	swift build $(TESTS_PRODUCT) $(THREAD) $(if $(MUTEX),-Xlinker $(abspath $(MUTEX)))
	TSAN_OPTIONS=history_size=4 $(RUN_TESTS) $(THREAD) $(WITHOUT_SLOW)

build/thread-sanitizer-mutex.o: Tests/Tool/Sanitizers/ThreadSanitizerMutex.c
	@mkdir -p build
	clang -c -O1 -fPIC -Wall -Wextra -Werror $< -o $@

# --sanitize=fuzzer leaves the name of `main` alone, which is libFuzzer's own. The compiler takes the
# last -sanitize alone, so that one names both. gold warns of every symbol of the sanitizers, LLVM's
# linker of none. Apple's toolchain has no libFuzzer, the one from swift.org does.
SECONDS ?= 60

fuzz: fuzz-build ## run the fuzz targets: SECONDS=<each, 60>, TARGET=<one of Tests/Tool/Fuzz/Corpus>
	FUZZ_SEED=$(SEED) FUZZ_RUNS=$(RUNS) Scripts/fuzz $(SECONDS) $(TARGET)

fuzz-build: deps
	MINTMARK_FUZZ=1 swift build --scratch-path .build-fuzz -c release --product Fuzz \
	  --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address \
	  -Xswiftc -use-ld=lld

record: tests-built ## record all snapshots anew; fails, so that it is noticed
	SNAPSHOTS_RECORD=$(or $(SNAPSHOTS_RECORD),all) $(TEST) $(WITHOUT_SLOW)

snapshots-unused: tests-built ## list references no test uses; fails on any
	rm -f build/used-snapshots
	SNAPSHOTS_USED=$(abspath build)/used-snapshots SNAPSHOTS_RECORD=never $(TEST) $(WITHOUT_SLOW)
	$(RELEASE) snapshot prune Snapshots --used build/used-snapshots

format: ## format all Swift files
	swift format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Plugins

lint: build/weight-tool ## check the format of all Swift files, which actions workflows name, and how simple the code is
	Scripts/check-actions
	@build/weight-tool --check
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Plugins

docs: deps ## write the documentation of the libraries into build/docs
	@rm -rf .build/*/symbolgraph && mkdir -p build
	@# SwiftPM 6.3 writes the graphs of all modules and fails then, as it doesn't find those of the test runner.
	swift package dump-symbol-graph --minimum-access-level public || true
	Scripts/docs .build/$$(uname -m)*/symbolgraph build/docs

check-kotlin: release ## run the Kotlin lookups: KOTLINC=<command> KOTLIN_STDLIB=<jar>
	Scripts/check-kotlin $(RELEASE)
	Scripts/check-compose $(RELEASE)

bench: test-deps $(INSTALLED)/bin/mintmark ## measure beside yardsticks; the figures go into build/bench
	$(BENCH) run $(INSTALLED)/bin/mintmark $(abspath build)/bench/$$(date -u +%Y%m%dT%H%M%SZ).json $(ONLY)

# The two runs to compare: the last two by default.
A ?= $(shell ls build/bench/*.json 2>/dev/null | tail -2 | head -1)
B ?= $(shell ls build/bench/*.json 2>/dev/null | tail -1)

bench-compare: ## compare two runs: A=<results.json> B=<results.json>, or the last two
	$(BENCH) compare $(abspath $(A)) $(abspath $(B))

bench-bytes: ## sum the world's bytes at every level against Cairo's writer (takes minutes)
	$(BENCH) bytes $(abspath build)/bench/pictures

fonts: $(FONTS)/fonts.tsv ## cut the font bundle out of the declared packages into build/fonts

fonts-lock: deps ## record the digests of the installed fonts in Packaging/fonts.lock
	Scripts/fonts lock

$(FONTS)/fonts.tsv: Packaging/fonts.lock Packaging/fonts.characters Scripts/fonts $(RELEASE)
	Scripts/fonts cut $(RELEASE) $(FONTS)

$(MANUAL)/man1/mintmark.1: $(RELEASE) Packaging/manual.jq Scripts/manual-pages
	Scripts/manual-pages $(RELEASE) $(MANUAL)

$(RELEASE): release
	@:

install: fonts $(MANUAL)/man1/mintmark.1 ## install program, fonts and manual under PREFIX
	Scripts/install $(RELEASE) $(FONTS) $(MANUAL) "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what make install wrote under PREFIX
	Scripts/install --remove "$(DESTDIR)$(PREFIX)"

dist: dist-deps fonts $(MANUAL)/man1/mintmark.1 ## make the .deb and the .tar.gz, in build/dist
	Scripts/dist $(RELEASE) $(FONTS) $(MANUAL) build/dist

dist-test: dist ## install the packages in bare Debian systems and draw with them
	Scripts/dist-test build/dist

container-test: ## run the container file's steps in bare Debian systems, and compare two builds
	Scripts/container-test

ci-test: dist ## run every command of action.yml and examples/ci in a bare Debian system
	for test in github gitlab; do PATH=$(abspath .build/release):$$PATH Packaging/tests/$$test.sh || exit 1; done
	Scripts/ci-test build/dist

$(INSTALLED)/bin/mintmark: $(RELEASE) $(FONTS)/fonts.tsv $(MANUAL)/man1/mintmark.1 Scripts/install
	@rm -rf $(INSTALLED)
	@Scripts/install $(RELEASE) $(FONTS) $(MANUAL) $(INSTALLED)

clean: ## remove what was built
	rm -rf .build .build-try .build-address .build-thread .build-fuzz build

release: deps
ifneq ($(shell uname),Darwin)
	@Scripts/static-libraries $(STATIC)
endif
	$(TIMED) "build of the program" $(BUILD_RELEASE) $(OPTIMIZED) $(PROGRAM)

deps:
	@$(call install-missing,$(APT_PACKAGES),$(BREW_PACKAGES))

test-deps:
	@$(call install-missing,$(APT_PACKAGES) $(APT_TEST_PACKAGES),$(BREW_PACKAGES) $(BREW_TEST_PACKAGES))

picture-deps: test-deps
	@$(call install-missing,$(APT_PICTURE_PACKAGES),pngquant)

dist-deps: deps
	@$(call install-missing,$(APT_DIST_PACKAGES),)

test-environment: test-deps
	@Scripts/test-environment $(TEST_ENVIRONMENT) $(APT_PACKAGES) $(APT_TEST_PACKAGES)

# Installs the packages that are not there yet; with none missing it needs no network and no root.
define install-missing
set -e; \
if command -v dpkg-query >/dev/null; then \
  missing=; \
  for package in $(1); do \
    dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
      || missing="$$missing $$package"; \
  done; \
  if [ -n "$$missing" ]; then \
    sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
    echo "Installing$$missing"; \
    $$sudo apt-get update -q; \
    $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$missing; \
  fi; \
elif command -v brew >/dev/null; then \
  for package in $(2); do brew list $$package >/dev/null 2>&1 || brew install $$package; done; \
else \
  echo "Please install: $(strip $(1))" >&2; \
fi
endef
