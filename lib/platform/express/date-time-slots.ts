import type { z } from 'zod'
import { isDecimal } from '@/lib/domain/decimal'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { parseSlot } from '@/lib/domain/time/local-time'
import {
  parseDecimalRange,
  type OfferMeta,
  type SlotGroup,
  type SlotOffer,
} from '@/lib/domain/express/slots'
import { isJsonObject, type JsonValue } from '../http/parse-json'
import type { NoteMissing } from '../http/transport'
import type { SignedCall } from '../channel/signature-channel'
import { listOf, memberOr, record, text } from '../wire-values'
import { merchantFields, type MerchantRef } from './references'

export type SlotsQuery = MerchantRef & { readonly product: ExpressProduct }

type DateTimeSlots = SlotOffer & {
  readonly meta: OfferMeta
  readonly raw: JsonValue
}

/** Express §4.7. The product is always named: left out it would mean another one (trap 49). */
export function dateTimeSlots(query: SlotsQuery): SignedCall<DateTimeSlots> {
  return {
    operation: 'dateTimeSlots',
    changes: false,
    path: '/order/homeexpress/get_datetime',
    data: () => ({ ...merchantFields(query), product_code: query.product }),
    answer: readSlots,
  }
}

const slot = record({ datetime: text, workingday_code: text, acceptable: text, description: text })
const group = record({ description: text, slot: listOf(slot) })
const offer = record({
  meta: record({
    datetime: text,
    workingday_code: text,
    product_type: text,
    destination_type: text,
  }),
})

function readSlots(data: JsonValue, isMissing: NoteMissing): DateTimeSlots {
  const { meta } = offer.parse(data)
  const chosen = record({ default: group }).parse(memberOr(data, 'pickup', {}, isMissing)).default
  const delivery = memberOr(data, 'delivery', {}, isMissing)
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
    name,
    description,
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
