import { isRegion } from '@/lib/domain/areas'
import { parseLocalTime } from '@/lib/domain/time/local-time'
import type { JsonValue } from './http/parse-json'
import { record, requiredText, text, whole } from './wire-values'

/** What a parcel callback says (conventions §6.1): signed is only of which order it speaks. */
type ParcelCallback = {
  readonly orderId: string
  readonly merchantId: string | null
  /** What the signature does not cover: a reason to ask for the order's status, and no more. */
  readonly unsigned: {
    readonly clientOrderId: string | null
    readonly clientShipmentCode: string | null
    readonly status: {
      readonly code: number | null
      /** The platform's words, in the language of creation. */
      readonly text: string | null
      /** Null also when the callback does not name the region whose local time it is. */
      readonly at: Date | null
    }
  }
}

const callback = record({
  order_id: requiredText,
  merchant_id: text,
  client: record({ order_id: text, shipment_code: text }),
  status: record({ code: whole, name: text, lastmodify: text }),
  meta: record({ region: text }),
})

/**
 * Reads the `data` of a verified callback; null when it does not name its order. The whole `status`
 * is nested and so unsigned (trap 16): whoever gets this asks the platform before anything moves.
 */
export function parseParcelCallback(data: JsonValue): ParcelCallback | null {
  const { success, data: wire } = callback.safeParse(data)
  if (!success) return null
  const { code, name, lastmodify } = wire.status
  const { region } = wire.meta
  const at = lastmodify !== null && isRegion(region) ? parseLocalTime(lastmodify, region) : null
  return {
    orderId: wire.order_id,
    merchantId: wire.merchant_id,
    unsigned: {
      clientOrderId: wire.client.order_id,
      clientShipmentCode: wire.client.shipment_code,
      status: { code, text: name, at },
    },
  }
}
