import type { Region } from '@/lib/domain/areas'
import { formatCoordinates, type Coordinates } from '@/lib/domain/coordinates'
import { formatFoodTime, toEpochSeconds } from '@/lib/domain/time/local-time'
import { toFoodCents, type Cents } from '@/lib/domain/money'
import { omitEmpty, epoch, natural, record, requiredText, text } from '../wire-values'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { predictionMembers, toPredictions, type Predictions } from './prediction'
import { storeFields, type StoreRef } from './references'

export type NewOrder = StoreRef & {
  /** Ours, at most 128 characters; all digits unless a pickup code is given. */
  readonly clientOrderId: string
  /** Four digits shown to the courier; null for the last four of `clientOrderId`. */
  readonly pickupCode?: string | null | undefined
  /** When the order was made in our system. */
  readonly orderedAt: Date
  /** 30 minutes (one variant: 60) to 7 days ahead; null for now. */
  readonly scheduledFor?: Date | null | undefined
  /** The customer fetches it; otherwise couriers bring it. */
  readonly selfPickup?: boolean | undefined
  /** For the courier; at most 1024 characters. */
  readonly remark?: string | null | undefined
  /** Internal, not shown to the courier; at most 1024 characters. */
  readonly storeRemark?: string | null | undefined
  /** `cod_type`: 0 as the receipt says, 1 cash, 2 paid online, 3 card imprint at the door. */
  readonly payment?: 0 | 1 | 2 | 3 | undefined
  readonly recipient: Recipient
  /** Without discount, tax and delivery fee. */
  readonly total: Cents
}

type Recipient = {
  /** At most 64 characters. */
  readonly name: string
  /** Without country code; at most 32 characters. */
  readonly phone: string
  /** Digits, at most 5; null for the region's own. */
  readonly callingCode?: string | null | undefined
  /** At most 255 characters. */
  readonly address: string
  readonly location: Coordinates
  /** Issued by the operator. */
  readonly addressId?: string | null | undefined
}

type PlacedOrder = {
  readonly orderId: string
  readonly clientOrderId: string | null
  /** May be a page for couriers, so by default not the customer's (food §2.1). */
  readonly trackerUrl: string | null
  readonly directMetres: number | null
  readonly travelMetres: number | null
  readonly predictions: Predictions
  readonly requestedPickupAt: Date | null
  readonly requestedDeliveryAt: Date | null
  readonly raw: JsonValue
}

/** Food §4.2. Times as `appoint_*` and money as int cents, unlike in estimates. */
export function createOrder(order: NewOrder, region: Region): SignedCall<PlacedOrder> {
  return {
    operation: 'createOrder',
    changes: true,
    path: '/order/takeaway/create',
    data: () => ({
      ...storeFields(order),
      client_order_id: order.clientOrderId,
      merchant_order_id: omitEmpty(order.pickupCode),
      order_time: toEpochSeconds(order.orderedAt),
      // The other literal begins with the platform's name, so the default stays unsaid (§2.1).
      delivery_type: order.selfPickup ? 'SELF_PICKUP' : undefined,
      ...(order.scheduledFor && {
        is_appoint: 2,
        appoint_time: formatFoodTime(order.scheduledFor, region),
      }),
      remark: omitEmpty(order.remark),
      merchant_remark: omitEmpty(order.storeRemark),
      cod_type: order.payment,
      receive: recipientFields(order.recipient),
      order_detail: { total_price: toFoodCents(order.total) },
    }),
    answer: readPlacedOrder,
  }
}

const recipientFields = (recipient: Recipient) => ({
  user_name: recipient.name,
  user_phone: recipient.phone,
  user_phone_country_code: omitEmpty(recipient.callingCode),
  user_address_id: omitEmpty(recipient.addressId),
  user_address: recipient.address,
  user_location: formatCoordinates(recipient.location),
})

const placedOrder = record({
  order_id: requiredText,
  client_order_id: text,
  order_url: text,
  direct_distance: natural,
  travel_distance: natural,
  requested_pickup_time: epoch,
  requested_delivery_time: epoch,
  ...predictionMembers,
})

/** An answer, also one that was kept. Without an order id nothing says that there is an order. */
export function readPlacedOrder(data: JsonValue): PlacedOrder {
  const wire = placedOrder.parse(data)
  return {
    orderId: wire.order_id,
    clientOrderId: wire.client_order_id,
    trackerUrl: wire.order_url,
    directMetres: wire.direct_distance,
    travelMetres: wire.travel_distance,
    predictions: toPredictions(wire),
    requestedPickupAt: wire.requested_pickup_time,
    requestedDeliveryAt: wire.requested_delivery_time,
    raw: data,
  }
}
