import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOnCi } from '@/lib/config/surroundings'
import { ensureBrowser } from '../browser/ensure-browser'
import { buildWhenStale } from '../build-when-stale'
import { runTool } from '../run-tool'
import { otherNode, otherNodeVersion } from './other-node'
import { otherPostgresServers } from './other-postgres'
import { type Pass, passesElsewhere } from './passes'
import {
  readPlaywrightReport,
  readVitestReport,
  atLeastOneFailure,
  one,
  sum,
  type Tally,
} from './read-reports'

/** One part of the tests. Throwing counts as one failure. */
export type Step = { name: string; run: () => Promise<Tally> }

/** Ends what hangs. The slowest machine that was seen took an hour for the journeys. */
const STEP_WITHIN_MS = 2 * 60 * 60_000

/** What runs beside another step does not print into the middle of it. */
const AT_ITS_END: ToolOptions = { output: 'at-its-end' }

const NODE = { command: process.execPath, withinMs: STEP_WITHIN_MS }

const say = (line: string) => {
  console.log(line)
}

/**
 * Everything, as stages one after the other; a stage is lanes side by side, a lane steps one after
 * the other. Integration tests and journeys mostly wait, each for servers of its own, so they run
 * beside each other and beside what only computes (decision 0233). Another PostgreSQL is tried where
 * changes are accepted, not on each desk.
 */
export function allStages(): Step[][][] {
  const again = isOnCi() ? passesElsewhere(otherPostgresServers(), otherNodeVersion()) : []
  return [
    [
      // One after the other, because the build begins by clearing away what the type check reads.
      [TYPES, BUILD, JOURNEYS],
      [LINT, IMPORTS, FORMAT],
      [{ name: 'Unit and integration tests', run: () => vitest([], {}) }, ...again.map(passAgain)],
    ],
  ]
}

/** What is quick: everything that needs neither a build nor a database. */
export function checkStages(): Step[][][] {
  return [
    [
      [TYPES, LINT, IMPORTS, FORMAT],
      [{ name: 'Unit tests', run: () => vitest(['--project', 'unit'], {}) }],
    ],
  ]
}

/** The build, and the journeys in a browser. */
export function browserStages(): Step[][][] {
  return [[[BUILD, JOURNEYS]]]
}

/** Instances of several builds, and of two versions, behind one proxy: two more builds. */
export function upgradeStages(): Step[][][] {
  return [[[UPGRADE]]]
}

const TYPES: Step = { name: 'Type check', run: typecheck }
const LINT: Step = { name: 'Lint', run: () => tool('oxlint/bin/oxlint', []) }
const IMPORTS: Step = { name: 'Import graph', run: importGraph }
const FORMAT: Step = { name: 'Format', run: () => tool('oxfmt/bin/oxfmt', ['--check', '.']) }
const BUILD: Step = { name: 'Build', run: build }
const JOURNEYS: Step = { name: 'End-to-end tests', run: () => playwright('e2e') }
const UPGRADE: Step = {
  name: 'Several builds behind one proxy',
  run: () => playwright('e2e/upgrade'),
}

function passAgain({ name, node, pgBin, args }: Pass): Step {
  return {
    name: `${name}, as CI=true`,
    run: async () => {
      const command = node === null ? process.execPath : await otherNode(node, say)
      return vitest(args, pgBin === null ? {} : { HANDOVER_TEST_PG_BIN: pgBin }, command)
    },
  }
}

async function typecheck(): Promise<Tally> {
  // The types of the routes come first: the check reads them.
  const generated = await node('next/dist/bin/next', ['typegen'], AT_ITS_END)
  const checked = await node('typescript-native/bin/tsc', ['--noEmit'], AT_ITS_END)
  return one(generated === 0 && checked === 0)
}

async function tool(script: string, args: readonly string[]): Promise<Tally> {
  return one((await node(script, args, AT_ITS_END)) === 0)
}

async function importGraph(): Promise<Tally> {
  const args = ['lib/launch/check/graph.mjs']
  return one((await runTool({ ...NODE, args, ...AT_ITS_END })) === 0)
}

async function vitest(
  args: readonly string[],
  env: Record<string, string>,
  command = process.execPath,
): Promise<Tally> {
  const report = reportPath('vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await node('vitest/vitest.mjs', ['run', ...reporters, ...args], { env, command })
  return atLeastOneFailure(readVitestReport(report), code)
}

async function build(): Promise<Tally> {
  const root = process.cwd()
  const log = join(tmpdir(), `handover-build-${process.pid}.log`)
  await buildWhenStale({ root, say, log, onStart: () => undefined })
  rmSync(log, { force: true })
  return sum([])
}

async function playwright(config: string): Promise<Tally> {
  const browser = await ensureBrowser(say)
  const report = reportPath('playwright')
  const code = await node('@playwright/test/cli.js', ['test', '--config', config], {
    env: {
      HANDOVER_E2E_BROWSER: browser.executablePath ?? '',
      HANDOVER_E2E_REPORT: report,
    },
  })
  return atLeastOneFailure(readPlaywrightReport(report, say), code)
}

type ToolOptions = Pick<Parameters<typeof runTool>[0], 'env' | 'output'> & { command?: string }

function node(script: string, args: readonly string[], options: ToolOptions) {
  return runTool({ ...NODE, args: [join('node_modules', script), ...args], ...options })
}

/** Where a tool writes its count. One that an earlier run left must not be taken for this run's. */
function reportPath(tool: string): string {
  const path = join(tmpdir(), `handover-${tool}-${process.pid}.json`)
  rmSync(path, { force: true })
  return path
}
