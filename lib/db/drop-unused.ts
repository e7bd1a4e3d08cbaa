import type { ClientBase } from 'pg'
import { sqlState } from './sql-state'

/** Indexes of earlier versions that nothing goes along any more. */
const UNUSED = ['order_search_words', 'orders_open'] as const

/** PostgreSQL's query_canceled. */
const TOOK_TOO_LONG = '57014'
const PATIENCE_MS = 30_000

/**
 * Drops, as the owner of the tables, what migrations left for the version before to go on with: beside
 * everybody who reads and writes, which no migration can, for all of them are one transaction. It waits
 * for whoever is in one with these tables, such as a backup; after a while it is left for the next start.
 */
export async function dropUnused(owner: ClientBase, patienceMs = PATIENCE_MS): Promise<void> {
  await owner.query(`set statement_timeout = ${patienceMs}`)
  try {
    for (const index of UNUSED) {
      await owner.query(`drop index concurrently if exists public.${index}`)
    }
  } catch (error) {
    if (sqlState(error) !== TOOK_TOO_LONG) throw error
  } finally {
    await owner.query('reset statement_timeout')
  }
}
