import { toLocalMinutes } from '../../core/local-time'
import { inLanguage } from '../../core/regions'
import { centsOf, dollarsText } from '../../core/signed/wire'
import type { ExpressOperation } from '../express-state'
import { orderFields } from '../input/order-input'
import type { ExpressOrder, Sender } from '../order'
import { receiptUrls } from '../receipts'
import { UTC_OFFSET_HOURS } from '../slots'
import { COLLECTED, currentName, currentOf, OUT_FOR_DELIVERY, SIGNED_FOR } from '../statuses'

/** POST /order/homeexpress/waybill (express §4.3). */
export const getWaybill: ExpressOperation = ({ fields }, express) =>
  waybill(express.order(orderFields(fields)), express.world.publicUrl())

/** Cents. */
const SHIPPING_FEES = { 'pick-up': 4500, warehouse: 3200, lite: 1800 } as const

/** A waybill as JSON (express §2.3). What is not known is an empty string. */
function waybill(order: ExpressOrder, publicUrl: string) {
  const { request, lang, locker, slots } = order
  return {
    order_id: order.orderId,
    tracking_no: order.orderId,
    shipment_code: order.shipmentCode,
    client_order_id: request.clientOrderId,
    client_ref_id: request.clientOrderId,
    client_shipment_code: request.clientShipmentCode,
    tpl_order_id: '',
    tpl_waybill_no: '',
    lang,
    region: 'HK',
    fee: feeOf(order),
    box_size_code: request.boxSize,
    box_quantity: request.boxQuantity,
    total_weight: String(request.totalWeight ?? ''),
    product: inLanguage(request.product.name, lang),
    service_type: inLanguage(request.product.serviceType, lang),
    remark: request.remark,
    sender: party(request.sender),
    recipient: {
      ...party(request.recipient),
      phone_2: request.recipient.phone2,
      locker_code: locker?.code ?? '',
      locker_address: locker ? inLanguage(locker.address, lang) : '',
    },
    pickup: { date: request.pickup.date, period: request.pickup.period },
    delivery: {
      date: slots.delivery?.date ?? request.delivery.date,
      period: slots.delivery?.period ?? request.delivery.period,
    },
    status: statusOf(order),
    partner: partnerOf(order),
    receipts: receiptUrls(order, publicUrl),
  }
}

function feeOf({ request: { product, cod } }: ExpressOrder) {
  const shipping = SHIPPING_FEES[product.group]
  const item = centsOf(cod.cash)
  return {
    payment_method: centsOf(cod.serviceFee) > 0 ? 'RECIPIENT' : 'MONTHLY',
    shipping_fee: dollarsText(shipping),
    item_fee: dollarsText(item),
    amount: dollarsText(shipping + item),
  }
}

const party = ({ phone, name, address }: Sender) => ({
  phone,
  name,
  address: address.text,
  district: address.district,
  region: 'HK',
  area: address.area,
})

function statusOf({ log, lang, life }: ExpressOrder) {
  const status = currentOf(log)
  return {
    code: String(status),
    name: currentName(status, lang),
    lastmodify: toLocalMinutes(life.enteredAt, UTC_OFFSET_HOURS),
  }
}

/** Who carries the parcel, from its collection on. */
function partnerOf({ log, partner, lang }: ExpressOrder) {
  const carried = log.some(({ status }) =>
    [COLLECTED, OUT_FOR_DELIVERY, SIGNED_FOR].includes(status),
  )
  if (!carried)
    return {
      name: '',
      country_code: '',
      phone: '',
      position: { code: '', name: '', vehicle_number: '' },
    }
  return {
    name: partner.name,
    country_code: '852',
    phone: partner.phone,
    position: {
      code: 'VAN',
      name: inLanguage({ en: 'Van', zh: '客貨車' }, lang),
      vehicle_number: partner.plate,
    },
  }
}
