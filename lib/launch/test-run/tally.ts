/** How many tests ended how. */
export type Tally = { passed: number; failed: number; skipped: number }

/** One test that passed or failed. */
export function one(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

/** All of them together. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** A tool that ended badly has failed at least once, whatever it counted. */
export function atLeastOneFailure(tally: Tally, exitCode: number): Tally {
  return exitCode === 0 ? tally : { ...tally, failed: Math.max(tally.failed, 1) }
}
