import { toLocalMinutes } from '../../core/local-time'
import { inLanguage, knownRegion } from '../../core/regions'
import { centsOf, dollarsText } from '../../core/signed/wire'
import type { ParcelOrder, Waypoint } from '../order'
import type { ParcelOperation } from '../parcel-call'
import { positionName } from '../positions'
import { receiptUrls } from '../receipts'
import { ACCEPTED, COMPLETED, isUnaccepted, orderStatus } from '../statuses'

/** POST /order/info (conventions §4.5). */
export const getOrder: ParcelOperation = ({ fields, merchant }, parcels) =>
  orderInfo(parcels.order(fields.text('order_id'), merchant), parcels.world.publicUrl())

/** An order as /order/info returns it (conventions §2.4). What has not happened is an empty string. */
function orderInfo(order: ParcelOrder, publicUrl: string) {
  const { request, merchant, life, moments } = order
  const time = timeText(order)
  return {
    order_id: order.orderId,
    merchant_id: request.merchantId,
    client: { order_id: request.clientOrderId, shipment_code: request.clientShipmentCode },
    product_code: request.product.code,
    order_time: time(order.createdAt),
    schedule_time: request.scheduleText,
    publish_until_time: time(request.publishUntil),
    accept_time: time(moments.get(ACCEPTED)),
    complete_time: time(moments.get(COMPLETED)),
    cancel_time: order.cancelledFrom === undefined ? '' : time(life.enteredAt),
    contact: {
      name: request.contact.name,
      country_code: request.contact.countryCode,
      phone: request.contact.phone,
    },
    path: request.path.map(waypointInfo),
    vas: request.vas.map(({ service, option }) => ({
      code: service.code,
      name: inLanguage(service.name, order.lang),
      count: option.count,
      fee: option.fee,
    })),
    items: itemsInfo(order),
    cod: codInfo(order),
    payment: { type: merchant.hasMonthlyContract ? 'MONTHLY' : 'PREPAID' },
    status: orderStatus(order),
    partner: partnerInfo(order),
    receipts: receiptUrls(order, publicUrl),
    remark: { partner: request.remark },
  }
}

const timeText =
  ({ region }: ParcelOrder) =>
  (at: number | undefined) =>
    at === undefined ? '' : toLocalMinutes(at, knownRegion(region).utcOffsetHours)

const waypointInfo = ({ address, description, coordinateText, contacts }: Waypoint) => ({
  address,
  description,
  coordinate: coordinateText,
  contact: contacts.map(({ name, phone, countryCode, companyName }) => ({
    name,
    phone,
    country_code: countryCode,
    company_name: companyName,
  })),
})

function itemsInfo({ request: { items } }: ParcelOrder) {
  const { amount = '', weight = '', box = '', detail = '', types = [] } = items ?? {}
  return { amount, weight, box, detail, types }
}

function codInfo({ request: { cod } }: ParcelOrder) {
  const total = centsOf(cod.serviceFee) + centsOf(cod.cash)
  return {
    type: total > 0 ? 'CASH' : '',
    service_fee: cod.serviceFee,
    cash: cod.cash,
    total: dollarsText(total),
  }
}

/** The partner, from acceptance on. */
function partnerInfo({ partner, position, life, region, lang, cancelledFrom }: ParcelOrder) {
  const nobody = isUnaccepted(cancelledFrom ?? life.status)
  return {
    name: nobody ? '' : partner.name,
    country_code: nobody ? '' : knownRegion(region).countryCode,
    phone: nobody ? '' : partner.phone,
    position: {
      code: nobody ? '' : position.code,
      name: nobody ? '' : positionName(position, lang),
      vehicle_number: nobody ? '' : partner.plate,
    },
  }
}
