import { allPickupPoints, pickupPoints, type PickupPointsQuery } from './express/pickup-points'
import { cancelOrder } from './express/cancel-order'
import { createOrder, type NewWaybill } from './express/create-order'
import { dateTimeSlots, type SlotsQuery } from './express/date-time-slots'
import { events, orderLog } from './express/order-log'
import type { OrderRef } from './express/references'
import { waybill } from './express/waybill'
import { waybillPdf, type WaybillPdfQuery } from './express/waybill-pdf'
import type { CallContext, SignatureChannel } from './channel/signature-channel'

/** Express is Hong Kong's only, so that a call need not say for which region it is. */
export type ExpressContext = Omit<CallContext, 'region'>

/**
 * The home express family (version 1.1), one method for each thing it can do. Every method sends
 * once, answers in the project's own shapes with what came as `raw`, and rejects with a
 * `PlatformError` and nothing else. Units and rules stand with each operation in `express/`.
 */
export class ExpressApi {
  constructor(private readonly channel: SignatureChannel) {}

  /** After `OutcomeUnknown` the waybill may exist; see `provesNothingHappened` (express §4.1). */
  createOrder(order: NewWaybill, context: ExpressContext) {
    return this.channel.call(createOrder(order), inHongKong(context))
  }

  waybillPdf(query: WaybillPdfQuery, context: ExpressContext) {
    return this.channel.call(waybillPdf(query), inHongKong(context))
  }

  waybill(order: OrderRef, context: ExpressContext) {
    return this.channel.call(waybill(order), inHongKong(context))
  }

  events(order: OrderRef, context: ExpressContext) {
    return this.channel.call(events(order), inHongKong(context))
  }

  orderLog(order: OrderRef, context: ExpressContext) {
    return this.channel.call(orderLog(order), inHongKong(context))
  }

  cancelOrder(order: OrderRef, context: ExpressContext) {
    return this.channel.call(cancelOrder(order), inHongKong(context))
  }

  dateTimeSlots(query: SlotsQuery, context: ExpressContext) {
    return this.channel.call(dateTimeSlots(query), inHongKong(context))
  }

  /** One page. */
  pickupPoints(query: PickupPointsQuery, context: ExpressContext) {
    return this.channel.call(pickupPoints(query), inHongKong(context))
  }

  /** All pages, each point once; the platform's page size unless another is given. */
  allPickupPoints(query: Omit<PickupPointsQuery, 'page'>, context: ExpressContext) {
    return allPickupPoints((page) => this.pickupPoints({ ...query, page }, context))
  }
}

const inHongKong = (context: ExpressContext): CallContext => ({ ...context, region: 'HK' })
