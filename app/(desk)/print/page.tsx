import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PrintDesk } from '@/components/printing/queue/print-desk'
import { STORE_COOKIE, chosenStores, storeChoice } from '@/components/shell/choose-stores'
import { currentActor } from '@/lib/auth/current-actor'
import { listImports } from '@/lib/imports/list-imports'
import { requireViewer } from '@/lib/people/viewer'
import { waybillFilterSchema } from '@/lib/printing/model/printable-waybill'
import { getPrintQueue } from '@/lib/printing/queue/get-print-queue'
import { listUnanswered } from '@/lib/printing/runs/list-unanswered'
import { listWaybills } from '@/lib/printing/queue/list-waybills'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('printing'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PrintDeskPage({ searchParams }: Props) {
  const { stores } = await requireViewer(await getLocale())
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const choice = storeChoice(stores, (await cookies()).get(STORE_COOKIE)?.value)
  const given = Object.entries(await searchParams).filter(([, value]) => typeof value === 'string')
  const storeIds = chosenStores(stores, choice).map(({ id }) => id)
  const filter = waybillFilterSchema.parse({
    ...Object.fromEntries(given),
    stores: storeIds.join(','),
  })
  const [page, pile, unanswered, { imports }] = await Promise.all([
    listWaybills({ actor, query: { ...filter, after: null } }),
    getPrintQueue({ actor }),
    listUnanswered({ actor }),
    listImports({ actor, storeIds, filter: {} }),
  ])
  const files = imports.map(({ id, fileName }) => ({ id, fileName }))
  return <PrintDesk first={{ filter, page, pile }} unanswered={unanswered} files={files} />
}
