import type { ExpressOperation } from '../express-state'
import { trackedEvents } from '../events'
import { orderFields } from '../input/order-input'

/** POST /order/homeexpress/event_track (express §4.4). */
export const trackEvents: ExpressOperation = ({ fields, lang }, express) => ({
  events: trackedEvents(express.order(orderFields(fields)), lang),
})
