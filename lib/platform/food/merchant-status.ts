import type { RegularElement, TemporaryElement } from '@/lib/domain/hours/hours-request'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { storeFields, type StoreRef } from './references'

/** All seven days: an update replaces the whole week, and a day left out would lose its hours. */
export type RegularHours = StoreRef & { readonly week: readonly RegularElement[] }
/** Each range replaces the whole of the day it lies in, and must not leave that day. */
export type TemporaryHours = StoreRef & { readonly ranges: readonly TemporaryElement[] }
export type BusinessStatus = StoreRef & { readonly open: boolean }

/** Updates answer with success and nothing else. */
type Done = { readonly raw: JsonValue }

/** Food §4.8 rule 1; the elements are those of `compileHours`. */
export function updateRegularHours(hours: RegularHours): SignedCall<Done> {
  return merchantStatus('updateRegularHours', hours, {
    update_type: 'business_regular_time',
    business_regular_time: hours.week,
  })
}

/** Food §4.8 rule 2. There is no way to take it back or to read it. */
export function updateTemporaryHours(hours: TemporaryHours): SignedCall<Done> {
  return merchantStatus('updateTemporaryHours', hours, {
    update_type: 'business_temporary_time',
    business_temporary_time: hours.ranges,
  })
}

/** Food §4.8. The 0 that closes a shop is sent like any other number: there is no default. */
export function updateBusinessStatus(status: BusinessStatus): SignedCall<Done> {
  return merchantStatus('updateBusinessStatus', status, {
    update_type: 'business_status',
    business_status: status.open ? 1 : 0,
  })
}

/** Food §4.9: the last minutes of the day in which the stores, all of them, take no new orders. */
export function updateBufferTime({ minutes }: { readonly minutes: number }): SignedCall<Done> {
  return {
    operation: 'updateBufferTime',
    changes: true,
    path: '/order/takeaway/merchants/business_buffer_time',
    data: () => ({ end_buffer_time: minutes }),
    answer: (raw) => ({ raw }),
  }
}

function merchantStatus(operation: string, store: StoreRef, update: object): SignedCall<Done> {
  return {
    operation,
    changes: true,
    path: '/order/takeaway/merchants/status',
    data: () => ({ ...storeFields(store), ...update }),
    answer: (raw) => ({ raw }),
  }
}
