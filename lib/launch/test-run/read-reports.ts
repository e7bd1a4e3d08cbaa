import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { attachmentsSchema, pageAtEnd } from './page-at-end'

/** Of an error of Playwright: what was expected, of which element, and what was there. */
const REASON_LINES = 6

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
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** One journey: once for each size it runs at, and each of them once for every try. */
const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z
    .array(
      z.object({
        results: z.array(
          z.object({
            error: z.object({ message: z.string().optional() }).optional(),
            attachments: attachmentsSchema,
          }),
        ),
      }),
    )
    .default([]),
})

/** Playwright nests suites in files, and suites in suites. */
type PlaywrightSuite = {
  title: string
  specs?: z.infer<typeof specSchema>[] | undefined
  suites?: PlaywrightSuite[] | undefined
}
const suiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(specSchema).optional(),
    suites: z.array(suiteSchema).optional(),
  }),
)

const playwrightSchema = z.object({
  suites: z.array(suiteSchema).default([]),
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
    failures: testResults.flatMap(failuresOfFile),
  }
}

type VitestFile = z.infer<typeof vitestSchema>['testResults'][number]

/** The tests of a file that failed, each with the first line of why; the file where its own set-up did. */
function failuresOfFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [withReason(file, message)] : []
  return failed.map(({ fullName, failureMessages }) =>
    withReason(`${file}: ${fullName}`, failureMessages?.[0]),
  )
}

function withReason(name: string, reason = ''): string {
  const [line = ''] = reason.split('\n')
  return line === '' ? name : `${name}: ${line}`
}

/**
 * Counts Playwright's JSON report, and removes it. A test that passed at its second try counts as
 * passed and is said aloud by `warn` (decision 0062).
 */
export function readPlaywrightReport(path: string, warn: (line: string) => void): Tally {
  const report = playwrightSchema.safeParse(readJson(path))
  if (!report.success) return one(false)
  const { stats, suites } = report.data
  const { expected, unexpected, flaky, skipped } = stats
  if (flaky > 0) warn(`Passed only at the second try, see "flaky" above: ${flaky}`)
  const failures = suites.flatMap((suite) => failuresOfSuite(suite, []))
  return { passed: expected + flaky, failed: unexpected, skipped, failures }
}

function failuresOfSuite(suite: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).filter(({ ok }) => !ok)
  return [
    ...own.map((spec) =>
      [
        withReason([...path, spec.title].join(' › '), reasonOf(spec)),
        ...spec.tests.flatMap(({ results }) =>
          results.flatMap(({ attachments }) => pageAtEnd(attachments)),
        ),
      ].join('\n'),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, path)),
  ]
}

/** What went wrong at its last failed try: what was waited for, and for how long, in one line. */
function reasonOf({ tests }: z.infer<typeof specSchema>): string {
  const messages = tests.flatMap(({ results }) =>
    results.flatMap(({ error }) => error?.message ?? []),
  )
  const lines = stripVTControlCharacters(messages.at(-1) ?? '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, REASON_LINES)
    .join(' | ')
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

/** How many tests ended how, and the names of those that failed. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  failures?: readonly string[]
}

/** One test that passed or failed. */
export function one(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

/** All of them together. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  }
}

/** A tool that ended badly has failed at least once, whatever it counted. */
export function atLeastOneFailure(tally: Tally, exitCode: number): Tally {
  return exitCode === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}
