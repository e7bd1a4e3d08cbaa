import type { TypedAddress } from './typed-waybill'

/**
 * An address as a geocoder is asked for it: a house in its street. What lies within the house finds
 * nothing and is left out, and so is the area, which the district says already.
 */
export function lookupText({ block, building, street, district }: TypedAddress): string {
  const parts = [block, building, street, district].map((part) => part.trim())
  return parts.filter((part) => part !== '').join(', ')
}
