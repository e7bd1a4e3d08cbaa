import { toLocalMinutes } from '../core/local-time'
import { inLanguage, type Words } from '../core/regions'
import type { ExpressOrder } from './order'
import { UTC_OFFSET_HOURS } from './slots'
import {
  AWAITING_COLLECTION,
  CANCELLED,
  COLLECTED,
  legacyName,
  OUT_FOR_DELIVERY,
  PLACED,
  SIGNED_FOR,
} from './statuses'

const MESSAGES: Readonly<Record<number, Words>> = {
  [PLACED]: { en: 'The order has been placed online.', zh: '訂單已於網上建立。' },
  [AWAITING_COLLECTION]: {
    en: 'A courier has been arranged to collect the parcel.',
    zh: '已安排配送員收件。',
  },
  [COLLECTED]: { en: 'The parcel has been collected and sorted.', zh: '包裹已收取及分揀。' },
  [OUT_FOR_DELIVERY]: {
    en: 'The parcel is on its way to the recipient.',
    zh: '包裹正在派送途中。',
  },
  [SIGNED_FOR]: { en: 'The parcel has been signed for. Thank you!', zh: '包裹已簽收,多謝!' },
  [CANCELLED]: { en: 'The order has been cancelled.', zh: '訂單已取消。' },
}

const message = (status: number, lang: string) => {
  const words = MESSAGES[status]
  return words ? inLanguage(words, lang) : ''
}

/** `events` of event_track (express §4.4), newest first, to the minute. */
export const trackedEvents = ({ log }: ExpressOrder, lang: string) =>
  log
    .map(({ status, at }) => ({
      message: message(status, lang),
      datetime: toLocalMinutes(at, UTC_OFFSET_HOURS),
    }))
    .reverse()

/** The log with legacy codes (express §4.5), oldest first. `addtime` is text. */
export const legacyLog = ({ log }: ExpressOrder, lang: string) =>
  log.map(({ status, at }) => ({
    code: String(status),
    title: legacyName(status, lang),
    detail: message(status, lang),
    addtime: toLocalMinutes(at, UTC_OFFSET_HOURS),
  }))
