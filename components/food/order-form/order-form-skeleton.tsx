import { useTranslations } from 'next-intl'
import { FieldSkeleton } from '@/components/form/form-skeleton'
import { FindAddressSkeleton } from '@/components/map/address/find-address-skeleton'
import { finderAt, type AddressFinder } from '@/components/map/address/finder-at'
import { Skeleton } from '@/components/ui/skeleton'
import { areaOf } from '@/lib/domain/areas'
import type { FoodStore } from '../food-store'
import './order-form.css'

type OrderFormSkeletonProps = {
  stores: readonly FoodStore[]
  /** The one that it opens with. */
  storeId: number | undefined
  /** What an address can be looked up with. */
  finder: AddressFinder | null
}

/** The order form in the shape it will have, with the words that it begins with. */
export function OrderFormSkeleton({ stores, storeId, finder }: OrderFormSkeletonProps) {
  const t = useTranslations('food.form')
  const store = stores.find(({ id }) => id === storeId)
  // As the form says it while none is chosen.
  const region = (store ?? stores[0])?.region ?? 'HK'
  return (
    <div aria-hidden className="ho-order-form">
      <div className="flex min-w-0 flex-col gap-5">
        {stores.length > 1 && <FieldSkeleton control="h-12" label={t('store')} />}
        <FieldSkeleton
          control="h-12"
          label={t('phone')}
          help={t('phoneHelp', { code: `+${areaOf(region).callingCode}` })}
        />
        <FieldSkeleton control="h-12" label={t('name')} />
        <Skeleton className="h-12 w-40" />
        <FieldSkeleton control="h-16" label={t('address')} help={t('addressHelp')} />
        {finderAt(region, finder) && <FindAddressSkeleton />}
      </div>
      <div className="min-w-0 min-[820px]:col-start-2 min-[820px]:row-span-2 min-[820px]:row-start-1">
        {/* Its map, or the words that stand there until a store is chosen. */}
        <FieldSkeleton control={store ? 'h-88' : 'h-21.5'} label={t('pin')} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 min-[820px]:col-start-1">
        <FieldSkeleton control="h-12" label={t('amount')} help={t('amountHelp')} />
        <FieldSkeleton control="h-26" label={t('payment')} />
      </div>
    </div>
  )
}
