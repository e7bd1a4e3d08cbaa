import { WaybillSkeleton, WaybillFrame } from '@/components/express/states'

export default function ExpressWaybillLoading() {
  return (
    <WaybillFrame>
      <WaybillSkeleton />
    </WaybillFrame>
  )
}
