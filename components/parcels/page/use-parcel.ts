'use client'

import { useQuery } from '@tanstack/react-query'
import { useLiveOrder } from '@/components/orders/use-live-order'
import type { ParcelDetail } from '@/lib/parcels/schema'
import { parcelQuery } from './parcel-query'

/** One parcel, first as the server drew it, then as the live stream says. */
export function useParcel(first: ParcelDetail) {
  const { id } = first.card
  const options = parcelQuery(id)
  const query = useQuery({ ...options, initialData: first })
  useLiveOrder(options.queryKey, id)
  return query
}
