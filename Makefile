# How long `make nightly` fuzzes, all targets together: 30s, 20m, 8h.
TIME ?= 8h
SEED ?= 1

# `make fuzz` takes two minutes in all, SECONDS= for each target, or RUNS= of each.
fuzz_budget = $(if $(RUNS),--runs $(RUNS),$(if $(SECONDS),--time-per-target $(SECONDS)s,--time 2m))

psso = .build/debug/psso

.DEFAULT_GOAL := help
.PHONY: help test fuzz nightly doctor psso lint workflows bench seeds shrinking clean dependencies

help: ## Lists these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: dependencies ## Builds and runs the tests; TEST_ARGS='--filter Header' goes to `swift test`
	@echo 'Running the tests (swift test, debug build)'
	@swift test --disable-xctest $(TEST_ARGS)

fuzz: psso ## Fuzzes for two minutes; SECONDS=30 or RUNS=N for each target, TARGETS='A B', SEED=1
	@$(psso) fuzz $(fuzz_budget) --seed $(SEED) $(TARGETS)

nightly: psso ## Runs a campaign of TIME=8h and writes .fuzz/report
	@$(psso) fuzz --time $(TIME) --seed $(SEED) --report .fuzz/report

doctor: psso ## Proves that fuzzing works on this machine
	@$(psso) doctor

lint: ## Checks the format of the sources, and the scripts with shellcheck
	@echo 'Checking the format of the Swift sources'
	@sources=$$(git ls-files --cached --others --exclude-standard '*.swift') && \
		swift format lint --strict $$sources
	@if command -v shellcheck >/dev/null; then \
		echo 'Checking the scripts'; \
		shellcheck Scripts/*.sh .ci/run oss-fuzz/check oss-fuzz/*.sh .clusterfuzzlite/*.sh; \
	else \
		echo 'Not checking the scripts: no shellcheck here'; \
	fi
	@Scripts/check-workflows.sh --installed

workflows: ## Checks the workflows in .github; installs the tools for it in .build
	@Scripts/check-workflows.sh

bench: dependencies ## Measures executions per second of the targets, then the library's costs
	@Scripts/fuzz-rate.sh
	@echo 'Running the benchmarks (release build)'
	@swift run -c release Benchmarks

seeds: dependencies ## Writes the seeds in Corpus/ anew
	@echo 'Writing the seeds'
	@swift run SeedCorpus Corpus

shrinking: dependencies ## Measures the shrinker on public problems, and writes Documentation/Shrinking.md
	@echo 'Shrinking the public problems (release build)'
	@swift build -c release --product ShrinkingChallenge
	@page=$$(swift run --skip-build -c release ShrinkingChallenge) && \
		printf '%s\n' "$$page" > Documentation/Shrinking.md

clean: ## Removes what was built; grown corpora and findings in .fuzz/ stay
	rm -rf .build FuzzTargets/.build

psso: dependencies
	@echo 'Building psso'
	@swift build --quiet --product psso

dependencies:
	@Scripts/install-dependencies.sh
