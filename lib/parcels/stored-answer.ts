import type { Region } from '@/lib/domain/areas'
import { readParcelOrder, type ParcelOrder } from '@/lib/platform/parcel/order-info'
import type { JsonValue } from '@/lib/platform/http/parse-json'

/** The `answer` of a parcel's row once the platform was asked for it. */
export type StoredAnswer = {
  /** As it came. */
  order: JsonValue
  /** When it was asked; ISO. */
  at: string
}

type ReadAnswer = {
  order: ParcelOrder | null
  /** ISO; null while the platform was never asked for it. */
  asOf: string | null
}

/** Reads a kept answer. Before the platform was asked it holds only what the creation said. */
export function readAnswer(answer: Record<string, unknown> | null, region: Region): ReadAnswer {
  const { order, at } = (answer ?? {}) as Partial<StoredAnswer>
  const asOf = typeof at === 'string' ? at : null
  if (order === undefined) return { order: null, asOf }
  try {
    return { order: readParcelOrder(order, region), asOf }
  } catch {
    // Kept as it came: what cannot be read is no reason to show nothing of the order.
    return { order: null, asOf }
  }
}
