import { notFound, redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderPage } from '@/components/food/order-page'
import { orderIdOf } from '@/components/food/order-id-of'
import { currentActor } from '@/lib/auth/current-actor'
import { getOrder } from '@/lib/food/get-order'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('food'))('title') }
}

type FoodOrderPageProps = { params: Promise<{ orderId: string }> }

export default async function FoodOrderPage({ params }: FoodOrderPageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const orderId = orderIdOf((await params).orderId)
  const order = orderId === null ? null : await getOrder({ actor, orderId })
  return <OrderPage first={order ?? notFound()} />
}
