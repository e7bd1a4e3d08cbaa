import { OrderSkeleton } from '@/components/orders/page/order-skeleton'
import { ParcelFrame } from '@/components/parcels/page/states'

export default function ParcelLoading() {
  return (
    <ParcelFrame>
      <OrderSkeleton />
    </ParcelFrame>
  )
}
