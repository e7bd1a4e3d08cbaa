import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CustomersPage } from '@/components/food/customers/customers-page'
import { openingStore, placeableStores } from '@/components/food/food-store'
import { EmptyState } from '@/components/ui/empty-state'
import { currentActor } from '@/lib/auth/current-actor'
import { listCustomers } from '@/lib/food/customers/list-customers'
import { customerListSchema } from '@/lib/food/model/customer-requests'
import { deviceStores } from '../../device-stores'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CustomersListPage({ searchParams }: Props) {
  const { viewer, chosen } = await deviceStores()
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const given = await searchParams
  const placeable = placeableStores(viewer.stores)
  const opening = openingStore(placeable, chosen)
  const store =
    placeable.find(({ id }) => String(id) === given['store']) ??
    placeable.find(({ id }) => id === opening) ??
    placeable[0]
  if (!store) {
    const t = await getTranslations('customers')
    return <EmptyState title={t('noStore')} text={t('noStoreText')} />
  }
  const query = customerListSchema.parse({ ...given, storeId: store.id })
  const page = await listCustomers({ actor, query })
  const { search, after } = query
  return (
    <CustomersPage
      stores={placeable}
      store={store}
      search={search}
      page={page}
      isLater={after !== null}
    />
  )
}
