import type { ExpressOperation } from '../express-operation'
import { waybill } from '../formatters/waybill'
import { orderFields } from '../order-input'

/** POST /order/homeexpress/waybill (express §4.3). */
export const getWaybill: ExpressOperation = ({ fields }, express) =>
  waybill(express.order(orderFields(fields)), express.world.publicUrl())
