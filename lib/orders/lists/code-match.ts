import type { Family } from '@/lib/domain/stages'
import type { OrderRow } from '../lock-order'
import type { CodeMatch } from '../model/found-by-code'

/** The stores whose orders may be found, by family; of a family that is not named, none. */
export type StoresOfFamilies = Readonly<Partial<Record<Family, readonly number[]>>>

/** An order as one that was looked for is told. */
export const codeMatch = (row: OrderRow): CodeMatch => ({
  orderId: row.id,
  family: row.family,
  storeId: row.storeId,
  code: row.platformOrderId ?? row.clientOrderId,
  clientOrderId: row.clientOrderId,
  recipientName: row.recipientName,
  placing: row.placing,
  stage: row.stage,
  scheduledFor: row.scheduledFor?.toISOString() ?? null,
  scheduledAllDay: row.scheduledAllDay,
  createdAt: row.createdAt.toISOString(),
})
