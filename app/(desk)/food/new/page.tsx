import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewOrder } from '@/components/food/order-form/new-order'
import { OrderFormSkeleton } from '@/components/food/order-form/order-form-skeleton'
import { AddressFinderProvider } from '@/components/map/address/address-finder'
import { currentActor } from '@/lib/auth/current-actor'
import { startOrder } from '@/lib/food/placing/start-order'
import { opening } from './opening'

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
  const { finder, ...opens } = await opening()
  return (
    <AddressFinderProvider finder={finder}>
      <NewOrder
        start={start}
        skeleton={
          <OrderFormSkeleton {...opens} storeId={start?.storeId ?? opens.storeId} finder={finder} />
        }
        noStart={start === null && (again !== undefined || customer !== undefined)}
      />
    </AddressFinderProvider>
  )
}

/** A number of the address; null for anything else. */
function idOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}
