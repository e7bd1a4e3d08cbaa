import { CircleQuestionMark } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { StatusCodeList } from '@/components/settings/status-codes/status-code-list'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { listStatusCodes } from '@/lib/settings/list-status-codes'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('statusCodes'))('title') }
}

export default pageOrMissing(async function StatusCodesPage() {
  const actor = await requirePermission('settings.manage')
  const codes = await listStatusCodes({ actor })
  const t = await getTranslations('statusCodes')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {codes.length > 0 ? (
        <StatusCodeList codes={codes} />
      ) : (
        <EmptyState
          icon={<CircleQuestionMark aria-hidden />}
          title={t('emptyTitle')}
          text={t('emptyText')}
        />
      )}
    </>
  )
})
