import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { createImport } from '@/lib/imports/create-import'
import { addRows } from '@/lib/imports/rows/add-rows'
import { startImport } from '@/lib/imports/run/start-import'
import { GOODS, madeUpCustomer } from '../history/made-up'
import { Random } from '../history/random'
import { simulatorControl } from './simulator-control'

/** What every waybill's number of a rush begins with. */
export const RUSH_WAYBILL = 'RUSH-'

/** In which of the demo's stores the warehouse is. */
export const WAREHOUSE_STORE = 'HK-SHATIN-03'

/** Sixty waybills out of two files; of the second, three rows wait to be mended. */
const FILES = [
  { name: 'morning-orders.csv', ready: 36, faulty: 0 },
  { name: 'web-shop.xlsx', ready: 24, faulty: 3 },
] as const

const PRODUCT = 'HDP-SFWH-H'

type Cells = Partial<Record<ImportField, string>>

/** Imports the morning's files as the warehouse does; the queue creates their waybills. */
export async function fillWarehouse(input: {
  actor: Actor
  store: { id: number; code: string; region: string; lat: number; lng: number }
  begun: Date
}): Promise<void> {
  const { actor, store, begun } = input
  await simulatorControl.spare(RUSH_WAYBILL)
  const random = new Random(begun.getTime())
  const moment = begun.toISOString().replace(/\D/g, '').slice(4, 14)
  let number = 0
  for (const { name, ready, faulty } of FILES) {
    const rows = Array.from({ length: ready + faulty }, (_, position) => {
      number += 1
      const clientOrderId = `${RUSH_WAYBILL}${moment}-${String(number).padStart(2, '0')}`
      const row = waybill(random, store, clientOrderId)
      return position < ready ? row : { ...row, 'recipient.phone': '12' }
    })
    const importId = await keep({ actor, storeId: store.id, fileName: name, rows })
    await startImport({ actor, form: { importId, again: false } })
  }
}

function waybill(
  random: Random,
  store: Parameters<typeof madeUpCustomer>[1],
  clientOrderId: string,
): Cells {
  const { name, phone, address, door } = madeUpCustomer(random, store)
  const [floor = '', building = '', street = ''] = address.split(', ')
  return {
    clientOrderId,
    'recipient.name': name,
    'recipient.phone': phone,
    'recipient.address.floor': floor,
    'recipient.address.building': building,
    'recipient.address.street': street,
    'recipient.address.district': '沙田區',
    'recipient.address.area': 'New Territories',
    'recipient.lat': String(door.lat),
    'recipient.lng': String(door.lng),
    'items.0.code': `G-${random.digits(3)}`,
    'items.0.name': random.pick(GOODS),
    'items.0.quantity': String(random.whole(1, 3)),
  }
}

async function keep(given: {
  actor: Actor
  storeId: number
  fileName: string
  rows: readonly Cells[]
}): Promise<number> {
  const { actor, storeId, fileName, rows } = given
  const fields = Object.keys(rows[0] ?? {}) as ImportField[]
  const { importId } = await createImport({
    actor,
    form: {
      formKey: randomUUID(),
      storeId,
      fileName,
      product: PRODUCT,
      columns: fields.map((field) => ({ key: field, name: field, field })),
      rowCount: rows.length,
    },
  })
  const cells = rows.map((row) => fields.map((field) => row[field] ?? ''))
  await addRows({ actor, form: { importId, from: 0, rows: cells } })
  return importId
}
