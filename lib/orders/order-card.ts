import type { OrderRow } from './lock-order'
import { nextPrediction } from './predictions'
import type { OrderCard } from './schema'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** What is kept beside an order's row: when its ride began, where that is not the status of now. */
type Beside = { pickedUpAt?: Date | undefined; labelNumber?: string | null | undefined }

/** A row as lists and boards show it. */
export function orderCard(row: OrderRow, beside: Beside = {}): OrderCard {
  const { courierName, courierPhone, courierPlate } = row
  const hasCourier = [courierName, courierPhone, courierPlate].some((told) => told !== null)
  return {
    id: row.id,
    family: row.family,
    storeId: row.storeId,
    clientOrderId: row.clientOrderId,
    platformOrderId: row.platformOrderId,
    labelNumber: beside.labelNumber ?? null,
    pickupCode: row.pickupCode,
    placing: row.placing,
    refusal: row.refusal,
    waitUntil: iso(row.waitUntil),
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
    closedAt: iso(row.closedAt),
    recipientName: row.recipientName,
    recipientPhone: row.recipientPhone,
    address: row.address,
    totalCents: row.totalCents,
    courier: hasCourier
      ? {
          name: courierName,
          phone: courierPhone,
          plate: courierPlate,
          confirmed: row.courierConfirmed,
        }
      : null,
    next: row.closed || row.selfPickup ? null : nextPrediction(row.stage, row.predictions),
    version: row.version,
  }
}
