import type { Coordinate } from '../core/coordinates'

/** A store as the platform knows it. */
export type Merchant = {
  readonly merchantId: number
  readonly clientMerchantId: string
  readonly coordinate: Coordinate
  readonly region: string
  readonly brandId: number
  readonly brandKey: string
}

const store = (
  merchantId: number,
  clientMerchantId: string,
  lat: number,
  lng: number,
  region: string,
): Merchant => ({
  merchantId,
  clientMerchantId,
  coordinate: { lat, lng },
  region,
  brandId: 6100,
  brandKey: 'handover-kitchen',
})

/** The stores, the same on every start. */
export const MERCHANTS: readonly Merchant[] = [
  store(610001, 'HK-CENTRAL-01', 22.2819, 114.158, 'HK'),
  store(610002, 'HK-MONGKOK-02', 22.3193, 114.1694, 'HK'),
  store(610003, 'HK-SHATIN-03', 22.3814, 114.1886, 'HK'),
  store(620001, 'SG-ORCHARD-01', 1.3048, 103.8318, 'SG'),
]

/** How far each store delivers, in a straight line. */
export const DELIVERY_LIMIT_M = 8000
