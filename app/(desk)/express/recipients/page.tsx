import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { RecipientsPage } from '@/components/express/recipients/recipients-page'
import { WaybillFrame } from '@/components/express/states'
import { EmptyState } from '@/components/ui/empty-state'
import { currentActor } from '@/lib/auth/current-actor'
import { recipientListSchema } from '@/lib/express/model/recipient-requests'
import { readWaybillStores } from '@/lib/express/placing/read-waybill-stores'
import { listRecipients } from '@/lib/express/recipients/list-recipients'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('waybills.recipients'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function RecipientsListPage({ searchParams }: Props) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const t = await getTranslations('waybills')
  const given = await searchParams
  const { stores } = await readWaybillStores({ actor, locale: await getLocale() })
  const store = stores.find(({ id }) => String(id) === given['store']) ?? stores[0]
  if (!store) {
    return (
      <WaybillFrame>
        <EmptyState title={t('form.noPermission')} text={t('form.noPermissionText')} />
      </WaybillFrame>
    )
  }
  const query = recipientListSchema.parse({ ...given, storeId: store.id })
  const page = await listRecipients({ actor, query })
  return (
    <RecipientsPage
      stores={stores.map(({ id, name, code }) => ({ id, name, code }))}
      storeId={store.id}
      search={query.search}
      isLater={query.after !== null}
      page={page}
    />
  )
}
