import type { Region } from '@/lib/domain/areas'
import { formatParcelTime, type Period } from '@/lib/domain/local-time'
import type { JsonValue } from '../parse-json'
import type { SignedCall } from '../signature-channel'
import { storeFields, type StoreRef } from './references'

/** `HH:MM`; a range starts and ends on the same day, past midnight there are two (food §4.8). */
export type ClockRange = { readonly from: string; readonly to: string }
export type DayHours = 'open' | 'closed' | readonly ClockRange[]

/** `day_of_week` counts from Sunday, which is 1. */
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/** All seven days: an update replaces the whole week, and a day left out would lose its hours. */
export type WeekHours = Readonly<Record<(typeof WEEKDAYS)[number], DayHours>>

export type RegularHours = StoreRef & { readonly week: WeekHours }
/** Each range replaces the whole of the day it lies in, and must not leave that day. */
export type TemporaryHours = StoreRef & { readonly ranges: readonly Period[] }
export type BusinessStatus = StoreRef & { readonly open: boolean }

/** Updates answer with success and nothing else. */
export type Done = { readonly raw: JsonValue }

/** Food §4.8 rule 1. A day without ranges is sent as closed. */
export function updateRegularHours(hours: RegularHours): SignedCall<Done> {
  return merchantStatus('updateRegularHours', hours, {
    update_type: 'business_regular_time',
    business_regular_time: WEEKDAYS.flatMap((day, index) =>
      dayElements(hours.week[day]).map((element) => ({ day_of_week: index + 1, ...element })),
    ),
  })
}

/** Food §4.8 rule 2. There is no way to take it back or to read it. */
export function updateTemporaryHours(hours: TemporaryHours, region: Region): SignedCall<Done> {
  return merchantStatus('updateTemporaryHours', hours, {
    update_type: 'business_temporary_time',
    business_temporary_time: hours.ranges.map(({ from, to }) => ({
      start_time: formatParcelTime(from, region),
      end_time: formatParcelTime(to, region),
    })),
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
    path: '/order/takeaway/merchants/business_buffer_time',
    data: () => ({ end_buffer_time: minutes }),
    answer: (raw) => ({ raw }),
  }
}

function merchantStatus(operation: string, store: StoreRef, update: object): SignedCall<Done> {
  return {
    operation,
    path: '/order/takeaway/merchants/status',
    data: () => ({ ...storeFields(store), ...update }),
    answer: (raw) => ({ raw }),
  }
}

function dayElements(hours: DayHours) {
  if (hours === 'open') return [{ whole_day_status: 'open' }]
  if (hours === 'closed' || hours.length === 0) return [{ whole_day_status: 'close' }]
  return hours.map(({ from, to }) => ({ start_time: from, end_time: to }))
}
