import 'server-only'
import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { auditEntries, auditPersonal } from '@/lib/db/tables/audit'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'
import { localDayPeriod } from '@/lib/domain/time/local-time'
import type { AuditFilter, AuditPage, AuditRow } from '../model/audit'

export const ENTRIES_A_PAGE = 50

/** The audit log, latest first, a page at a time. Administrators only. */
export async function listAudit(input: {
  actor: Actor
  filter: AuditFilter
  region: Region
}): Promise<AuditPage> {
  requireInHouse(input.actor, 'audit.see')
  const found = await readEntries(database(), { ...input, most: ENTRIES_A_PAGE + 1 })
  const rows = found.slice(0, ENTRIES_A_PAGE)
  return { rows, before: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null }
}

/** Entries of a filter, whose days are those of a region, latest first, at most so many, before one where it says so. */
export async function readEntries(
  queries: Queries,
  { filter, region, most }: { filter: AuditFilter; region: Region; most: number },
): Promise<AuditRow[]> {
  const found = await queries
    .select({
      entry: auditEntries,
      personal: auditPersonal.data,
      actor: people.name,
      store: stores.code,
    })
    .from(auditEntries)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id))
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .leftJoin(stores, eq(stores.id, auditEntries.storeId))
    .where(conditionOf(filter, region))
    .orderBy(...(isOfDays(filter) ? [desc(auditEntries.at)] : []), desc(auditEntries.id))
    .limit(most)
  return found.map(({ entry, personal, actor, store }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    actor: actor ?? (entry.actorId === null ? null : `#${entry.actorId}`),
    store: store ?? (entry.storeId === null ? null : `#${entry.storeId}`),
    recordKind: entry.recordKind,
    recordId: entry.recordId,
    recordName: entry.recordName,
    before: entry.before,
    after: entry.after,
    personal,
    isForgotten: entry.personalDigest !== null && personal === null,
    requestId: entry.requestId,
    address: entry.address,
    session: entry.session,
  }))
}

function conditionOf(filter: AuditFilter, region: Region): SQL | undefined {
  const { action, who, store, search, before } = filter
  const from = filter.from === undefined ? null : localDayPeriod(filter.from, region)
  const to = filter.to === undefined ? null : localDayPeriod(filter.to, region)
  return and(
    action && eq(auditEntries.action, action),
    who === undefined ? undefined : eq(auditEntries.actorId, who),
    store === undefined ? undefined : eq(auditEntries.storeId, store),
    from ? gte(auditEntries.at, from.from) : undefined,
    to ? lt(auditEntries.at, to.to) : undefined,
    search === undefined ? undefined : matches(search),
    before === undefined
      ? undefined
      : isOfDays(filter)
        ? sql`(${auditEntries.at}, ${auditEntries.id}) < (${placeOf(before)})`
        : lt(auditEntries.id, before),
  )
}

/** Entries of days are read in the order of their instants: by their ids all that came since would be met first. */
const isOfDays = ({ from, to }: AuditFilter): boolean => from !== undefined || to !== undefined

const placeOf = (before: number): SQL => sql`
  select b.at, b.id from ${auditEntries} b where b.id <= ${before} order by b.id desc limit 1`

/** Each by an index of its own: the beginning of a name, or the whole of a number, id or address. */
function matches(search: string): SQL | undefined {
  const begin = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`lower(${auditEntries.recordName}) like ${begin}`,
    eq(auditEntries.requestId, search),
    eq(auditEntries.address, search),
    /^\d{1,15}$/.test(search)
      ? sql`(${auditEntries.recordKind}, ${auditEntries.recordId}) in
      (('order', ${search}), ('person', ${search}), ('store', ${search}), ('callback', ${search}))`
      : undefined,
  )
}
