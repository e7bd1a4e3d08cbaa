import { getTranslations } from 'next-intl/server'
import { FoodFrame } from '@/components/food/states'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'

export default async function CoverageLoading() {
  const t = await getTranslations('coverage')
  return (
    <FoodFrame>
      <PageHeader title={t('title')} text={t('text')} />
      <div
        aria-hidden
        className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]"
      >
        <Skeleton className="h-88 rounded-outer" />
        <Skeleton className="h-64 rounded-outer" />
      </div>
    </FoodFrame>
  )
}
