import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { WaybillPage } from '@/components/express/page/waybill-page'
import { orderIdOf } from '@/components/orders/order-id-of'
import { LabelPanel } from '@/components/printing/label/label-panel'
import { currentActor } from '@/lib/auth/current-actor'
import { getWaybill } from '@/lib/express/get-waybill'
import { listLabels } from '@/lib/printing/labels/list-labels'
import NotFound from './not-found'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('waybillPage'))('title') }
}

type ExpressWaybillPageProps = { params: Promise<{ orderId: string }> }

export default pageOrMissing(
  async function ExpressWaybillPage({ params }: ExpressWaybillPageProps) {
    const actor = (await currentActor()) ?? redirect('/sign-in')
    const orderId = orderIdOf((await params).orderId)
    const waybill = (orderId === null ? null : await getWaybill({ actor, orderId })) ?? notFound()
    const { id, storeId } = waybill.card
    const kept = await listLabels({ actor, orderId: id })
    const label = <LabelPanel storeId={storeId} kept={kept} orderId={id} />
    return <WaybillPage first={waybill} label={label} />
  },
  <NotFound />,
)
