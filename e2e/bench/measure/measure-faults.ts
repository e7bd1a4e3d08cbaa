import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LaunchError } from '@/lib/launch/launch-error'
import { runTool } from '@/lib/launch/run-tool'
import type { FaultCounts } from '@/lib/testing/faults/play-schedules'

/** Ten times as many as `npm test` plays, and others than those. */
const SCHEDULES = 1_000
const FIRST_SEED = 10_001
const WITHIN_MS = 30 * 60_000

/** What the schedules of faults counted, over both readings of the 60-second rules (decision 0063). */
export type FaultResult = FaultCounts

const READINGS = ['attempts', 'successes'] as const

/** Plays the long form of the fault test. Rejects when anything was lost, doubled or moved back. */
export async function measureFaults(): Promise<FaultResult> {
  const results = join(tmpdir(), `handover-faults-${process.pid}.json`)
  const files = READINGS.map((reading) => `${results}.${reading}`)
  for (const file of files) rmSync(file, { force: true })
  const code = await runTool({
    command: process.execPath,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'integration',
      'lib/orders/faults.integration.test.ts',
      'lib/orders/faults-by-successes.integration.test.ts',
    ],
    env: {
      HANDOVER_FAULT_SCHEDULES: String(SCHEDULES),
      HANDOVER_FAULT_SEED: String(FIRST_SEED),
      HANDOVER_FAULT_RESULTS: results,
    },
    withinMs: WITHIN_MS,
  })
  if (code !== 0 || !files.every((file) => existsSync(file))) {
    throw new LaunchError('The schedules of faults did not end as they must; see above.')
  }
  const counts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as FaultResult)
  for (const file of files) rmSync(file)
  const total = (key: keyof FaultResult) => counts.reduce((sum, one) => sum + one[key], 0)
  return {
    schedules: total('schedules'),
    asked: total('asked'),
    there: total('there'),
    shown: total('shown'),
    unconfirmed: total('unconfirmed'),
    wrong: total('wrong'),
  }
}
