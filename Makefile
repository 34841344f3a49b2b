# A newcomer needs make run, make demo and make test. `make help` lists the others.
#
# FEATURE, NAME and ENTITY reach the scripts as they are, by the environment.
.DEFAULT_GOAL := help
SHELL := /bin/bash

PREFIX ?= /usr/local
ZSH_COMPLETIONS ?= $(PREFIX)/share/zsh/site-functions
SOURCES := Package.swift Sources Features Services Templates Tests scripts/picture.swift
# The Swift runtime is part of the program, so that it starts fast and runs without Swift installed.
# At a fixed address and without a table of its 9,000 symbols for others, it starts a third faster,
# because the loader has some 85,000 relocations less to do. The compiler makes generic types by
# functions that it knows. By their names the runtime would search for the conformances of their
# parameters.
export RELEASE := -c release --static-swift-stdlib -Xlinker -no-pie -Xlinker --no-export-dynamic \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -L$(CURDIR)/.build/static -Xswiftc -Xclang-linker -Xswiftc -static-libgcc

.PHONY: help setup build run demo test test-features test-catalogs coverage mutants sanitize lint format \
  feature catalog fuzz torture bench record data install uninstall deb tarball clean

# The stub server, and the tests that run against it, need packages that the program does not: see
# Package.swift. All builds for these targets have the same list of packages.
demo torture record lint bench: export CATALEJO_TESTS := 1

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 15

setup:
	@scripts/setup

# All libraries but the C library become part of the program if the system has archives of them.
# Those that are not archives make a start longer: all together by 1 ms, as much as the rest of it.
ARCHIVES := libstdc++.a libsqlite3.a libexpat.a libutf8proc.a libminizip.a libz.a libedit.a
.PHONY: static
static: setup
	@scripts/archives .build/static $(ARCHIVES)

build: static ## build the program: .build/release/catalejo
	@scripts/build catalejo

run: build ## build the program and open it
	@.build/release/catalejo

demo: build ## open it with services of its own: no network, no key
	@scripts/build catalejo-stub
	@scripts/demo

test: ## run every test
	@scripts/setup tmux openssl
	@scripts/setup zsh fish mandoc || echo "Without zsh, fish and mandoc some tests are left out." >&2
	@scripts/test

test-features: ## test the features alone, or one: make test-features FEATURE=List
	@scripts/test-part $${FEATURE:+feature} "$${FEATURE:-features}"

test-catalogs: ## test the plain catalogs alone
	@scripts/test-part catalogs

coverage: ## tell what of each role the features' tests reach
	@scripts/coverage

mutants: ## break a rule at a time: a test has to see it
	@scripts/setup python3
	@scripts/mutants

feature: ## write a new feature: make feature NAME=Weather
	@scripts/setup python3 gettext python3-polib po4a
	@scripts/generate feature "$$NAME"
	@scripts/modules
	@scripts/check-docs --update

catalog: ## write a new catalog: make catalog NAME=Books
	@scripts/setup python3 gettext python3-polib po4a
	@scripts/generate catalog "$$NAME" "$$ENTITY"
	@scripts/modules
	@scripts/check-docs --update

sanitize: setup ## run tests under the thread and the address sanitizer
	@scripts/sanitize thread
	@scripts/sanitize address

lint: setup ## check style, sizes, texts, docs/, warnings, who imports whom, and what templates make
	swift format lint --strict --recursive --parallel $(SOURCES)
	@scripts/check-sizes
	@$(MAKE) --no-print-directory check-docs check-texts
	CATALEJO_STRICT=1 swift build --build-tests --explicit-target-dependency-import-check error
	scripts/check-templates

format: ## lay out the sources
	swift format --in-place --recursive --parallel $(SOURCES)

.PHONY: docs modules check-docs texts check-texts

docs: ## make pages of the modules' comments: .build/docs
	@scripts/setup python3
	@scripts/docs

modules: ## draw the modules anew: docs/modules.md
	@scripts/setup python3
	@scripts/modules

check-docs: # compare docs/ with the sources, and the modules with Package.swift
	@scripts/setup python3
	scripts/check-docs
	scripts/modules --check

texts: ## collect the texts of the program for translators, and compile what they wrote: po/
	@scripts/setup gettext python3-polib po4a
	@scripts/texts

check-texts: # compare po/, the table of translations and the manual pages with the sources
	@scripts/setup gettext python3-polib po4a
	@/usr/bin/python3 -m unittest discover --start-directory Tests/Tools/Translation
	scripts/texts --check

fuzz: setup ## have libFuzzer look for bytes that break a reader: TARGET=keys SECONDS=60
	@scripts/fuzz "$(TARGET)" "$(SECONDS)" # SECONDS of a shell are its own

torture: build ## let files fail, the power go and programs die: is anything lost? TRY="--quick kill export"
	@scripts/setup python3
	@scripts/build catalejo-stub
	@scripts/torture $(TRY)

bench: static ## measure speed, beside named peers; COMPARE=REVISION: beside that one
	@$(if $(COMPARE),scripts/compare "$$COMPARE",scripts/bench)

record: build ## draw the pictures of the README anew
	@scripts/build catalejo-stub
	@scripts/record

data: ## rebuild the embedded data from the named packages
	@scripts/data

# Two builds of one commit are the same to the byte.
install deb tarball: export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || date +%s)

# The program that is installed: Debian's package has one of its own.
BUILT ?= .build/release/catalejo

# The paths of the installed files; install and uninstall have the same list.
PROGRAM := $(DESTDIR)$(PREFIX)/bin/catalejo
# The page in English, and one for each language that scripts/texts has made one for.
MANUALS := man/man1 $(patsubst scripts/catalejo.%.1.in,man/%/man1,$(wildcard scripts/catalejo.??.1.in))
BASH_COMPLETION := $(DESTDIR)$(PREFIX)/share/bash-completion/completions/catalejo
ZSH_COMPLETION := $(DESTDIR)$(ZSH_COMPLETIONS)/_catalejo
FISH_COMPLETION := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/catalejo.fish

install: build ## install to PREFIX (/usr/local), manual and completions too
	@scripts/build catalejo-manual
	@scripts/documents .build/release .build/documents
	install -D -s -m 755 $(BUILT) $(PROGRAM)
	for man in $(MANUALS); do \
	  install -D -m 644 .build/documents/$$man/catalejo.1 $(DESTDIR)$(PREFIX)/share/$$man/catalejo.1 || exit 1; done
	install -D -m 644 .build/documents/catalejo.bash $(BASH_COMPLETION)
	install -D -m 644 .build/documents/catalejo.zsh $(ZSH_COMPLETION)
	install -D -m 644 .build/documents/catalejo.fish $(FISH_COMPLETION)

uninstall: ## remove what install put there; what you stored stays
	rm -f $(PROGRAM) $(MANUALS:%=$(DESTDIR)$(PREFIX)/share/%/catalejo.1) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)

deb: build ## make a Debian package in .build
	@scripts/setup dpkg-dev
	@scripts/deb

tarball: build ## make one file for other systems, with glibc 2.36 or newer, in .build
	@scripts/tarball

clean: ## remove what was built
	rm -rf .build .build-*
