import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { one } from './tally'
import type { Tally } from './tally'

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Counts vitest's JSON report, and removes it. A file that could not be loaded counts as one failed test. */
export function readVitestReport(path: string): Tally {
  const report = vitestSchema.safeParse(readJson(path))
  if (!report.success) return one(false)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report.data
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/**
 * Counts Playwright's JSON report, and removes it. A test that passed at its second try counts as
 * passed and is said aloud by `warn` (decision 0062).
 */
export function readPlaywrightReport(path: string, warn: (line: string) => void): Tally {
  const report = playwrightSchema.safeParse(readJson(path))
  if (!report.success) return one(false)
  const { expected, unexpected, flaky, skipped } = report.data.stats
  if (flaky > 0) warn(`Passed only at the second try, see "flaky" above: ${flaky}`)
  return { passed: expected + flaky, failed: unexpected, skipped }
}

function readJson(path: string): unknown {
  if (!existsSync(path)) return null
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown
  } catch {
    return null
  } finally {
    rmSync(path)
  }
}
