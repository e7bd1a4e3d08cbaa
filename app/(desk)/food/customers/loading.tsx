import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'

export default async function CustomersLoading() {
  const t = await getTranslations('customers')
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader title={t('title')} text={t('text')} />
      <div aria-hidden className="space-y-2">
        <Skeleton className="h-9 max-w-xl" />
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
    </div>
  )
}
