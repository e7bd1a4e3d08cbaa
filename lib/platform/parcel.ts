import type { BearerChannel } from './channel/bearer-channel'
import { businessPositions, type PositionsQuery } from './parcel/business-positions'
import { cancelOrder, type Cancellation } from './parcel/cancel-order'
import { createOrder, type NewParcelOrder } from './parcel/create-order'
import type { ParcelOrderDraft } from './parcel/order-fields'
import { orderInfo } from './parcel/order-info'
import { orderStatus } from './parcel/order-status'
import { quote } from './parcel/quote'
import type { OrderRef } from './parcel/references'
import { vas, type VasQuery } from './parcel/vas'
import type { CallContext } from './channel/signature-channel'

/**
 * The parcel family (version 1.0), one method for each thing it can do; the token that each needs
 * is the channel's business. Every method answers in the project's own shapes with what came as
 * `raw`, and rejects with a `PlatformError` and nothing else. Units and rules stand with each
 * operation in `parcel/`. Regions other than the six of KS-Region reject with `NotSent`.
 */
export class ParcelApi {
  constructor(private readonly channel: BearerChannel) {}

  vas(query: VasQuery, context: CallContext) {
    return this.channel.call(vas(query), context)
  }

  businessPositions(query: PositionsQuery, context: CallContext) {
    return this.channel.call(businessPositions(query, context.region), context)
  }

  quote(draft: ParcelOrderDraft, context: CallContext) {
    return this.channel.call(quote(draft, context.region), context)
  }

  /** After `OutcomeUnknown` the order may exist; see `provesNothingHappened` (conventions §4.4). */
  createOrder(order: NewParcelOrder, context: CallContext) {
    return this.channel.call(createOrder(order, context.region), context)
  }

  orderInfo(order: OrderRef, context: CallContext) {
    return this.channel.call(orderInfo(order, context.region), context)
  }

  orderStatus(order: OrderRef, context: CallContext) {
    return this.channel.call(orderStatus(order, context.region), context)
  }

  /** After `OutcomeUnknown` it may be cancelled: ask for its status (conventions §4.6). */
  cancelOrder(cancellation: Cancellation, context: CallContext) {
    return this.channel.call(cancelOrder(cancellation), context)
  }
}
