import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { SummariesPage } from '@/components/reports/summaries-page'
import { canSendMail } from '@/lib/mail/send-mail'
import { requireViewer } from '@/lib/people/viewer'
import { listSummaries } from '@/lib/reports/summaries/list-summaries'
import { requirePermission } from '../../settings/require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('summaries'))('title') }
}

export default pageOrMissing(async function Summaries() {
  const actor = await requirePermission('reports.see')
  const viewer = await requireViewer(await getLocale())
  const people = await listSummaries({ actor })
  const stores = viewer.stores.map(({ id, name }) => ({ id, name }))
  return <SummariesPage people={people} stores={stores} canSend={canSendMail()} />
})
