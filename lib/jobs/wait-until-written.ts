import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

const LOOK_MS = 20
const WITHIN_MS = 3_000

/**
 * Waits until the queue has written down what became of the last jobs of these workers; its own stop
 * does not. What is not written after three seconds is given back when somebody looks for the dead
 * (`unlockDeadWorkers`).
 */
export async function waitUntilWritten(pool: Pool, workers: readonly string[]): Promise<void> {
  for (let waited = 0; waited < WITHIN_MS; waited += LOOK_MS) {
    const { rowCount } = await pool.query(
      'select 1 from graphile_worker.jobs where locked_by = any($1::text[]) limit 1',
      [workers],
    )
    if (rowCount === 0) return
    await pause(LOOK_MS)
  }
}
