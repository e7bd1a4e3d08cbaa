import type { Fields } from '../core/signed/fields'
import type { Words } from '../core/regions'

type Group = 'pick-up' | 'warehouse' | 'lite'

/** What a product asks for: one column of the requirement matrix, row by row (express §4.1). */
export type ExpressProduct = {
  readonly code: string
  readonly group: Group
  readonly name: Words
  readonly serviceType: Words
  /** 11 home, 4 locker. */
  readonly recipientType: number
  readonly isLocker: boolean
  /** Grams. */
  readonly heaviest: number
  readonly needsBoxSize: boolean
}

const HOME = 11
const LOCKER = 4

const SCHEDULED: Words = { en: 'Scheduled delivery', zh: '預約派送' }
const SELF_PICKUP: Words = { en: 'Self pickup', zh: '自提' }
const ECONOMY: Words = { en: 'Economy', zh: '經濟派送' }
const LIGHT_POST: Words = { en: 'Light post', zh: '輕郵件' }
const SERVICES: Readonly<Record<Group, Words>> = {
  'pick-up': { en: 'Pick-up delivery', zh: '上門收件' },
  warehouse: { en: 'Warehouse delivery', zh: '倉庫交件' },
  lite: { en: 'Lite post', zh: '小件郵遞' },
}

const home = (code: string, group: Group, name: Words, change: Partial<ExpressProduct> = {}) => ({
  code,
  group,
  name,
  serviceType: SERVICES[group],
  recipientType: HOME,
  isLocker: false,
  heaviest: 100_000,
  needsBoxSize: true,
  ...change,
})
const locker = (code: string, group: Group) =>
  home(code, group, SELF_PICKUP, { recipientType: LOCKER, isLocker: true, heaviest: 5000 })

/** The products (express §2.1), the default one first. */
export const PRODUCTS = [
  home('HDP-ECOMM-H', 'pick-up', SCHEDULED),
  locker('HDP-ECOMM-L', 'pick-up'),
  home('HDP-ECN-H', 'pick-up', ECONOMY),
  home('HDP-SFWH-H', 'warehouse', SCHEDULED, { needsBoxSize: false }),
  locker('HDP-SFWH-L', 'warehouse'),
  home('HDP-WHECN-H', 'warehouse', ECONOMY),
  home('HDP-PND-1-H', 'lite', LIGHT_POST, { heaviest: 2000 }),
] as const satisfies readonly ExpressProduct[]

/** Reads `product_code`; left out or empty it is the default product. */
export function productField(fields: Fields): ExpressProduct {
  const code = fields.optionalText('product_code') ?? ''
  if (code === '') return PRODUCTS[0]
  const product = PRODUCTS.find((known) => known.code === code)
  if (!product) throw fields.incorrect('product_code')
  return product
}

/** Only one parcel a waybill. */
export const isSingleBox = ({ isLocker, group }: ExpressProduct) => isLocker || group === 'lite'

/** Only phone numbers that begin with 4 to 9. */
export const asksMobilePhone = isSingleBox
