import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { columnOf } from '@/lib/domain/imports/import-columns'
import { latestComplete } from '@/lib/lockers/get-refresh-state'
import type { ImportRecord } from '../find-import'

/** Names by code in capitals; an empty name where the platform gives none. */
export type LockerNames = Readonly<Record<string, string>>

/**
 * The lockers that rows name and that are here, with their names as the platform writes them. Null
 * where nobody knows which lockers there are: then none is held against a row.
 */
export async function rowLockers(
  queries: Queries,
  { id, columns }: Pick<ImportRecord, 'id' | 'columns'>,
  among: SQL = sql`true`,
): Promise<LockerNames | null> {
  const key = columnOf(columns, 'recipient.lockerCode')
  if (key === null) return {}
  if ((await latestComplete(queries)) === null) return null
  const { rows } = await queries.execute<{ code: string; name: string }>(sql`
    with named as (
      -- As a row's reader has it.
      select distinct upper(regexp_replace(normalize(r.cells ->> ${key}, NFKC), '\\s', '', 'g')) as code
      from import_rows r
      where r.import_id = ${id} and r.state not in ('sent', 'removed') and ${among})
    select named.code, max(coalesce(l.name, '')) as name
    from named join lockers l on upper(l.code) = named.code
    group by 1`)
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]))
}
