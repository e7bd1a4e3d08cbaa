import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KnownStations } from '@/components/printing/at-station/known-stations'
import { PrintDesk } from '@/components/printing/queue/print-desk'
import { currentActor } from '@/lib/auth/current-actor'
import { listImports } from '@/lib/imports/list-imports'
import { readWaybillFilter } from '@/lib/printing/model/waybill-filter'
import { getPrintQueue } from '@/lib/printing/queue/get-print-queue'
import { listUnanswered } from '@/lib/printing/runs/list-unanswered'
import { listWaybills } from '@/lib/printing/queue/list-waybills'
import { listStations } from '@/lib/printing/stations/list-stations'
import { deviceStores } from '../device-stores'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('printing'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PrintDeskPage({ searchParams }: Props) {
  const { chosen } = await deviceStores()
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const given = Object.entries(await searchParams).filter(([, value]) => typeof value === 'string')
  const storeIds = chosen.map(({ id }) => id)
  const filter = readWaybillFilter({
    ...Object.fromEntries(given),
    stores: storeIds.join(','),
  })
  const [page, pile, unanswered, { imports }, stations] = await Promise.all([
    listWaybills({ actor, query: { ...filter, after: null } }),
    getPrintQueue({ actor }),
    listUnanswered({ actor }),
    listImports({ actor, storeIds, filter: {} }),
    listStations({ actor }),
  ])
  const files = imports.map(({ id, fileName }) => ({ id, fileName }))
  return (
    <KnownStations first={stations}>
      <PrintDesk first={{ filter, page, pile }} unanswered={unanswered} files={files} />
    </KnownStations>
  )
}
