import type { ExpressOperation } from '../express-operation'
import { legacyLog } from '../formatters/events'
import { orderFields } from '../order-input'

/** POST /order/homeexpress/list_order_log (express §4.5): `data` is the list itself. */
export const listOrderLog: ExpressOperation = ({ fields, lang }, express) =>
  legacyLog(express.order(orderFields(fields)), lang)
