import type { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import type { BearerCall } from '../channel/bearer-channel'
import type { JsonValue } from '../http/parse-json'
import { record, requiredWhole, text } from '../wire-values'
import { orderFields, type OrderRef, timeOf } from './references'

type CurrentStatus = { readonly status: ParcelStatus; readonly raw: JsonValue }

/** Conventions §4.7. */
export function orderStatus(order: OrderRef, region: Region): BearerCall<CurrentStatus> {
  return {
    operation: 'orderStatus',
    changes: false,
    path: '/order/status',
    body: () => orderFields(order),
    answer: (data) => ({
      status: toStatus(record({ status }).parse(data).status, region),
      raw: data,
    }),
  }
}

/** Where an order stands (conventions §2.4, §3). Codes come as text, and are numbers inside. */
export type ParcelStatus = {
  readonly code: number
  /** The platform's words, in the language of creation: to show, never to decide on. */
  readonly text: string | null
  readonly at: Date | null
}

/** Without a code it says nothing: unreadable. */
export const status = record({ code: requiredWhole, name: text, lastmodify: text })

export function toStatus(wire: z.infer<typeof status>, region: Region): ParcelStatus {
  return { code: wire.code, text: wire.name, at: timeOf(wire.lastmodify, region) }
}
