import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { AuditFilters } from '@/components/settings/audit/audit-filters'
import { AuditList } from '@/components/settings/audit/audit-list'
import { PageHeader } from '@/components/ui/page-header'
import { auditChoices } from '@/lib/settings/audit/audit-choices'
import { auditRegion } from '@/lib/settings/audit/audit-region'
import { listAudit } from '@/lib/settings/audit/list-audit'
import { auditFilterSchema } from '@/lib/settings/model/audit'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('audit'))('title') }
}

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default pageOrMissing(async function AuditLogPage({ searchParams }: AuditPageProps) {
  const actor = await requirePermission('audit.see')
  const filter = auditFilterSchema.parse(await searchParams)
  const region = await auditRegion()
  const [page, choices] = await Promise.all([
    listAudit({ actor, filter, region }),
    auditChoices({ actor }),
  ])
  const t = await getTranslations('audit')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <AuditFilters filter={filter} choices={choices} />
      <AuditList page={page} filter={filter} region={region} />
    </>
  )
})
