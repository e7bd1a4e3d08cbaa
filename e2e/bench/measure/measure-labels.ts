import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LaunchError } from '@/lib/launch/launch-error'
import { runTool } from '@/lib/launch/run-tool'

const WITHIN_MS = 10 * 60_000

/** What it takes to have labels ready to print (decision 0137). */
export type LabelResult = {
  labels: number
  /** To fetch them, through the throttle of the connection. */
  fetchMs: number
  /** To put them together, fetch them and make one PDF. */
  readyMs: number
  mergedKb: number
  /** By how much a process grows that joins the simulator's labels, and labels of 300 KB. */
  grewMb: number
  grewBigMb: number
}

/** Fetches and joins 200 labels on the real simulator. Rejects when a budget of theirs is missed. */
export async function measureLabels(): Promise<LabelResult> {
  const results = join(tmpdir(), `handover-labels-${process.pid}.json`)
  rmSync(results, { force: true })
  const code = await runTool({
    command: process.execPath,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'integration',
      'lib/printing/labels/two-hundred-labels.integration.test.ts',
    ],
    env: { HANDOVER_LABEL_RESULTS: results },
    withinMs: WITHIN_MS,
  })
  if (code !== 0 || !existsSync(results)) {
    throw new LaunchError('The labels were not ready as they must be; see above.')
  }
  try {
    return JSON.parse(readFileSync(results, 'utf8')) as LabelResult
  } finally {
    rmSync(results)
  }
}
