import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { earlierOrder } from '@/lib/orders/earlier-order'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacedOrder } from '@/lib/orders/schema'
import { sendOrder } from '@/lib/orders/send-order'
import { PlatformRefused } from '@/lib/platform/errors'
import { expressStore } from './express-store'
import { isAskedOtherwise } from './is-asked-otherwise'
import { recordWaybill } from './record-waybill'
import { refuseLostSlots } from './refuse-lost-slots'
import { refusedWaybillFields } from './refused-waybill-fields'
import type { WaybillForm } from './schema'
import { sendWaybill } from './send-waybill'
import { waybillRow } from './waybill-row'

/** A refusal with the fields of the draft that it speaks of; anything else as it is. */
function refusedWithFields(error: unknown): unknown {
  if (!(error instanceof PlatformRefused)) return error
  return new Problem('platformRefused', { fields: refusedWaybillFields(error), cause: error })
}

/**
 * Creates a waybill: checked by the matrix, written down, asked for, settled. One that the platform
 * refused is asked for again under its order number (decision 0126). `placing` is
 * `unconfirmed` when nobody can say whether the platform has it; a refusal is thrown. Faults and
 * refusals name fields of the draft (`recipient.phone`), with `WaybillFault` as text or `refused`.
 */
export async function placeWaybill(input: {
  actor: Actor
  form: WaybillForm
}): Promise<PlacedOrder> {
  const { actor, form } = input
  const db = database()
  const { storeId, formKey } = form
  const store = await expressStore(db, { actor, permission: 'express.place', storeId })
  const isOtherwise = (recorded: OrderRow) => isAskedOtherwise(recorded, form)
  const earlier = await earlierOrder(db, { formKey, actorId: actor.id, isOtherwise })
  if (earlier) return earlier.placed
  const now = new Date()
  const row = waybillRow({ actor, asked: form, now })
  await refuseLostSlots(db, { store, form, draft: row.draft, locale: actor.locale, now })
  const { order, isNew } = await db.transaction((tx) =>
    recordWaybill(tx, { actorId: actor.id, store, row }),
  )
  if (!isNew) return { orderId: order.id, placing: order.placing }
  const send = (recorded: typeof order) => sendWaybill(recorded, store, 'person')
  const { placing, failure } = await sendOrder({ db, order, send })
  if (placing === 'refused') throw refusedWithFields(failure)
  return { orderId: order.id, placing }
}
