# What a newcomer needs: make run, make demo, make test. `make help` lists the others.
.DEFAULT_GOAL := help
SHELL := /bin/bash

PREFIX ?= /usr/local
SOURCES := Package.swift Sources Features Services Tests scripts/picture.swift
# The Swift runtime is part of the program, so that it starts fast and runs where Swift is not. At a
# fixed address and without a table of its 9,000 symbols for others, it starts a third faster: the
# loader has some 85,000 relocations less to do.
export RELEASE := -c release --static-swift-stdlib -Xlinker -no-pie -Xlinker --no-export-dynamic

.PHONY: help setup build run demo test test-features test-catalogs coverage mutants lint format \
  feature catalog bench record data install clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 15

setup:
	@scripts/setup

build: setup ## build the program: .build/release/catalejo
	@swift build $(RELEASE) --product catalejo

run: build ## build the program and open it
	@.build/release/catalejo

demo: build ## open it with services of its own: no network, no key
	@swift build $(RELEASE) --product catalejo-stub
	@scripts/demo

# Two tests at a time: more of those that reckon would keep those that wait for a socket from running.
test: ## run every test
	@scripts/setup tmux
	CATALEJO_STRICT=1 SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=2 swift test

test-features: setup ## test the features alone, against mocks
	@scripts/test-part features

test-catalogs: setup ## test the plain catalogs alone
	@scripts/test-part catalogs

coverage: setup ## tell what of each role the features' tests reach
	@scripts/coverage

mutants: setup ## break a rule at a time: a test has to see it
	@scripts/mutants

# NAME and ENTITY reach the script as they are, by the environment.
feature: setup ## write a new feature: make feature NAME=Weather
	@scripts/generate feature "$$NAME"

catalog: setup ## write a new catalog: make catalog NAME=Books
	@scripts/generate catalog "$$NAME" "$$ENTITY"

lint: setup ## check style, warnings and who imports whom
	swift format lint --strict --recursive --parallel $(SOURCES)
	CATALEJO_STRICT=1 swift build --build-tests --explicit-target-dependency-import-check error
	scripts/check-templates

format: ## lay out the sources
	swift format --in-place --recursive --parallel $(SOURCES)

bench: setup ## measure speed, beside named peers
	@scripts/bench

record: build ## draw the pictures of the README anew
	@swift build $(RELEASE) --product catalejo-stub
	@scripts/record

data: setup ## rebuild the embedded data from the named packages
	@scripts/data

install: build ## install to PREFIX (/usr/local)
	install -D -s -m 755 .build/release/catalejo $(DESTDIR)$(PREFIX)/bin/catalejo

clean: ## remove what was built
	rm -rf .build .build-*
