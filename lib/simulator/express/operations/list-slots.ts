import type { ExpressOperation } from '../express-operation'
import { slotsAnswer } from '../formatters/slots-answer'
import { productField } from '../products'

/** POST /order/homeexpress/get_datetime (express §4.7). */
export const listSlots: ExpressOperation = ({ fields, lang }, express) => {
  const merchantId = fields.int('merchant_id')
  const product = productField(fields)
  express.checkMerchant(merchantId)
  return slotsAnswer(product, lang, express.world.clock.now())
}
