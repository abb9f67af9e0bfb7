# One entry point a habit. `make help` lists them.

PREFIX ?= /usr/local
OUT ?= build/icons

# What the program needs, and what its tests look at its results with.
APT_PACKAGES = libcairo2-dev libharfbuzz-dev libfribidi-dev libfontconfig-dev libdeflate-dev \
  libzopfli-dev libspng-dev nettle-dev fonts-inter fonts-noto-core pkg-config
APT_TEST_PACKAGES = librsvg2-bin poppler-utils pngcheck aapt chromium libxml2-utils node-typescript
BREW_PACKAGES = cairo harfbuzz fribidi fontconfig libdeflate zopfli libspng nettle \
  pkg-config font-inter font-noto-sans
BREW_TEST_PACKAGES = librsvg poppler pngcheck libxml2 typescript

# The Swift runtime is linked in, so the program starts fast and runs where no Swift is. So are the
# libraries there are archives of, and the program has a fixed address: 80,000 relocations fewer.
# LLVM's linker does not ask for an order of archives that need each other.
STATIC = $(abspath build)/static
RELEASE_FLAGS = -c release --static-swift-stdlib --product mintmark --pkg-config-path $(STATIC) \
  -Xswiftc -use-ld=lld -Xlinker -no-pie
ifeq ($(shell uname),Darwin)
  RELEASE_FLAGS = -c release --product mintmark
endif
RELEASE = .build/release/mintmark

BENCH = swift run --package-path Benchmarks -c release Bench

.PHONY: help icons test fuzz fuzz-build record snapshots-unused format lint docs bench bench-compare bench-bytes \
  install clean deps test-deps release

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

icons: release ## render the world's icons, for every target, into build/icons
	$(RELEASE) batch examples/currency-buttons.yml --output $(abspath $(OUT))
	$(RELEASE) sheet en_US en_GB fr_CH ro_RO cs_CZ zh_CN ar_AE ms_MY --columns 4 --scale 3 \
	  -o $(OUT)/sheet.png
	@echo "The icons are in $(abspath $(OUT)), eight of them together in $(abspath $(OUT))/sheet.png"

test: test-deps release ## build and run the whole test suite
	swift test --package-path examples/SnapshotExample
	swift test

record: test-deps release ## record the snapshot pictures anew; fails, so that it is noticed
	SNAPSHOTS_RECORD=all swift test

# --sanitize=fuzzer leaves the name of `main` alone, which is libFuzzer's own. The compiler takes the
# last -sanitize alone, so that one names both. gold warns of every symbol of the sanitizers, LLVM's
# linker of none. Apple's toolchain has no libFuzzer, the one of swift.org does.
SECONDS ?= 60

fuzz: fuzz-build ## run the fuzz targets: SECONDS=<each, 60>, TARGET=<one of Tests/Fuzz/Corpus>
	Scripts/fuzz $(SECONDS) $(TARGET)

fuzz-build: deps
	MINTMARK_FUZZ=1 swift build --scratch-path .build-fuzz -c release --product Fuzz \
	  --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address \
	  -Xswiftc -enable-testing -Xswiftc -use-ld=lld

snapshots-unused: test-deps release ## list references no test uses; fails on any
	Scripts/snapshots-unused Snapshots

format: ## format all Swift files
	swift format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks

lint: ## check the format of all Swift files
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks

docs: deps ## write the documentation of the libraries into build/docs
	swift package dump-symbol-graph --minimum-access-level public
	@mkdir -p build
	docc convert --fallback-display-name Mintmark --fallback-bundle-identifier mintmark \
	  --additional-symbol-graph-dir .build/$$(uname -m)*/symbolgraph --output-path build/docs

bench: test-deps release ## measure beside yardsticks; the figures go into build/bench
	$(BENCH) run $(abspath $(RELEASE)) $(abspath build)/bench/$$(date -u +%Y%m%dT%H%M%SZ).json $(ONLY)

# The two runs to compare: the last two, unless said otherwise.
A ?= $(shell ls build/bench/*.json 2>/dev/null | tail -2 | head -1)
B ?= $(shell ls build/bench/*.json 2>/dev/null | tail -1)

bench-compare: ## hold two runs side by side: A=<results.json> B=<results.json>, or the last two
	$(BENCH) compare $(abspath $(A)) $(abspath $(B))

bench-bytes: ## sum the world's bytes at every level against Cairo's writer (takes minutes)
	$(BENCH) bytes $(abspath build)/bench/pictures

install: release ## install a stripped release binary under PREFIX
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/mintmark"
	strip "$(DESTDIR)$(PREFIX)/bin/mintmark"

clean: ## remove what was built
	rm -rf .build .build-fuzz build

release: deps
ifneq ($(shell uname),Darwin)
	@Scripts/static-libraries $(STATIC)
endif
	swift build $(RELEASE_FLAGS)

deps:
	@$(call install-missing,$(APT_PACKAGES),$(BREW_PACKAGES))

test-deps:
	@$(call install-missing,$(APT_PACKAGES) $(APT_TEST_PACKAGES),$(BREW_PACKAGES) $(BREW_TEST_PACKAGES))

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
  echo "Please install: $(1)" >&2; \
fi
endef
