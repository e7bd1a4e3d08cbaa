import 'server-only'
import type { Pool } from 'pg'

/** The key of this advisory lock; a number of our own. */
const REFRESH_LOCK = 0x6c6f636b

/**
 * Does it while nobody else does, on any instance; null when somebody does. The lock belongs to a
 * connection, and is gone with the process however that ends.
 */
export async function whileAlone<T>(pool: Pool, run: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  let isHeld = false
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1) as alone',
      [REFRESH_LOCK],
    )
    isHeld = rows[0]?.alone === true
    return isHeld ? await run() : null
  } finally {
    const isFree =
      !isHeld ||
      (await client.query('select pg_advisory_unlock($1)', [REFRESH_LOCK]).then(
        () => true,
        () => false,
      ))
    // A connection that may hold the lock still is not for others to use: it ends.
    client.release(!isFree)
  }
}
