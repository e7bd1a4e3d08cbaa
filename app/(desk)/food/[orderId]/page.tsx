import { notFound, redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { OrderPage } from '@/components/food/order/order-page'
import { orderIdOf } from '@/components/orders/order-id-of'
import { requestTime } from '@/components/shell/request-time'
import { SharePanel } from '@/components/tracking/share-panel'
import { currentActor } from '@/lib/auth/current-actor'
import { getOrder } from '@/lib/food/get-order'
import { getShareState } from '@/lib/tracking/get-share-state'
import NotFound from './not-found'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('food'))('title') }
}

type FoodOrderPageProps = { params: Promise<{ orderId: string }> }

export default pageOrMissing(
  async function FoodOrderPage({ params }: FoodOrderPageProps) {
    const actor = (await currentActor()) ?? redirect('/sign-in')
    const orderId = orderIdOf((await params).orderId)
    const order = (orderId === null ? null : await getOrder({ actor, orderId })) ?? notFound()
    const { card, region, selfPickup } = order
    const now = new Date(requestTime())
    const links = await getShareState({ actor, orderId: card.id, now })
    const shared = { id: card.id, stage: card.stage, placing: card.placing, selfPickup }
    return (
      <OrderPage
        first={order}
        share={links && <SharePanel order={shared} region={region} state={links} />}
      />
    )
  },
  <NotFound />,
)
