import { cancelOrder, type Cancellation } from './food/cancel-order'
import { createOrder, type NewOrder } from './food/create-order'
import { estimate, type EstimateQuery } from './food/estimate'
import { isDistributable } from './food/is-distributable'
import { latestPosition } from './food/latest-position'
import {
  updateBufferTime,
  updateBusinessStatus,
  updateRegularHours,
  updateTemporaryHours,
  type BusinessStatus,
  type RegularHours,
  type TemporaryHours,
} from './food/merchant-status'
import { orderInfo, orderInfoByPhone, type PhoneQuery } from './food/order-info'
import type { Destination, OrderRef, StoreDestination, StoreRef } from './food/references'
import { supportedMerchants } from './food/supported-merchants'
import {
  predictAssignment,
  predictCompletion,
  predictDelivery,
  predictPickup,
} from './food/time-predictions'
import type { CallContext, SignatureChannel } from './channel/signature-channel'

/**
 * The food family (version 1.3), one method for each thing it can do. Every method sends once,
 * answers in the project's own shapes with what came as `raw`, and rejects with a `PlatformError`
 * and nothing else (errors.ts). Units and rules stand with each operation in `food/`.
 */
export class FoodApi {
  constructor(private readonly channel: SignatureChannel) {}

  /** The price ladder for a destination; Hong Kong only (food §4.1, §1). */
  estimate(query: EstimateQuery, context: CallContext) {
    return this.channel.call(estimate(query, context.region), context)
  }

  /** After `OutcomeUnknown` the order may exist; see `provesNothingHappened` (food §4.2). */
  createOrder(order: NewOrder, context: CallContext) {
    return this.channel.call(createOrder(order, context.region), context)
  }

  cancelOrder(cancellation: Cancellation, context: CallContext) {
    return this.channel.call(cancelOrder(cancellation), context)
  }

  orderInfo(order: OrderRef, context: CallContext) {
    return this.channel.call(orderInfo(order), context)
  }

  /** One order, of whichever store: check whose before showing it to anyone (food §4.5). */
  orderInfoByPhone(query: PhoneQuery, context: CallContext) {
    return this.channel.call(orderInfoByPhone(query), context)
  }

  latestPosition(order: OrderRef, context: CallContext) {
    return this.channel.call(latestPosition(order), context)
  }

  supportedMerchants(to: Destination, context: CallContext) {
    return this.channel.call(supportedMerchants(to), context)
  }

  updateRegularHours(hours: RegularHours, context: CallContext) {
    return this.channel.call(updateRegularHours(hours), context)
  }

  updateTemporaryHours(hours: TemporaryHours, context: CallContext) {
    return this.channel.call(updateTemporaryHours(hours), context)
  }

  updateBusinessStatus(status: BusinessStatus, context: CallContext) {
    return this.channel.call(updateBusinessStatus(status), context)
  }

  /** Holds for all stores of the app, whichever the context names (food §4.9). Minutes. */
  updateBufferTime(buffer: { readonly minutes: number }, context: CallContext) {
    return this.channel.call(updateBufferTime(buffer), context)
  }

  isDistributable(query: StoreDestination, context: CallContext) {
    return this.channel.call(isDistributable(query), context)
  }

  predictCompletion(query: StoreDestination, context: CallContext) {
    return this.channel.call(predictCompletion(query), context)
  }

  predictAssignment(store: StoreRef, context: CallContext) {
    return this.channel.call(predictAssignment(store), context)
  }

  predictPickup(order: OrderRef, context: CallContext) {
    return this.channel.call(predictPickup(order), context)
  }

  predictDelivery(order: OrderRef, context: CallContext) {
    return this.channel.call(predictDelivery(order), context)
  }
}
