import type { Family } from '@/lib/domain/stages'
import { listOfText, webAddress } from '@/lib/platform/wire-values'
import type { OrderRow } from '../lock-order'

/** Where a family's kept answer names proof-of-delivery pictures (conventions §2.4, express §2.3). */
const PLACES: Readonly<Record<Family, string | null>> = {
  food: null,
  parcel: 'order',
  express: 'waybill',
}

/** Addresses of an order's proof-of-delivery pictures, in the platform's order. */
export function receiptUrls({ family, answer }: Pick<OrderRow, 'family' | 'answer'>): string[] {
  const place = PLACES[family]
  const told = place === null ? null : answer?.[place]
  if (typeof told !== 'object' || told === null || !('receipts' in told)) return []
  return listOfText.parse(told.receipts).flatMap((address) => webAddress.parse(address) ?? [])
}
