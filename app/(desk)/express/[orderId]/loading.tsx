import { WaybillSkeleton } from '@/components/express/page/waybill-skeleton'
import { WaybillFrame } from '@/components/express/waybill-frame'

export default function ExpressWaybillLoading() {
  return (
    <WaybillFrame>
      <WaybillSkeleton />
    </WaybillFrame>
  )
}
