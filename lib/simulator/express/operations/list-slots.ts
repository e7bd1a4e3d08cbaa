import { toLocal, toLocalMinutes } from '../../core/local-time'
import { inLanguage, type Words } from '../../core/regions'
import type { ExpressOperation } from '../express-state'
import { type ExpressProduct, productField } from '../products'
import { calendarOf, type DeliverySlot, isAhead, type Slot, UTC_OFFSET_HOURS } from '../slots'
import { boundText, codeText, isWorkingDay, workingdayCode } from '../working-days'

/** POST /order/homeexpress/get_datetime (express §4.7). */
export const listSlots: ExpressOperation = ({ fields, lang }, express) => {
  const merchantId = fields.int('merchant_id')
  const product = productField(fields)
  express.checkMerchant(merchantId)
  return slotsAnswer(product, lang, express.world.clock.now())
}

const GROUPS: Readonly<Record<string, Words>> = {
  default: { en: 'Standard delivery', zh: '標準派送' },
  sp1: { en: 'Same evening', zh: '即日晚間' },
  sp2: { en: 'Saturday morning', zh: '星期六上午' },
}
const PICKUP: Words = { en: 'Collection', zh: '收件' }

/** The slots that can still be chosen (express §2.4). */
function slotsAnswer(product: ExpressProduct, lang: string, now: number) {
  const { today, pickups, groups } = calendarOf(product, now)
  const ahead = <Kind extends Slot>(slots: readonly Kind[]) =>
    slots.filter((slot) => isAhead(slot, now))
  return {
    meta: {
      datetime: toLocalMinutes(now, UTC_OFFSET_HOURS),
      workingday_code: codeText(codeOfNow(today, now)),
      product_type: product.code,
      destination_type: product.isLocker ? 'LOCKER' : 'HOME',
    },
    pickup: {
      default: { description: inLanguage(PICKUP, lang), slot: ahead(pickups).map(slotAnswer) },
    },
    delivery: Object.fromEntries(
      Object.entries(groups).map(([name, slots]) => [
        name,
        {
          description: inLanguage(GROUPS[name] ?? PICKUP, lang),
          slot: ahead(slots).map(deliveryAnswer),
        },
      ]),
    ),
  }
}

const slotAnswer = ({ date, period, code }: Slot) => ({
  datetime: `${date} ${period}`,
  workingday_code: codeText(code),
  description: period,
})

const deliveryAnswer = (slot: DeliverySlot) => ({
  ...slotAnswer(slot),
  acceptable: `${boundText(slot.low)}-${boundText(slot.high)}`,
})

/** Day 1 is the first working day; before it, on a Sunday, it is day 0. */
function codeOfNow(today: string, now: number) {
  const minutes = Math.floor(toLocal(now, UTC_OFFSET_HOURS).sinceMidnight / 60_000)
  return workingdayCode(isWorkingDay(today) ? 1 : 0, minutes)
}
