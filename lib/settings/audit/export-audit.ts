import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { Region } from '@/lib/domain/areas'
import { writeCsv } from '@/lib/domain/write-csv'
import type { AuditFilter, AuditRow } from '../model/audit'
import { readEntries } from './list-audit'

const AT_ONCE = 500

const COLUMNS = [
  'id',
  'at',
  'action',
  'actor',
  'store',
  'recordKind',
  'recordId',
  'recordName',
  'before',
  'after',
  'personal',
  'requestId',
  'address',
  'session',
] as const satisfies readonly (keyof AuditRow)[]

/**
 * The entries of a filter as CSV, latest first, a part at a time: of a large log never more than a
 * part is held. That it was taken away stands in the log. Administrators only.
 */
export async function exportAudit(input: {
  actor: Actor
  filter: AuditFilter
  region: Region
}): Promise<{ chunks: AsyncIterable<string>; type: string; name: string }> {
  const { actor, filter, region } = input
  requireInHouse(actor, 'audit.see')
  await recordAudit(database(), { action: 'audit.exported', actor, after: { ...filter } })
  return { chunks: parts(filter, region), type: 'text/csv; charset=utf-8', name: 'audit.csv' }
}

async function* parts(filter: AuditFilter, region: Region): AsyncIterable<string> {
  yield writeCsv([COLUMNS])
  let { before } = filter
  for (;;) {
    const at = before === undefined ? filter : { ...filter, before }
    const rows = await readEntries(database(), { filter: at, region, most: AT_ONCE })
    // The mark of the encoding stands once, at the beginning.
    if (rows.length > 0) yield writeCsv(rows.map(cellsOf)).slice(1)
    if (rows.length < AT_ONCE) return
    before = rows.at(-1)?.id
  }
}

function cellsOf(row: AuditRow): string[] {
  return COLUMNS.map((column) => {
    const value = row[column]
    if (value === null) return ''
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  })
}
