import { OrderSkeleton } from '@/components/orders/order-skeleton'
import { ParcelFrame } from '@/components/parcels/page/parcel-frame'

export default function ParcelLoading() {
  return (
    <ParcelFrame>
      <OrderSkeleton />
    </ParcelFrame>
  )
}
