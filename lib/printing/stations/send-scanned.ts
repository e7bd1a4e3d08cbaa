import 'server-only'
import { inArray } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import type { SentScans } from '../model/station'
import type { SendScanned } from '../model/station-forms'
import { PRINTABLE } from '../queue/printable'
import { chooseScanned } from '../queue/add-scanned'
import { showOne } from '../runs/show-one'
import { sendToStation } from './send-to-station'
import { visibleStation } from './visible-station'

/**
 * Prints the label of each waybill that was scanned at a station, one after another. A label that
 * was printed before is not printed once more by a scan: two with one code can send a parcel twice.
 */
export async function sendScanned(input: { actor: Actor } & SendScanned): Promise<SentScans> {
  const { actor, stationId, codes } = input
  const db = database()
  const station = await visibleStation(db, actor, { stationId, to: 'express.place' })
  const { orderIds, refused } = await chooseScanned({ actor, codes })
  const result: SentScans = { sent: [], refused: [...refused] }
  if (orderIds.length === 0) return result
  const { orderId, clientOrderId, prints } = PRINTABLE
  const rows = await db
    .select({ orderId, clientOrderId, prints })
    .from(orders)
    .where(inArray(orders.id, orderIds))
  for (const id of orderIds) {
    const row = rows.find((one) => one.orderId === id)
    if (!row) continue
    const why = row.prints > 0 ? 'printed' : await sendOne({ actor, orderId: id, station })
    if (why === null) result.sent.push(row.clientOrderId)
    else result.refused.push({ code: row.clientOrderId, why })
  }
  return result
}

type SendOne = {
  actor: Actor
  orderId: number
  station: { id: number; paper: 'A4' | '100X150'; copies: 1 | 2 }
}

/** Null where it was sent, else why it was not; whatever else goes wrong is thrown. */
async function sendOne({ actor, orderId, station }: SendOne): Promise<'sent' | 'no-label' | null> {
  const { id: stationId, paper, copies } = station
  try {
    const { runId } = await showOne({ actor, orderId, paper, copies })
    await sendToStation({ actor, runId, stationId })
    return null
  } catch (error) {
    if (error instanceof Problem && error.key === 'printSent') return 'sent'
    if (error instanceof Problem && error.key.startsWith('label')) return 'no-label'
    throw error
  }
}
