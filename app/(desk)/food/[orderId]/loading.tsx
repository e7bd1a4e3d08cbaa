import { FoodFrame } from '@/components/food/food-frame'
import { OrderSkeleton } from '@/components/food/order-skeleton'

export default function FoodOrderLoading() {
  return (
    <FoodFrame>
      <OrderSkeleton />
    </FoodFrame>
  )
}
