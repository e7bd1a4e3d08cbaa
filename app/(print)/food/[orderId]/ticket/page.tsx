import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { orderIdOf } from '@/components/orders/order-id-of'
import { TicketPage } from '@/components/food/ticket/ticket-page'
import { currentActor } from '@/lib/auth/current-actor'
import { getOrder } from '@/lib/food/get-order'
import { requireViewer } from '@/lib/people/viewer'
import { makeShareLink } from '@/lib/tracking/actions'

type FoodTicketPageProps = {
  params: Promise<{ orderId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ticket'))('title') }
}

export default async function FoodTicketPage({ params, searchParams }: FoodTicketPageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const orderId = orderIdOf((await params).orderId)
  const order = (orderId === null ? null : await getOrder({ actor, orderId })) ?? notFound()
  const { stores } = await requireViewer(await getLocale())
  const store = stores.find(({ id }) => id === order.card.storeId) ?? notFound()
  return (
    <TicketPage
      order={order}
      mayShare={store.may.includes('food.place')}
      makeLink={makeShareLink}
      printAtOnce={(await searchParams)['print'] === '1'}
    />
  )
}
