import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { one } from './tally'
import type { Tally } from './tally'

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})
/** Of why a test failed: enough to know it again, not a stack of a whole screen. */
const LINES_OF_A_MESSAGE = 6

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
  const failedTests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => inShort(`${file}: ${test.fullName}`, test.failureMessages?.[0])),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failedTests, ...unloaded.map(({ name, message }) => inShort(name, message))],
  }
}

function inShort(name: string, message = ''): string {
  const lines = message.split('\n').slice(0, LINES_OF_A_MESSAGE)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * Counts Playwright's JSON report, and removes it. A test that passed at its second try counts as
 * passed and is said aloud by `warn` (decision 0062). Names no failure: Playwright's own list of them
 * is the last thing that it prints.
 */
export function readPlaywrightReport(path: string, warn: (line: string) => void): Tally {
  const report = playwrightSchema.safeParse(readJson(path))
  if (!report.success) return one(false)
  const { expected, unexpected, flaky, skipped } = report.data.stats
  if (flaky > 0) warn(`Passed only at the second try, see "flaky" above: ${flaky}`)
  return { passed: expected + flaky, failed: unexpected, skipped, failures: [] }
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
