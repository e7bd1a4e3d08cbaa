import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { expressKeys, expressReads } from '@/lib/express/keys'
import type { WaybillDetail } from '@/lib/express/schema'

/** A waybill that was read while the stream went on: the card that the stream has shown stays. */
function merge(shown: WaybillDetail, read: WaybillDetail): WaybillDetail {
  const isNewer = shown.card.id === read.card.id && shown.card.version > read.card.version
  return isNewer ? { ...read, card: shown.card } : read
}

/** Everything known of one waybill, kept fresh by the live stream. */
export function waybillQuery(orderId: number) {
  return queryOptions({
    queryKey: expressKeys.waybill(orderId),
    queryFn: ({ signal }) => readJson<WaybillDetail>(expressReads.waybill(orderId), signal),
    staleTime: Infinity,
    structuralSharing: (shown, read) =>
      shown ? merge(shown as WaybillDetail, read as WaybillDetail) : read,
  })
}
