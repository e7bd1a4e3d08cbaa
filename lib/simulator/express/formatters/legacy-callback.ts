import { epochSeconds } from '../../core/clock'
import type { ExpressOrder } from '../order'
import { legacyName } from '../statuses'

/** `data` of the callback with legacy codes (express §6.2). */
export const legacyCallback = ({ request, lang, life, orderId }: ExpressOrder) => ({
  meta: { lang, region: 'HK' },
  order_id: orderId,
  client_order_id: request.clientOrderId,
  timestamp: epochSeconds(life.enteredAt),
  order_status: life.status,
  status_desc: legacyName(life.status, lang),
})
