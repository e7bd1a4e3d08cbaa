import { useTranslations } from 'next-intl'
import { CardsSkeleton, FieldSkeleton } from '@/components/form/form-skeleton'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import { FormPart } from './form-part'

type ParcelFormSkeletonProps = {
  /** One is chosen already. */
  hasStore: boolean
  isClone?: boolean
}

/** The parcel form in the shape it will have, with the words that it begins with. */
export function ParcelFormSkeleton({ hasStore, isClone }: ParcelFormSkeletonProps) {
  const t = useTranslations('parcelForm')
  return (
    <div
      aria-hidden
      className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,24rem)]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        {isClone && <Notice kind="info">{t('cloned')}</Notice>}
        <FieldSkeleton control="h-12" label={t('store')} />
        {/* The store's routes. */}
        {hasStore && <Skeleton className="h-12 w-44" />}
        <CardsSkeleton
          label={t('product.label')}
          className="grid-cols-1 sm:grid-cols-3"
          cards={PARCEL_PRODUCTS.map((product) => ({
            label: t(`product.name.${product}`),
            help: t(`product.help.${product}`),
          }))}
        />
        <FormPart title={t('pickup.title')}>
          <Skeleton className="h-12 w-52" />
          <Skeleton className="h-72" />
        </FormPart>
      </div>
      <div className="space-y-4 max-lg:hidden">
        <div className="space-y-3 rounded-outer border bg-surface p-4">
          <span className="block text-base font-semibold">{t('route.title')}</span>
          <Skeleton className="h-64 rounded-outer" />
        </div>
        <div className="space-y-3 rounded-outer border bg-surface p-4">
          <span className="block text-base font-semibold">{t('quote.title')}</span>
          <Skeleton className="h-5 w-2/3" />
        </div>
      </div>
    </div>
  )
}
