import type { z } from 'zod'
import { isDecimal } from '@/lib/domain/decimal'
import type { ExpressProduct } from '@/lib/domain/express-products'
import { parseSlot } from '@/lib/domain/local-time'
import { parseDecimalRange, type SlotGroup, type SlotOffer } from '@/lib/domain/slots'
import { isJsonObject, type JsonValue } from '../parse-json'
import type { SignedCall } from '../signature-channel'
import { anything, listOf, present, record, text } from '../wire-values'
import { merchantFields, type MerchantRef } from './references'

export type SlotsQuery = MerchantRef & { readonly product: ExpressProduct }

export type DateTimeSlots = SlotOffer & {
  /** What the platform says about its offer, to be shown: meanings are not published. */
  readonly meta: {
    readonly datetime: string | null
    readonly workingDay: string | null
    readonly productType: string | null
    readonly destinationType: string | null
  }
  readonly raw: JsonValue
}

/** Express §4.7. The product is always named: left out it would mean another one (trap 49). */
export function dateTimeSlots(query: SlotsQuery): SignedCall<DateTimeSlots> {
  return {
    operation: 'dateTimeSlots',
    path: '/order/homeexpress/get_datetime',
    data: () => ({ ...merchantFields(query), product_code: query.product }),
    answer: readSlots,
  }
}

const slot = record({ datetime: text, workingday_code: text, acceptable: text, description: text })
const group = record({ description: text, slot: listOf(slot) })
const offer = record({
  meta: record({
    ...{ datetime: text, workingday_code: text, product_type: text, destination_type: text },
  }),
  pickup: present,
  delivery: anything,
})

function readSlots(data: JsonValue): DateTimeSlots {
  const { meta, pickup, delivery } = offer.parse(data)
  const chosen = record({ default: group }).parse(pickup).default
  return {
    pickup: { description: chosen.description, slots: chosen.slot.flatMap(toPickup) },
    delivery: isJsonObject(delivery) ? Object.entries(delivery).map(toGroup) : [],
    meta: {
      datetime: meta.datetime,
      workingDay: meta.workingday_code,
      productType: meta.product_type,
      destinationType: meta.destination_type,
    },
    raw: data,
  }
}

type WireSlot = z.infer<typeof slot>

/** Without a time it cannot be chosen, without a code nothing could follow it: left out. */
function toPickup(wire: WireSlot) {
  const { workingday_code: workingDay } = wire
  if (workingDay === null || !isDecimal(workingDay)) return []
  return timed(wire).map((one) => ({ ...one, workingDay }))
}

/** Groups are open-ended: whatever stands beside `default` is one. */
function toGroup([name, wire]: [string, unknown]): SlotGroup {
  const { description, slot: slots } = group.parse(wire)
  return {
    ...{ name, description },
    slots: slots.flatMap((one) =>
      timed(one).map((time) => ({
        ...time,
        workingDay: one.workingday_code,
        acceptable: parseDecimalRange(one.acceptable ?? ''),
      })),
    ),
  }
}

function timed({ datetime, description }: WireSlot) {
  const time = datetime === null ? null : parseSlot(datetime, 'HK')
  if (datetime === null || !time) return []
  const [date = '', period = ''] = datetime.split(' ')
  return [{ date, period, time, description }]
}
