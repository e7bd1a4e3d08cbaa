import type { ExpressOperation } from '../express-operation'
import { trackedEvents } from '../formatters/events'
import { orderFields } from '../order-input'

/** POST /order/homeexpress/event_track (express §4.4). */
export const trackEvents: ExpressOperation = ({ fields, lang }, express) => ({
  events: trackedEvents(express.order(orderFields(fields)), lang),
})
