import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { WaybillFrame } from '@/components/express/states'
import { NewWaybill } from '@/components/express/form/new-waybill'
import { AddressFinderProvider } from '@/components/map/address/address-finder'
import { KnownStations } from '@/components/printing/at-station/known-stations'
import { PrintAfterCreation } from '@/components/printing/at-station/print-after-creation'
import { PageHeader } from '@/components/ui/page-header'
import { currentActor } from '@/lib/auth/current-actor'
import { settings } from '@/lib/config/settings'
import { expressPaths } from '@/lib/express/keys'
import { newWaybillQuery } from '@/lib/express/model/new-waybill-query'
import { readClone } from '@/lib/express/placing/read-clone'
import { readWaybillStores } from '@/lib/express/placing/read-waybill-stores'
import { listStations } from '@/lib/printing/stations/list-stations'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('waybills.form'))('title') }
}

type NewWaybillPageProps = { searchParams: Promise<Record<string, unknown>> }

export default async function NewWaybillPage({ searchParams }: NewWaybillPageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const t = await getTranslations()
  const asked = newWaybillQuery.parse(await searchParams)
  const { stores, notSetUp } = await readWaybillStores({ actor, locale: await getLocale() })
  const clone = asked.clone === null ? null : await readClone({ actor, orderId: asked.clone })
  return (
    <WaybillFrame>
      <PageHeader
        title={t('waybills.form.title')}
        back={{ href: expressPaths.waybills(), label: t('lists.desk.express.title') }}
      />
      <KnownStations first={await listStations({ actor })}>
        <PrintAfterCreation />
      </KnownStations>
      <AddressFinderProvider finder={settings().geocoder?.kind ?? null}>
        <NewWaybill
          stores={stores}
          notSetUp={notSetUp}
          askedId={asked.store}
          clone={clone}
          instead={clone === null ? null : asked.instead}
          lockerCode={asked.locker}
          noClone={asked.clone !== null && clone === null}
        />
      </AddressFinderProvider>
    </WaybillFrame>
  )
}
