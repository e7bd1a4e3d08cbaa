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

/** What runs beside another step does not print into the middle of it. */
const AT_ITS_END: ToolOptions = { output: 'at-its-end' }

const say = (line: string) => {
  console.log(line)
}

/**
 * Everything, as stages one after the other; a stage is lanes side by side, a lane steps one after
 * the other. Integration tests mostly wait, so what only computes runs beside them; journeys have
 * the machine to themselves.
 */
export function allStages(): Step[][][] {
  return [
    [
      [
        { name: 'Type check', run: typecheck },
        { name: 'Lint', run: lint },
        { name: 'Build', run: build },
      ],
      [
        { name: 'Unit and integration tests', run: () => vitest([], {}) },
        ...otherPostgresServers().map(integrationOn),
      ],
    ],
    [[JOURNEYS]],
  ]
}

/** The build, and the journeys in a browser. */
export function browserStages(): Step[][][] {
  return [[[{ name: 'Build', run: build }, JOURNEYS]]]
}

const JOURNEYS: Step = { name: 'End-to-end tests', run: playwright }

function integrationOn({ bin, major }: { bin: string; major: number }): Step {
  const excluded = ONLY_BUNDLED.flatMap((path) => ['--exclude', path])
  return {
    name: `Integration tests on PostgreSQL ${major}`,
    run: () => vitest(['--project', 'integration', ...excluded], { HANDOVER_TEST_PG_BIN: bin }),
  }
}

async function typecheck(): Promise<Tally> {
  // The types of the routes come first: the check reads them.
  const generated = await node('next/dist/bin/next', ['typegen'], AT_ITS_END)
  const checked = await node('typescript/bin/tsc', ['--noEmit'], AT_ITS_END)
  return one(generated === 0 && checked === 0)
}

async function lint(): Promise<Tally> {
  // A larger nursery: with all the types in memory each collection is dear.
  const env = { NODE_OPTIONS: '--max-semi-space-size=64' }
  const linted = await node('eslint/bin/eslint.js', ['.', '--max-warnings', '0'], {
    ...AT_ITS_END,
    env,
  })
  const check = ['--check', '--log-level', 'warn', '.']
  const formatted = await node('prettier/bin/prettier.cjs', check, AT_ITS_END)
  return one(linted === 0 && formatted === 0)
}

async function vitest(args: readonly string[], env: Record<string, string>): Promise<Tally> {
  const report = reportPath('vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await node('vitest/vitest.mjs', ['run', ...reporters, ...args], { env })
  return atLeastOneFailure(readVitestReport(report), code)
}

async function build(): Promise<Tally> {
  const root = process.cwd()
  const log = join(tmpdir(), `handover-build-${process.pid}.log`)
  await buildWhenStale({ root, say, log, onStart: () => undefined })
  rmSync(log, { force: true })
  return sum([])
}

async function playwright(): Promise<Tally> {
  const browser = await ensureBrowser(say)
  const report = reportPath('playwright')
  const code = await node('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
    env: {
      HANDOVER_E2E_BROWSER: browser.executablePath ?? '',
      HANDOVER_E2E_REPORT: report,
    },
  })
  return atLeastOneFailure(readPlaywrightReport(report, say), code)
}

type ToolOptions = Pick<Parameters<typeof runTool>[0], 'env' | 'output'>

function node(script: string, args: readonly string[], options: ToolOptions) {
  return runTool({
    command: process.execPath,
    args: [join('node_modules', script), ...args],
    withinMs: STEP_WITHIN_MS,
    ...options,
  })
}

/** Where a tool writes its count. One that an earlier run left must not be taken for this run's. */
function reportPath(tool: string): string {
  const path = join(tmpdir(), `handover-${tool}-${process.pid}.json`)
  rmSync(path, { force: true })
  return path
}
