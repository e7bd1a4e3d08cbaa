import type { Region } from '@/lib/domain/areas'
import type { BearerCall } from '../bearer-channel'
import type { JsonValue } from '../parse-json'
import { record } from '../wire-values'
import { orderFields, type OrderRef } from './references'
import { status, toStatus, type ParcelStatus } from './status'

export type CurrentStatus = { readonly status: ParcelStatus; readonly raw: JsonValue }

/** Conventions §4.7. */
export function orderStatus(order: OrderRef, region: Region): BearerCall<CurrentStatus> {
  return {
    operation: 'orderStatus',
    path: '/order/status',
    body: () => orderFields(order),
    answer: (data) => ({
      status: toStatus(record({ status }).parse(data).status, region),
      raw: data,
    }),
  }
}
