import { FoodFrame } from '@/components/food/states'
import { OrderSkeleton } from '@/components/orders/page/order-skeleton'

export default function FoodOrderLoading() {
  return (
    <FoodFrame>
      <OrderSkeleton />
    </FoodFrame>
  )
}
