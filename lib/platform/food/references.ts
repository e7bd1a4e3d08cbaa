import { formatCoordinates, type Coordinates } from '@/lib/domain/coordinates'
import { omitEmpty } from '../wire-values'

/** What the food operations speak of, and how each is written on the wire. */

export type StoreRef = {
  /** The store's id in our own system, `client_merchant_id`: food knows stores by no other. */
  readonly storeCode: string
}

export type OrderRef = StoreRef & {
  /** The platform's order id; at most 128 characters. */
  readonly orderId: string
}

export type Destination = {
  readonly location: Coordinates
  /** At most 255 characters. */
  readonly address?: string | null | undefined
  /** Brand profile, for customised integrations only (food §4.7). */
  readonly profile?: string | null | undefined
}

export type StoreDestination = StoreRef & { readonly to: Destination }

export const storeFields = ({ storeCode }: StoreRef) => ({ client_merchant_id: storeCode })

export const orderFields = ({ orderId, storeCode }: OrderRef) => ({
  order_id: orderId,
  client_merchant_id: storeCode,
})

export const destinationFields = ({ location, address, profile }: Destination) => ({
  profile: omitEmpty(profile),
  user_address: omitEmpty(address),
  user_location: formatCoordinates(location),
})
