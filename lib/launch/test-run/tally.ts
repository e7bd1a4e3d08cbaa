/** How many tests ended how. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** What failed and why, a few lines each: said again at the end, where a reader looks first. */
  failures: readonly string[]
}

/** One test that passed or failed. */
export function one(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, failures: [] }
}

/** All of them together. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** A tool that ended badly has failed at least once, whatever it counted. */
export function atLeastOneFailure(tally: Tally, exitCode: number): Tally {
  if (exitCode === 0 || tally.failed > 0) return tally
  return { ...tally, failed: 1, failures: [`it ended with exit code ${exitCode}`] }
}
