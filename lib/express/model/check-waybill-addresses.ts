import { needOf, type ExpressProduct } from '@/lib/domain/express/express-products'
import { isKnownPlace } from '@/lib/domain/express/hong-kong-districts'
import {
  isMissing,
  type ExpressAddress,
  type Party,
  type WaybillDraft,
} from '@/lib/domain/express/waybill-draft'
import { lengthOf, type WaybillFault } from './waybill-fault'

const ADDRESS_PARTS = ['building', 'street', 'district', 'area'] as const
/** Express §2.2. */
export const LONGEST_ADDRESS = 200

/** Express §2.2: four parts, 200 characters in all, and a point where the place is not a known one. */
export function checkAddresses(product: ExpressProduct, draft: WaybillDraft): WaybillFault[] {
  return (['sender', 'recipient'] as const).flatMap((whose) =>
    needOf(product, `${whose}.address`) === 'required'
      ? checkAddress(whose, draft[whose] ?? {})
      : [],
  )
}

function checkAddress(whose: string, { address, location }: Party): WaybillFault[] {
  const parts = address ?? {}
  const faults: WaybillFault[] = ADDRESS_PARTS.filter((part) => isMissing(parts[part])).map(
    (part) => ({ field: `${whose}.address.${part}`, problem: 'required' }),
  )
  if (addressLength(parts) > LONGEST_ADDRESS) {
    faults.push({ field: `${whose}.address`, problem: 'too-long', limit: LONGEST_ADDRESS })
  }
  const { district, area } = parts
  const isNamed = !isMissing(district) && !isMissing(area)
  if (isNamed && !location && !isKnownPlace(district ?? '', area ?? '')) {
    faults.push({ field: `${whose}.location`, problem: 'unknown-place' })
  }
  return faults
}

/** The characters of all parts together, as people count them. */
export function addressLength(address: ExpressAddress): number {
  return Object.values(address).reduce((total, part) => total + lengthOf(part), 0)
}
