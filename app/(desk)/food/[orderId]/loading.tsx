import { FoodFrame } from '@/components/food/food-frame'
import { OrderSkeleton } from '@/components/orders/order-skeleton'

export default function FoodOrderLoading() {
  return (
    <FoodFrame>
      <OrderSkeleton />
    </FoodFrame>
  )
}
