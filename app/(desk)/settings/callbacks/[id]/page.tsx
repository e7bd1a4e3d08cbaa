import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import {
  CallbackReceipt,
  CallbackRaw,
  CallbackContent,
} from '@/components/settings/callbacks/callback-facts'
import { pageOrMissing } from '@/app/page-or-missing'
import { CallbackOrder } from '@/components/settings/callbacks/callback-order'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { getCallback } from '@/lib/settings/callbacks/get-callback'
import { callbackIdSchema } from '@/lib/settings/model/callback-forms'
import { listStores } from '@/lib/stores/list-stores'
import { requirePermission } from '../../require-permission'
import { storeChoices } from '../store-choices'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('callbacks'))('title') }
}

export default pageOrMissing(async function CallbackPage({
  params,
}: {
  params: Promise<{ id: string }>
}) {
  const actor = await requirePermission('callbacks.handle')
  const { data } = callbackIdSchema.safeParse({ id: Number((await params).id) })
  const callback = (data && (await getCallback({ actor, id: data.id }))) ?? notFound()
  const stores = await listStores({ actor })
  const t = await getTranslations('callbacks')
  const { family, platformOrderId: order } = callback
  return (
    <>
      <PageHeader
        title={order ? t('detail.title', { order }) : t('detail.titleNoOrder')}
        back={{ href: settingsPaths.callbacks(), label: t('back') }}
      />
      <CallbackOrder callback={callback} stores={storeChoices(stores, family, await getLocale())} />
      <CallbackContent callback={callback} />
      <CallbackReceipt callback={callback} />
      <CallbackRaw raw={callback.raw} />
    </>
  )
})
