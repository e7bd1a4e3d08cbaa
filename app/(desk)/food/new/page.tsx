import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewOrder } from '@/components/food/order-form/new-order'
import { AddressFinderProvider } from '@/components/map/address/address-finder'
import { currentActor } from '@/lib/auth/current-actor'
import { settings } from '@/lib/config/settings'
import { startOrder } from '@/lib/food/placing/start-order'

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
  return (
    <AddressFinderProvider finder={settings().geocoder?.kind ?? null}>
      <NewOrder
        start={start}
        noStart={start === null && (again !== undefined || customer !== undefined)}
      />
    </AddressFinderProvider>
  )
}

/** A number of the address; null for anything else. */
function idOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
