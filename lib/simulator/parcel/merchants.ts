/** A merchant as the parcel family knows it. */
export type ParcelMerchant = {
  readonly merchantId: string
  readonly region: string
  /** Decides whether `preferences` may be left out (conventions §4.4) and how freight is paid. */
  readonly hasMonthlyContract: boolean
}

/** The merchants, the same on every start. */
const MERCHANTS: readonly ParcelMerchant[] = [
  { merchantId: '700001', region: 'HK', hasMonthlyContract: true },
  { merchantId: '700002', region: 'HK', hasMonthlyContract: false },
  { merchantId: '720001', region: 'SG', hasMonthlyContract: true },
  { merchantId: '740001', region: 'BKK', hasMonthlyContract: true },
  { merchantId: '750001', region: 'HAN', hasMonthlyContract: true },
  { merchantId: '760001', region: 'KUL', hasMonthlyContract: true },
]

export const merchantNumbered = (merchantId: string) =>
  MERCHANTS.find((merchant) => merchant.merchantId === merchantId)
