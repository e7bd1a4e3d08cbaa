import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { columnOf } from '@/lib/domain/imports/import-columns'
import { cutOff } from '@/lib/imports/model/next-pair'
import { readDay, readPeriod } from '../model/row-time'
import type { ImportRecord } from '../find-import'

/** A row's cell of a field, trimmed; empty where there is no such column. */
export function rowCell(found: Pick<ImportRecord, 'columns'>, field: SlotField): SQL {
  const key = columnOf(found.columns, field)
  return key === null ? sql`''` : sql`coalesce(trim(r.cells ->> ${key}), '')`
}

type SlotField = 'product' | 'pickup.date' | 'pickup.period' | 'delivery.date' | 'delivery.period'

/**
 * Takes rows whose pickup slot has begun out of the line, all together, before they are sent in
 * vain: a person says what becomes of them.
 */
export async function holdMissedPickups(
  queries: Queries,
  found: ImportRecord,
  now: Date,
): Promise<void> {
  const date = rowCell(found, 'pickup.date')
  const period = rowCell(found, 'pickup.period')
  const { rows } = await queries.execute<{ date: string; period: string }>(sql`
    select distinct ${date} as date, ${period} as period
    from import_rows r where r.import_id = ${found.id} and r.state = 'queued'`)
  for (const slot of rows) {
    const read = { date: readDay(slot.date), period: readPeriod(slot.period) ?? '' }
    const over = read.date === null ? null : cutOff({ date: read.date, period: read.period })
    if (over === null || over > now) continue
    await queries.execute(sql`
      update import_rows r set state = 'held', updated_at = now()
      where r.import_id = ${found.id} and r.state = 'queued' and r.claimed_until is null
        and ${date} = ${slot.date} and ${period} = ${slot.period}`)
  }
}
