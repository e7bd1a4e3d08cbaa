import { eq, sql } from 'drizzle-orm'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { closeDatabase, database, type Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { median } from '../percentile'
import { openOrders } from './open-orders'
import { scaleCases, type LookedFor } from './scale-cases'

/**
 * Asks a database everything that pages ask which read many orders, each a few times, and says how
 * long it took: `[{ group, name, ms }]` as JSON, in milliseconds, the median. As an administrator,
 * and as somebody of one store. The argument marks what it puts there.
 */
const TIMES = 7

const [mark = ''] = process.argv.slice(2)
const db = database()
await openOrders(db, mark)
const everywhere = await administrator(db)
const latin = await lookedFor(db, 'food', false)
const cases = scaleCases({
  everywhere,
  there: { ...everywhere, isAdmin: false, roles: new Map([[latin.storeId, 'manager']]) },
  latin,
  chinese: await lookedFor(db, 'food', true),
  waybill: await lookedFor(db, 'express', false),
})
const measured = []
for (const { group, name, run } of cases) {
  const times: number[] = []
  // The first reads from the disk what the others find in memory.
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now()
    await run()
    if (time > 0) times.push(performance.now() - begun)
  }
  measured.push({ group, name, ms: Math.round(median(times) * 10) / 10 })
}
await closeDatabase()
process.stdout.write(`${JSON.stringify(measured)}\n`)

async function administrator(on: Database): Promise<Actor> {
  const [person] = await on.select().from(people).where(eq(people.isAdmin, true)).limit(1)
  const actor = person && (await loadActor(on, { personId: person.id }))
  if (!actor) throw new Error('there is no administrator')
  return actor
}

/** An order of a third of the way from the oldest to the latest, at a store where there are many. */
async function lookedFor(
  on: Database,
  family: 'food' | 'express',
  isChinese: boolean,
): Promise<LookedFor> {
  const { rows } = await on.execute<Record<keyof LookedFor, string>>(sql`
    select id, store_id as "storeId", platform_order_id as number, recipient_phone as phone,
      recipient_name as name, address, to_char(created_at, 'YYYY-MM-DD') as day
    from orders where family = ${family} and closed and platform_order_id is not null
      and (address ~ '道|街') = ${isChinese}
      and id > (select min(id) + (max(id) - min(id)) / 3 from orders)
    order by id limit 1`)
  const [row] = rows
  if (!row) throw new Error('there is no such order')
  return { ...row, id: Number(row.id), storeId: Number(row.storeId) }
}
