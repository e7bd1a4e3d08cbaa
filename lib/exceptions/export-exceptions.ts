import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { inArray } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { defuseCell } from '@/lib/domain/defuse-cell'
import { formatParcelTime } from '@/lib/domain/local-time'
import type { Region } from '@/lib/domain/areas'
import { readExceptions } from './list-exceptions'
import type { ExceptionFilter, ExceptionRow } from './schema'

const COLUMNS = [
  ...['store', 'family', 'client_order_id', 'platform_order_id', 'recipient', 'exceptions'],
  ...['since', 'platform_text', 'stage', 'last_status', 'owner', 'note', 'snoozed_until'],
]

type Store = { code: string; region: Region }

function cellsOf(row: ExceptionRow, { code, region }: Store): string[] {
  const local = (at: string | number | null) =>
    at === null ? '' : formatParcelTime(new Date(at), region)
  const since = Math.min(...row.exceptions.map((one) => one.since))
  return [
    ...[code, row.family, row.clientOrderId, row.code === row.clientOrderId ? '' : row.code],
    ...[row.recipientName ?? '', row.exceptions.map(({ kind }) => kind).join(' '), local(since)],
    ...[row.reported ?? '', row.stage, local(row.statusAt), row.owner?.name ?? '', row.note],
    local(row.snoozedUntil),
  ]
}

const line = (cells: readonly string[]) =>
  cells.map((cell) => `"${defuseCell(cell).replaceAll('"', '""')}"`).join(',')

/** The list as a CSV text, all of its pages, in the stores' local times; formulas are defused. */
export async function exportExceptions(input: {
  actor: Actor
  filter: ExceptionFilter
}): Promise<{ csv: string }> {
  const { actor, filter } = input
  const { kind } = filter
  const rows = (await readExceptions({ actor, filter, now: new Date() })).filter(
    ({ exceptions }) => kind === null || exceptions.some((one) => one.kind === kind),
  )
  const storeIds = [...new Set(rows.map(({ storeId }) => storeId))]
  const found = await database().select().from(stores).where(inArray(stores.id, storeIds))
  const byId = new Map<number, Store>(found.map((store) => [store.id, store]))
  const lines = rows.flatMap((row) => {
    const store = byId.get(row.storeId)
    return store ? [line(cellsOf(row, store))] : []
  })
  return { csv: [line(COLUMNS), ...lines, ''].join('\r\n') }
}
