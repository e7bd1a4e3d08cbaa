import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOnCi, programFolders } from '@/lib/config/surroundings'
import { ensureBrowser } from '../browser/ensure-browser'
import { buildWhenStale } from '../build-when-stale'
import { bundledBinaries, installedBinaries } from '../postgres/binaries'
import { runTool } from '../run-tool'
import { isSameMajor, otherNode, RECOMMENDED_NODE } from './other-node'
import {
  readPlaywrightReport,
  readVitestReport,
  atLeastOneFailure,
  one,
  sum,
  type Tally,
} from './read-reports'

const DEBIAN = '/usr/lib/postgresql'

const OLDEST_MAJOR = 15

/** One part of the tests. Throwing counts as one failure. */
export type Step = { name: string; run: () => Promise<Tally> }

const STEP_WITHIN_MS = 60 * 60_000
/**
 * Tests that another PostgreSQL does not change: those of the launcher with its own servers, those
 * that know no database, and the schedules of faults, whose queries the other tests make as well.
 */
const ONLY_BUNDLED = [
  'lib/launch/{postgres/*,start,start/{shutdown,leftovers},service,named-lock}.integration.test.ts',
  'lib/{simulator,platform}/**',
  'lib/orders/faults*.integration.test.ts',
  'lib/callbacks/frozen-database.integration.test.ts',
  'lib/launch/demo/seed-command.integration.test.ts',
  'lib/printing/labels/two-hundred-labels.integration.test.ts',
]

/** Long, and about our own arithmetic or the database alone: another Node changes nothing of it. */
const ONLY_HERE = [
  'lib/orders/faults*.integration.test.ts',
  'lib/lists/{list-orders,search-bounds}.integration.test.ts',
  'lib/demo/history/seed-history.integration.test.ts',
  'lib/reports/figures.integration.test.ts',
  'lib/printing/labels/two-hundred-labels.integration.test.ts',
]

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
  const isCi = isOnCi()
  const others = isCi ? otherPostgresServers() : []
  const onNode = isCi && !isSameMajor(RECOMMENDED_NODE) ? [onRecommendedNode()] : []
  return [
    [
      // One after the other, because the build begins by clearing away what the type check reads.
      [TYPES, BUILD, JOURNEYS],
      [LINT, IMPORTS, FORMAT],
      [
        { name: 'Unit and integration tests', run: () => vitest([], {}) },
        ...others.map(integrationOn),
        ...onNode,
      ],
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

function integrationOn({ bin, major }: { bin: string; major: number }): Step {
  const excluded = ONLY_BUNDLED.flatMap((path) => ['--exclude', path])
  return {
    name: `Integration tests on PostgreSQL ${major}, as CI=true`,
    run: () => vitest(['--project', 'integration*', ...excluded], { HANDOVER_TEST_PG_BIN: bin }),
  }
}

function onRecommendedNode(): Step {
  const excluded = ONLY_HERE.flatMap((path) => ['--exclude', path])
  const projects = ['--project', 'unit', '--project', 'integration*']
  return {
    name: `Unit and integration tests on Node.js ${RECOMMENDED_NODE}, as CI=true`,
    run: async () => {
      const command = await otherNode(RECOMMENDED_NODE, say)
      return vitest([...projects, ...excluded], {}, command)
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

/** PostgreSQL servers of other major versions than the bundled one that this machine has. */
function otherPostgresServers(): { bin: string; major: number }[] {
  const seen = new Set([bundledBinaries().major])
  return candidates()
    .filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .map((bin) => ({ bin, major: installedBinaries(bin).major }))
    .filter(({ major }) => {
      const isNew = major >= OLDEST_MAJOR && !seen.has(major)
      seen.add(major)
      return isNew
    })
}

function candidates(): string[] {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : []
  return [...debian, ...programFolders()]
}
