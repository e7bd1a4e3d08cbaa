import { getTranslations } from 'next-intl/server'
import { FoodFrame } from '@/components/food/states'
import { OrderFormSkeleton } from '@/components/food/order-form/order-form-skeleton'
import { PageHeader } from '@/components/ui/page-header'

export default async function NewOrderLoading() {
  const t = await getTranslations('food.form')
  return (
    <FoodFrame>
      <PageHeader title={t('title')} />
      <OrderFormSkeleton />
    </FoodFrame>
  )
}
