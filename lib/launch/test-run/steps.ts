import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../browser/ensure-browser'
import { buildWhenStale } from '../build-when-stale'
import { runTool } from '../run-tool'
import { otherPostgresServers } from './other-postgres'
import { readPlaywrightReport, readVitestReport } from './read-reports'
import { atLeastOneFailure, one, sum } from './tally'
import type { Tally } from './tally'

/** One part of the tests. Throwing counts as one failure. */
export type Step = { name: string; run: () => Promise<Tally> }

const STEP_WITHIN_MS = 20 * 60_000
/**
 * Tests that another PostgreSQL does not change: those of the launcher with its own servers, those
 * that know no database, and the schedules of faults, whose queries the other tests make as well.
 */
const ONLY_BUNDLED = [
  'lib/launch/{postgres/*,start,service,shutdown,named-lock}.integration.test.ts',
  'lib/{simulator,platform}/**',
  'lib/orders/faults.integration.test.ts',
  'lib/printing/two-hundred-labels.integration.test.ts',
]

const say = (line: string) => {
  console.log(line)
}

/** What needs no browser. */
export function codeSteps(): Step[] {
  return [
    { name: 'Type check', run: typecheck },
    { name: 'Lint', run: lint },
    { name: 'Unit and integration tests', run: () => vitest([], {}) },
    ...otherPostgresServers().map(({ bin, major }) => ({
      name: `Integration tests on PostgreSQL ${major}`,
      run: () =>
        vitest(
          ['--project', 'integration', ...ONLY_BUNDLED.flatMap((path) => ['--exclude', path])],
          {
            HANDOVER_TEST_PG_BIN: bin,
          },
        ),
    })),
  ]
}

/** The build, and the journeys in a browser. */
export function browserSteps(): Step[] {
  return [
    { name: 'Build', run: build },
    { name: 'End-to-end tests', run: playwright },
  ]
}

async function typecheck(): Promise<Tally> {
  // The types of the routes come first: the check reads them.
  const generated = await node('next/dist/bin/next', ['typegen'])
  const checked = await node('typescript/bin/tsc', ['--noEmit'])
  return one(generated === 0 && checked === 0)
}

async function lint(): Promise<Tally> {
  const linted = await node('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])
  const formatted = await node('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])
  return one(linted === 0 && formatted === 0)
}

async function vitest(args: readonly string[], env: Record<string, string>): Promise<Tally> {
  const report = reportPath('vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await node('vitest/vitest.mjs', ['run', ...reporters, ...args], env)
  return atLeastOneFailure(readVitestReport(report), code)
}

async function build(): Promise<Tally> {
  await buildWhenStale({ root: process.cwd(), say, log: null, onStart: () => undefined })
  return sum([])
}

async function playwright(): Promise<Tally> {
  const browser = await ensureBrowser(say)
  const report = reportPath('playwright')
  const code = await node('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
    HANDOVER_E2E_BROWSER: browser.executablePath ?? '',
    HANDOVER_E2E_REPORT: report,
  })
  return atLeastOneFailure(readPlaywrightReport(report, say), code)
}

function node(script: string, args: readonly string[], env: Record<string, string> = {}) {
  return runTool({
    command: process.execPath,
    args: [join('node_modules', script), ...args],
    env,
    withinMs: STEP_WITHIN_MS,
  })
}

/** Where a tool writes its count. One that an earlier run left must not be taken for this run's. */
function reportPath(tool: string): string {
  const path = join(tmpdir(), `handover-${tool}-${process.pid}.json`)
  rmSync(path, { force: true })
  return path
}
