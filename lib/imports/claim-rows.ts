import 'server-only'
import { sql } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import type { Queries } from '@/lib/db/client'

export type ClaimedRow = {
  importId: number
  position: number
  formKey: string
  cells: Record<string, string>
}

/** Seconds beyond the time-out of a call after which whoever claimed a row has died. */
const GRACE_SECONDS = 20

/**
 * Takes the next rows in line, so that nobody else sends them; a claim that its process did not
 * live to use ends by itself. Materialised: as a subquery the limit may be applied anew for each row.
 */
export async function claimRows(
  queries: Queries,
  { importId, limit }: { importId: number; limit: number },
): Promise<ClaimedRow[]> {
  const seconds = settings().platformTimeoutMs / 1_000 + GRACE_SECONDS
  const { rows } = await queries.execute<{
    position: number
    form_key: string
    cells: Record<string, string>
  }>(sql`
    with free as materialized (
      select position from import_rows
      where import_id = ${importId} and state = 'queued'
        and (claimed_until is null or claimed_until < now())
      order by position limit ${limit} for update skip locked)
    update import_rows r set claimed_until = now() + make_interval(secs => ${seconds})
    from free where r.import_id = ${importId} and r.position = free.position
    returning r.position, r.form_key, r.cells`)
  return rows
    .map(({ position, form_key, cells }) => ({ importId, position, formKey: form_key, cells }))
    .sort((one, other) => one.position - other.position)
}

/** Gives back rows that were not sent after all. */
export async function releaseRows(
  queries: Queries,
  importId: number,
  positions: readonly number[],
): Promise<void> {
  if (positions.length === 0) return
  await queries.execute(sql`
    update import_rows set claimed_until = null
    where import_id = ${importId} and position = any(${sql.param([...positions])}::int[])`)
}
