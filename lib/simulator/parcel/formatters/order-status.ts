import { toLocalMinutes } from '../../core/local-time'
import { knownRegion } from '../../core/regions'
import type { ParcelOrder } from '../order'
import { statusName } from '../statuses'

/** `status` of an order (conventions §2.4): all strings, the name in the language of creation. */
export const orderStatus = ({ life, lang, region }: ParcelOrder) => ({
  code: String(life.status),
  name: statusName(life.status, lang),
  lastmodify: toLocalMinutes(life.enteredAt, knownRegion(region).utcOffsetHours),
})
