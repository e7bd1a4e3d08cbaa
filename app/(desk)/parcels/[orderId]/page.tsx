import { notFound, redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { orderIdOf } from '@/components/orders/order-id-of'
import { ParcelPage } from '@/components/parcels/page/parcel-page'
import { currentActor } from '@/lib/auth/current-actor'
import { getParcel } from '@/lib/parcels/get-parcel'
import NotFound from './not-found'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('parcelPage'))('title') }
}

type Props = { params: Promise<{ orderId: string }> }

export default pageOrMissing(
  async function ParcelOrderPage({ params }: Props) {
    const actor = (await currentActor()) ?? redirect('/sign-in')
    const orderId = orderIdOf((await params).orderId)
    const parcel = (orderId === null ? null : await getParcel({ actor, orderId })) ?? notFound()
    return <ParcelPage first={parcel} />
  },
  <NotFound />,
)
