import type { ExpressOperation } from '../express-state'
import { legacyLog } from '../events'
import { orderFields } from '../input/order-input'

/** POST /order/homeexpress/list_order_log (express §4.5): `data` is the list itself. */
export const listOrderLog: ExpressOperation = ({ fields, lang }, express) =>
  legacyLog(express.order(orderFields(fields)), lang)
