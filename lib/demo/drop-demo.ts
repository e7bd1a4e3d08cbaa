import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { IS_REFERRED_TO, sqlState } from '@/lib/db/sql-state'
import { people } from '@/lib/db/tables/people'
import { dropJobs, endDemoSessions } from './close-demo'
import { demoStores } from './demo-stores'
import { dropRows, linksBetweenTables } from './drop-rows'
import { publicPeople } from './public-sign-ins'

/** What is or would be dropped. */
export type DemoDrop = {
  stores: string[]
  people: string[]
  /** People of the demo whose name other records keep: they stay, disabled. */
  kept: string[]
  /** Rows by table, those of stores and people among them. */
  rows: Record<string, number>
}

/**
 * Drops the demo's stores with their orders and everything that speaks of them, and its people with
 * the public password. As the owner of the tables. With `isRehearsal` it is all undone again.
 */
export async function dropDemo(
  owner: Database,
  { isRehearsal }: { isRehearsal: boolean },
): Promise<DemoDrop> {
  const undo = new Undo()
  let drop: DemoDrop | undefined
  try {
    await owner.transaction(async (tx) => {
      drop = await dropAll(tx)
      if (isRehearsal) throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  if (drop === undefined) throw new Error('nothing was counted')
  return drop
}

class Undo extends Error {}

async function dropAll(tx: Queries): Promise<DemoDrop> {
  const stores = await demoStores(tx)
  const known = await publicPeople(tx)
  const drop: DemoDrop = { stores: stores.map(({ code }) => code), people: [], kept: [], rows: {} }
  if (stores.length > 0) {
    const there = sql.join(
      stores.map(({ id }) => id),
      sql`, `,
    )
    await dropJobs(tx, there)
    const links = await linksBetweenTables(tx)
    const where = `id in (${stores.map(({ id }) => id).join(', ')})`
    await dropRows(tx, { links, table: 'stores', where, path: [], rows: drop.rows })
  }
  for (const { id, email } of known) {
    const isDropped = await dropPerson(tx, id, drop.rows)
    if (!isDropped) await disable(tx, id)
    ;(isDropped ? drop.people : drop.kept).push(email)
  }
  return drop
}

/** False when a record that stays names the person: nothing is done then. */
async function dropPerson(tx: Queries, id: number, rows: Record<string, number>): Promise<boolean> {
  try {
    return await tx.transaction(async (attempt) => {
      // Print queues are a person's own; of those of the demo nothing is left in them.
      const queues = await attempt.execute(sql`delete from print_runs where "by" = ${id}`)
      const { rowCount } = await attempt.execute(sql`delete from people where id = ${id}`)
      if (queues.rowCount) rows['print_runs'] = (rows['print_runs'] ?? 0) + queues.rowCount
      rows['people'] = (rows['people'] ?? 0) + (rowCount ?? 0)
      return true
    })
  } catch (error) {
    if (sqlState(error) === IS_REFERRED_TO) return false
    throw error
  }
}

async function disable(tx: Queries, id: number): Promise<void> {
  await tx
    .update(people)
    .set({ disabledAt: sql`coalesce(${people.disabledAt}, now())` })
    .where(eq(people.id, id))
  await endDemoSessions(tx, [id])
}
