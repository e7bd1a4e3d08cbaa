import { FoodFrame } from '@/components/food/states'
import { NewOrderHeader } from '@/components/food/order-form/new-order-header'
import { OrderFormSkeleton } from '@/components/food/order-form/order-form-skeleton'
import { opening } from './opening'

export default async function NewOrderLoading() {
  return (
    <FoodFrame>
      <NewOrderHeader />
      <OrderFormSkeleton {...await opening()} />
    </FoodFrame>
  )
}
