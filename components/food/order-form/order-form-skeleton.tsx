import { useTranslations } from 'next-intl'
import { FormSkeleton } from '@/components/form/form-skeleton'
import { Skeleton } from '@/components/ui/skeleton'
import { areaOf } from '@/lib/domain/areas'
import type { FoodStore } from '../food-store'

type OrderFormSkeletonProps = {
  /** Of whoever opens it; nobody's as long as that is not known. */
  stores?: readonly FoodStore[]
  storeId?: number | undefined
}

/** The order form in the shape it will have, with the words that it begins with. */
export function OrderFormSkeleton({ stores = [], storeId }: OrderFormSkeletonProps) {
  const t = useTranslations('food.form')
  const store = stores.find(({ id }) => id === storeId) ?? stores[0]
  const help = store && t('phoneHelp', { code: `+${areaOf(store.region).callingCode}` })
  return (
    <FormSkeleton
      className="grid gap-x-6 gap-y-5 min-[820px]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] xl:max-w-6xl"
      fields={[
        ...(stores.length > 1 ? [{ control: 'h-12', label: t('store') }] : []),
        { control: 'h-12', label: t('phone'), help },
        { control: 'h-12', label: t('name') },
        { control: 'h-12 w-40', label: null },
        { control: 'h-16', label: t('address'), help: t('addressHelp') },
        { control: 'h-12', label: t('amount'), help: t('amountHelp') },
        { control: 'h-26', label: t('payment') },
      ]}
    >
      <Skeleton className="h-88 rounded-outer" />
    </FormSkeleton>
  )
}
