/** Order statuses (food §3 and the codes that public clients of the same service agree on). */
export const CREATED = 9001
export const ACCEPTED = 9005
export const AT_STORE = 9011
export const RIDING = 9015
export const NEAR = 9017
export const COMPLETED = 9021
export const CANCELLED_BEFORE_PICKUP = 9025
export const CANCELLED_AFTER_PICKUP = 9026

const NAMES: Readonly<Record<number, { readonly en: string; readonly zh: string }>> = {
  [CREATED]: { en: 'Waiting for a delivery partner', zh: '等待配送員接單' },
  [ACCEPTED]: { en: 'Delivery partner has accepted', zh: '配送員已接單' },
  [AT_STORE]: { en: 'Delivery partner is at the store', zh: '配送員已到店' },
  [RIDING]: { en: 'Delivery in progress', zh: '配送中' },
  [NEAR]: { en: 'Delivery partner is near the destination', zh: '配送員即將到達' },
  [COMPLETED]: { en: 'Completed', zh: '已完成' },
  [CANCELLED_BEFORE_PICKUP]: { en: 'Cancelled before pickup', zh: '取件前已取消' },
  [CANCELLED_AFTER_PICKUP]: { en: 'Cancelled after pickup', zh: '取件後已取消' },
}

/** Status text in the language of the order's creation; other languages than Chinese get English. */
export const statusText = (status: number, lang: string) =>
  NAMES[status]?.[lang.startsWith('zh') ? 'zh' : 'en'] ?? String(status)

/** Has the courier picked the food up? Decides which cancelled status follows. */
export const isPickedUp = (status: number) => status === RIDING || status === NEAR
