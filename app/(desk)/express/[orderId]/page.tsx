import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { WaybillPage } from '@/components/express/page/waybill-page'
import { orderIdOf } from '@/components/orders/order-id-of'
import { KnownStations } from '@/components/printing/at-station/known-stations'
import { LabelPanel } from '@/components/printing/label/label-panel'
import { currentActor } from '@/lib/auth/current-actor'
import { getWaybill } from '@/lib/express/get-waybill'
import { listLabels } from '@/lib/printing/labels/list-labels'
import { listStations } from '@/lib/printing/stations/list-stations'
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
    const [kept, stations] = await Promise.all([
      listLabels({ actor, orderId: id }),
      listStations({ actor }),
    ])
    const label = (
      <KnownStations first={stations}>
        <LabelPanel storeId={storeId} kept={kept} orderId={id} />
      </KnownStations>
    )
    return <WaybillPage first={waybill} label={label} />
  },
  <NotFound />,
)
