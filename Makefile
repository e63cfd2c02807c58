# How long `make fuzz` fuzzes each target. The scripts get it under another name, because SECONDS
# means something else to bash.
SECONDS ?= 30

.DEFAULT_GOAL := help
.PHONY: help test fuzz lint workflows bench seeds shrinking clean dependencies

help: ## Lists these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: dependencies ## Builds and runs the tests; TEST_ARGS='--filter Header' goes to `swift test`
	@echo 'Running the tests (swift test, debug build)'
	@swift test --disable-xctest $(TEST_ARGS)

fuzz: export FUZZ_SECONDS = $(SECONDS)
fuzz: dependencies ## Fuzzes each target; SECONDS=30, or RUNS=N executions, TARGETS='A B', SEED=1
	@Scripts/fuzz.sh

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

dependencies:
	@Scripts/install-dependencies.sh
