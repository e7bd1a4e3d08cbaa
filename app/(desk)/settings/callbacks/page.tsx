import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { CallbackFilters } from '@/components/settings/callbacks/callback-filters'
import { CallbackPages } from '@/components/settings/callbacks/callback-list'
import { RefusalList } from '@/components/settings/callbacks/refusal-list'
import { PageHeader } from '@/components/ui/page-header'
import { listCallbacks } from '@/lib/settings/callbacks/list-callbacks'
import { listRefusals } from '@/lib/settings/callbacks/list-refusals'
import { callbackFilterSchema } from '@/lib/settings/model/callback-forms'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('callbacks'))('title') }
}

type CallbacksPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default pageOrMissing(async function CallbacksPage({ searchParams }: CallbacksPageProps) {
  const actor = await requirePermission('callbacks.handle')
  const filter = callbackFilterSchema.parse(await searchParams)
  const [page, refusals] = await Promise.all([
    listCallbacks({ actor, filter }),
    listRefusals({ actor }),
  ])
  const t = await getTranslations('callbacks')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <CallbackFilters filter={filter} />
      <CallbackPages page={page} filter={filter} />
      <RefusalList refusals={refusals} />
    </>
  )
})
