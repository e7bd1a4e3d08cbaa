import { z } from 'zod'
import type { OrderRow } from '../lock-order'
import type { Cancelling } from '../model/cancelling'
import type { OrderCard } from '../model/order-card'
import { nextPrediction } from '../status/predictions'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** What is kept beside an order's row: when its ride began, where that is not the status of now. */
type Beside = { pickedUpAt?: Date | undefined; labelNumber?: string | null | undefined }

/** What is known of the latest request to cancel it. */
export function cancellingOf({
  cancelling: state,
  cancellingSince: since,
}: Pick<OrderRow, 'cancelling' | 'cancellingSince'>): Cancelling | null {
  return state && since ? { state, since: since.toISOString() } : null
}

/** A row as lists and boards show it. */
export function orderCard(row: OrderRow, beside: Beside = {}): OrderCard {
  const { courierName, courierPhone, courierPlate } = row
  const hasCourier = [courierName, courierPhone, courierPlate].some((told) => told !== null)
  return {
    id: row.id,
    family: row.family,
    storeId: row.storeId,
    formKey: row.formKey,
    clientOrderId: row.clientOrderId,
    platformOrderId: row.platformOrderId,
    labelNumber: beside.labelNumber ?? null,
    pickupCode: row.pickupCode,
    placing: row.placing,
    refusal: row.refusal,
    waitUntil: iso(row.waitUntil),
    cancelling: cancellingOf(row),
    origin: row.origin,
    selfPickup: row.selfPickup,
    stage: row.stage,
    statusCode: row.statusCode,
    statusText: row.statusText,
    statusAt: iso(row.statusAt),
    pickedUpAt: iso(beside.pickedUpAt ?? null),
    createdAt: row.createdAt.toISOString(),
    scheduledFor: iso(row.scheduledFor),
    scheduledAllDay: row.scheduledAllDay,
    kitchenStartAt: row.scheduledFor === null ? null : iso(row.requestedPickupAt),
    closedAt: iso(row.closedAt),
    isPseudonymised: row.pseudonymisedAt !== null,
    title: row.title,
    recipientName: row.recipientName,
    recipientPhone: row.recipientPhone,
    recipientCallingCode: callingCodeOf(row),
    address: row.address,
    totalCents: row.totalCents,
    kitchenNote: row.kitchenNote,
    foodReadyAt: iso(row.foodReadyAt),
    handedOverAt: iso(row.handedOverAt),
    refusalSeenAt: iso(row.refusalSeenAt),
    courier: hasCourier
      ? {
          name: courierName,
          phone: courierPhone,
          plate: courierPlate,
          confirmed: row.courierConfirmed,
        }
      : null,
    next: isAhead(row) ? nextPrediction(row.stage, row.predictions) : null,
    version: row.version,
  }
}

/**
 * With which calling code the recipient's number was asked for: beside a food order, in the draft of
 * a waybill, and in a parcel's at the last of its points. Null where we asked for none.
 */
function callingCodeOf({ request }: OrderRow): string | null {
  const { data } = recipientSchema.safeParse(request)
  const last = data?.draft?.path?.at(-1)?.contacts[0]
  return data?.callingCode ?? data?.draft?.recipient?.callingCode ?? last?.callingCode ?? null
}

const withCode = z.object({ callingCode: z.string().nullish().catch(null) })
const recipientSchema = withCode.extend({
  draft: z
    .object({
      recipient: withCode.nullish().catch(null),
      path: z
        .array(z.object({ contacts: z.array(withCode) }))
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
})

/** Whether a courier's next moment is still to come; of what is agreed to be cancelled nobody waits. */
const isAhead = ({ closed, selfPickup, cancelling }: OrderRow): boolean =>
  !closed && !selfPickup && cancelling !== 'agreed'
