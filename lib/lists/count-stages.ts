import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { FoundPage } from './find-page'
import type { ListScope } from './list-scope'
import type { ListCount } from './model/listed-order'
import { STAGE_FILTERS, type StageFilter } from './model/stage-filter'
import { stageCondition } from './stage-condition'
import { alongWay, hasNearlyAll, isOfKept, storeWay } from './store-way'

/** Nobody wants to know how many more there are. */
const MOST_COUNTED = 1_000
/** Of what a search finds: whoever sees that there are so many types another word. */
export const MOST_FOUND_COUNTED = 100

type Counted = { scope: ListScope; now: Date }

/**
 * How many orders of a list stand where, as far as anybody counts; of a search, `found` first, of all
 * stages.
 */
export async function countStages(
  queries: Queries,
  { found, ...counted }: Counted & { found: FoundPage | null },
): Promise<Record<StageFilter, ListCount>> {
  const { rows } = await queries.execute<Record<string, string>>(countsOf(counted, found))
  const [row = {}] = rows
  const isCut = found !== null && found.next !== null
  const counts = STAGE_FILTERS.map((filter) => {
    const count = Number(row[filter] ?? 0)
    return [filter, { count: Math.min(count, MOST_COUNTED), more: isCut || count > MOST_COUNTED }]
  })
  return Object.fromEntries(counts) as Record<StageFilter, ListCount>
}

const name = (filter: StageFilter) => sql.raw(`"${filter}"`)

/** Each stage on its own, so that its own index leads there. */
function inEach({ scope, now }: Counted): SQL {
  const counts = STAGE_FILTERS.map(
    (filter) => sql`(select count(*) from (
      select 1 from ${scope.source} cross join lateral (
        select 1 from ${stagesOrders(scope, filter, now)} limit ${MOST_COUNTED + 1}) one
      limit ${MOST_COUNTED + 1}) counted) as ${name(filter)}`,
  )
  return sql`select ${sql.join(counts, sql`, `)}`
}

/** What follows `from` to have the orders `o` of a stage at one store `s`. */
function stagesOrders(scope: ListScope, show: StageFilter, now: Date): SQL {
  const condition = stageCondition(show, now)
  if (hasNearlyAll(show)) {
    const way = storeWay(scope, { by: scope.isOfDays ? 'leaves' : 'placed', show })
    if (way) {
      const { from, order } = alongWay({ scope, way, condition })
      return sql`${from} order by ${order}`
    }
  } else if (scope.kept && !scope.isOfDays) {
    // These have an index of their own, which knows nothing of what is kept.
    return sql`orders o
      where o.family = ${scope.family} and o.store_id = s.id and ${scope.own} and ${condition}
        and ${isOfKept(scope.family, scope.kept)}`
  }
  return sql`${scope.tables} where ${scope.condition} and ${condition}`
}

function countsOf(counted: Counted, found: FoundPage | null): SQL {
  const { scope } = counted
  // What was found is of the list, and is read once.
  if (found) return among(counted, found.ids, sql`orders o where o.id = f.id`)
  if (scope.ids === null) return inEach(counted)
  const isThere = sql`o.id = f.id and ${scope.ofKnown}`
  const listed = sql`${scope.source} join ${scope.tables} on o.store_id = s.id where ${isThere}`
  return among(counted, scope.ids, listed)
}

/** Of orders `f(id)`: what follows `from` to have each as `o`, if it is listed. */
function among({ now }: Counted, ids: readonly number[], listed: SQL): SQL {
  const counts = STAGE_FILTERS.map(
    (filter) => sql`count(*) filter (where ${stageCondition(filter, now)}) as ${name(filter)}`,
  )
  return sql`
    select ${sql.join(counts, sql`, `)}
    from unnest(${sql.param([...ids])}::bigint[]) as f(id) cross join lateral (
      select o.* from ${listed}
      -- One by one: the whole table is never worth reading for these few.
      offset 0) o`
}
