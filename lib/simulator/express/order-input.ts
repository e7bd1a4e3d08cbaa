import type { Fields } from '../core/fields'
import { deliveryField, pickupField } from './appointment-input'
import { codField, vasField } from './money-input'
import type { ExpressRequest } from './order'
import { boxFields, itemFields } from './parcel-input'
import { recipientField, senderField } from './party-input'
import { productField } from './products'

const LONGEST_ID = 30

/** Reads and checks the parameters of a creation against the requirement matrix (express §4.1). */
export function readExpressRequest(fields: Fields): ExpressRequest {
  const merchantId = fields.int('merchant_id')
  const clientOrderId = fields.text('client_order_id', { max: LONGEST_ID })
  const clientShipmentCode = fields.optionalText('client_shipment_code', { max: LONGEST_ID }) ?? ''
  if ((fields.optionalText('shipment_code') ?? '') !== '')
    throw fields.incorrect('shipment_code', 'is not a service of this merchant')
  const product = productField(fields)
  const boxes = boxFields(fields, product)
  const remark = fields.optionalText('remark', { max: 1024 }) ?? ''
  const declaredValue = vasField(fields)
  const cod = codField(fields, product)
  itemFields(fields, product)
  return {
    merchantId,
    clientOrderId,
    clientShipmentCode,
    product,
    ...boxes,
    remark,
    declaredValue,
    cod,
    sender: senderField(fields, product),
    recipient: recipientField(fields, product),
    pickup: pickupField(fields, product),
    delivery: deliveryField(fields, product),
  }
}

/** `order_id` and `merchant_id`, by which a merchant asks for its waybill. */
export function orderFields(fields: Fields) {
  const orderId = fields.text('order_id', { max: 128 })
  const merchantId = fields.int('merchant_id')
  return { orderId, merchantId }
}
