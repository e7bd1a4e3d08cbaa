import { getTranslations } from 'next-intl/server'
import { FoodFrame } from '@/components/food/states'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'

export default async function FindLoading() {
  const t = await getTranslations('find')
  return (
    <FoodFrame>
      <PageHeader title={t('title')} text={t('text')} />
      <div
        aria-hidden
        className="grid max-w-3xl gap-x-3 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)_6rem]"
      >
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </FoodFrame>
  )
}
