import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { patchCard } from '@/components/orders/patch-card'
import { parcelKeys, parcelReads } from '@/lib/parcels/keys'
import type { ParcelDetail } from '@/lib/parcels/schema'

/** Everything known of one parcel; what the stream has shown does not go back. */
export function parcelQuery(orderId: number) {
  return queryOptions({
    queryKey: parcelKeys.order(orderId),
    queryFn: ({ signal }) => readJson<ParcelDetail>(parcelReads.order(orderId), signal),
    staleTime: Infinity,
    structuralSharing: (shown, read) =>
      shown ? patchCard(read as ParcelDetail, (shown as ParcelDetail).card) : read,
  })
}
