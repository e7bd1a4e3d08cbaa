import { inLanguage, type Words } from '../core/regions'
import type { LogEntry } from './order'

/** Legacy status codes in the order of a waybill's life (express §3). */
export const PLACED = 8
export const AWAITING_COLLECTION = 1
export const COLLECTED = 9
export const OUT_FOR_DELIVERY = 2
export const SIGNED_FOR = 4
/** What follows a cancellation is shown for neither kind of code. */
export const CANCELLED = 6

const AWAITING = 9005
const DELIVERING = 9015
const DONE = 9021
const CANCELLED_BEFORE_PICKUP = 9025
const CANCELLED_AFTER_PICKUP = 9026

const CURRENT: Readonly<Record<number, number>> = {
  [PLACED]: AWAITING,
  [AWAITING_COLLECTION]: AWAITING,
  [COLLECTED]: DELIVERING,
  [OUT_FOR_DELIVERY]: DELIVERING,
  [SIGNED_FOR]: DONE,
}

/** The current status code that goes with a legacy one; a cancelled one depends on the one before. */
function currentStatus(legacy: number, before: number | undefined): number {
  if (legacy !== CANCELLED) return CURRENT[legacy] ?? legacy
  const wasCollected = before === COLLECTED || before === OUT_FOR_DELIVERY
  return wasCollected ? CANCELLED_AFTER_PICKUP : CANCELLED_BEFORE_PICKUP
}

const LEGACY_NAMES: Readonly<Record<number, Words>> = {
  [PLACED]: { en: 'Sender placed order', zh: '寄件人已下單' },
  [AWAITING_COLLECTION]: { en: 'Parcel awaiting collection', zh: '等待收件' },
  [COLLECTED]: { en: 'Parcel collected', zh: '已收件' },
  [OUT_FOR_DELIVERY]: { en: 'Parcel out for delivery', zh: '派送中' },
  [SIGNED_FOR]: { en: 'Recipient signed for parcel', zh: '收件人已簽收' },
  [CANCELLED]: { en: 'Order cancelled', zh: '訂單已取消' },
}

const CURRENT_NAMES: Readonly<Record<number, Words>> = {
  [AWAITING]: { en: 'Awaiting collection', zh: '等待收件' },
  [DELIVERING]: { en: 'Delivery in progress', zh: '配送中' },
  [DONE]: { en: 'Completed', zh: '已完成' },
  [CANCELLED_BEFORE_PICKUP]: { en: 'Cancelled before collection', zh: '收件前已取消' },
  [CANCELLED_AFTER_PICKUP]: { en: 'Cancelled after collection', zh: '收件後已取消' },
}

const named = (names: Readonly<Record<number, Words>>) => (status: number, lang: string) => {
  const name = names[status]
  return name ? inLanguage(name, lang) : String(status)
}

/** Names keep the language of the waybill's creation. */
export const legacyName = named(LEGACY_NAMES)
export const currentName = named(CURRENT_NAMES)

/** The current status code after a waybill's legacy ones; 0 before the first. */
export function currentOf(log: readonly LogEntry[]) {
  const last = log.at(-1)
  return last ? currentStatus(last.status, log.at(-2)?.status) : 0
}
