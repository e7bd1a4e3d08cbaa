import { getTranslations } from 'next-intl/server'
import { DeskSkeleton } from '@/components/printing/queue/desk-skeleton'
import { PageHeader } from '@/components/ui/page-header'

export default async function PrintDeskLoading() {
  const t = await getTranslations('printing')
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader title={t('title')} text={t('text')} />
      <DeskSkeleton />
    </div>
  )
}
