import { toLocalMinutes } from '../core/local-time'
import { inLanguage, knownRegion, type Words } from '../core/regions'
import type { ParcelOrder } from './order'

/** Order statuses (conventions §3 and the codes that public clients of the same service agree on). */
export const PENDING = 9033
export const ASSIGNING = 9034
export const ACCEPTED = 9005
export const AT_PICKUP = 9011
export const RIDING = 9015
export const COMPLETED = 9021
/** What follows a cancellation is not shown; these are the food family's own. */
export const CANCELLED_BEFORE_PICKUP = 9025
export const CANCELLED_AFTER_PICKUP = 9026

const NAMES: Readonly<Record<number, Words>> = {
  [PENDING]: { en: 'Pending', zh: '待發布' },
  [ASSIGNING]: { en: 'Assigned', zh: '派單中' },
  [ACCEPTED]: { en: 'Heading to pickup', zh: '前往取件' },
  [AT_PICKUP]: { en: 'Arrived at pickup', zh: '已到達取件點' },
  [RIDING]: { en: 'Delivery in progress', zh: '配送中' },
  [COMPLETED]: { en: 'Completed', zh: '已完成' },
  [CANCELLED_BEFORE_PICKUP]: { en: 'Cancelled', zh: '已取消' },
  [CANCELLED_AFTER_PICKUP]: { en: 'Cancelled after pickup', zh: '取件後已取消' },
}

/** Status names keep the language of the order's creation. */
function statusName(status: number, lang: string) {
  const name = NAMES[status]
  return name ? inLanguage(name, lang) : String(status)
}

/** Has anybody accepted it yet? Until then it may be cancelled (conventions §3). */
export const isUnaccepted = (status: number) => status === PENDING || status === ASSIGNING

/** `status` of an order (conventions §2.4): all strings, the name in the language of creation. */
export const orderStatus = ({ life, lang, region }: ParcelOrder) => ({
  code: String(life.status),
  name: statusName(life.status, lang),
  lastmodify: toLocalMinutes(life.enteredAt, knownRegion(region).utcOffsetHours),
})
