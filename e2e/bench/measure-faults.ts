import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LaunchError } from '@/lib/launch/launch-error'
import { runTool } from '@/lib/launch/run-tool'

/** Six times as many as `npm test` plays, and others than those. */
const SCHEDULES = 600
const FIRST_SEED = 10_001
const WITHIN_MS = 30 * 60_000

/** What the schedules of faults counted (decision 0063). */
export type FaultResult = {
  schedules: number
  asked: number
  there: number
  shown: number
  unconfirmed: number
  wrong: number
}

/** Plays the long form of the fault test. Rejects when anything was lost, doubled or moved back. */
export async function measureFaults(): Promise<FaultResult> {
  const results = join(tmpdir(), `handover-faults-${process.pid}.json`)
  rmSync(results, { force: true })
  const code = await runTool({
    command: process.execPath,
    args: [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration'],
      'lib/orders/faults.integration.test.ts',
    ],
    env: {
      HANDOVER_FAULT_SCHEDULES: String(SCHEDULES),
      HANDOVER_FAULT_SEED: String(FIRST_SEED),
      HANDOVER_FAULT_RESULTS: results,
    },
    withinMs: WITHIN_MS,
  })
  if (code !== 0 || !existsSync(results)) {
    throw new LaunchError('The schedules of faults did not end as they must; see above.')
  }
  try {
    return JSON.parse(readFileSync(results, 'utf8')) as FaultResult
  } finally {
    rmSync(results)
  }
}
