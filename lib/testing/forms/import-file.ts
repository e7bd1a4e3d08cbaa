import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { importRows, imports } from '@/lib/db/tables/imports'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import type { SlotsQuery } from '@/lib/express/model/offered-slots'
import { readSlots } from '@/lib/express/slots/read-slots'
import { createImport } from '@/lib/imports/create-import'
import type { SlotPair, SlotTime } from '@/lib/imports/model/next-pair'
import { addRows } from '@/lib/imports/rows/add-rows'

type Row = Partial<Record<ImportField, string>>

/** A waybill from the warehouse to a door, right in every cell, without slots. */
export function importRow(change: Row = {}): Row {
  return {
    clientOrderId: `T-${randomUUID().slice(0, 8)}`,
    'recipient.name': 'Chan Tai Man',
    'recipient.phone': '6123 4567',
    'recipient.address.building': 'Sha Tin Centre',
    'recipient.address.street': '2 Wang Pok Street',
    'recipient.address.district': '沙田區',
    'recipient.address.area': 'New Territories',
    'recipient.lat': '22.3814',
    'recipient.lng': '114.1886',
    'items.0.code': 'A-1',
    'items.0.name': 'Tea',
    'items.0.quantity': '1',
    ...change,
  }
}

/** Keeps rows as an import, as the browser does after a file was dropped. */
export async function keepImport(input: {
  actor: Actor
  storeId: number
  rows: readonly Row[]
  product?: ExpressProduct | null
}): Promise<number> {
  const { actor, storeId, rows, product = 'HDP-SFWH-H' } = input
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))] as ImportField[]
  const columns: ImportColumn[] = fields.map((field) => ({ key: field, name: field, field }))
  const { importId } = await createImport({
    actor,
    form: {
      formKey: randomUUID(),
      storeId,
      fileName: 'orders.csv',
      product,
      columns: [...columns],
      rowCount: rows.length,
    },
  })
  const cells = rows.map((row) => fields.map((field) => row[field] ?? ''))
  await addRows({ actor, form: { importId, from: 0, rows: cells } })
  return importId
}

/**
 * Puts every row in line as it is, as a start would have done at a time when the platform offered
 * what they ask for.
 */
export async function putInLine(input: {
  db: Database
  importId: number
  by: Actor
}): Promise<void> {
  const { db, importId, by } = input
  await db
    .update(importRows)
    .set({ state: 'queued' })
    .where(and(eq(importRows.importId, importId), eq(importRows.state, 'draft')))
  await db
    .update(imports)
    .set({ state: 'running', startedBy: by.id })
    .where(eq(imports.id, importId))
}

/** A waybill that is collected at one address and brought to another, at these times. */
export function timedRow(clientOrderId: string, { pickup, delivery }: SlotPair) {
  const row = importRow({ clientOrderId, box: 'S', boxes: '1', weight: '1200' })
  const sender = Object.entries(row)
    .filter(([field]) => field.startsWith('recipient.'))
    .map(([field, text]) => [field.replace('recipient', 'sender'), text])
  return {
    ...row,
    ...(Object.fromEntries(sender) as typeof row),
    'pickup.date': pickup.date,
    'pickup.period': pickup.period,
    'delivery.date': delivery?.date ?? '',
    'delivery.period': delivery?.period ?? '',
  }
}

/** The first two pickups with a delivery that goes with each, and the first with one that does not. */
export async function offeredPairs(asked: { actor: Actor; query: SlotsQuery }) {
  const { pickup, delivery } = await readSlots(asked)
  const all = pickup.slots.flatMap((from) =>
    delivery.flatMap(({ slots }) => slots).map((to) => ({ from, to, goes: goesWith(to, from) })),
  )
  const [soon] = all.filter(({ goes }) => goes)
  const later = all.find(({ from, goes }) => goes && from !== soon?.from)
  const apart = all.find(
    ({ from, to }) =>
      from === soon?.from && !all.some((one) => one.from === from && one.goes && same(one.to, to)),
  )
  if (!soon || !later || !apart) throw new Error('the platform offers too little')
  return { soon: pairOf(soon), later: pairOf(later), apart: pairOf(apart) }
}

type Offered = Awaited<ReturnType<typeof readSlots>>
type Pickup = Offered['pickup']['slots'][number]
type Delivery = Offered['delivery'][number]['slots'][number]

const same = (one: SlotTime, other: SlotTime) =>
  one.date === other.date && one.period === other.period

/** Read here once more, so that the rule is not tested by itself (express §4.7 rule 4). */
const goesWith = ({ acceptable }: Delivery, { workingDay }: Pickup) =>
  acceptable !== null &&
  Number(acceptable.low) <= Number(workingDay) &&
  Number(workingDay) <= Number(acceptable.high)

const pairOf = ({ from, to }: { from: SlotTime; to: SlotTime }) => ({
  pickup: { date: from.date, period: from.period },
  delivery: { date: to.date, period: to.period },
})
