import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { openingStore, placeableStores } from '@/components/food/food-store'
import { NewOrder } from '@/components/food/order-form/new-order'
import { OrderFormSkeleton } from '@/components/food/order-form/order-form-skeleton'
import { AddressFinderProvider } from '@/components/map/address/address-finder'
import { chosenStores, STORE_COOKIE, storeChoice } from '@/components/shell/choose-stores'
import { currentActor } from '@/lib/auth/current-actor'
import { settings } from '@/lib/config/settings'
import { startOrder } from '@/lib/food/placing/start-order'
import { requireViewer } from '@/lib/people/viewer'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('food.form'))('title') }
}

type NewOrderPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NewOrderPage({ searchParams }: NewOrderPageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const { again, customer } = await searchParams
  const orderId = idOf(again)
  const customerId = idOf(customer)
  const from = orderId !== null ? { orderId } : customerId !== null ? { customerId } : null
  const start = from && (await startOrder({ actor, from }))
  const { stores } = await requireViewer(await getLocale())
  const choice = storeChoice(stores, (await cookies()).get(STORE_COOKIE)?.value)
  const placeable = placeableStores(stores)
  const storeId = start?.storeId ?? openingStore(placeable, chosenStores(stores, choice))
  return (
    <AddressFinderProvider finder={settings().geocoder?.kind ?? null}>
      <NewOrder
        start={start}
        skeleton={<OrderFormSkeleton stores={placeable} storeId={storeId} />}
        noStart={start === null && (again !== undefined || customer !== undefined)}
      />
    </AddressFinderProvider>
  )
}

/** A number of the address; null for anything else. */
function idOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
