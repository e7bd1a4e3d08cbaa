import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PrintDesk } from '@/components/printing/print-desk'
import { STORE_COOKIE, chosenStores, storeChoice } from '@/components/shell/choose-stores'
import { currentActor } from '@/lib/auth/current-actor'
import { listImports } from '@/lib/imports/list-imports'
import { requireViewer } from '@/lib/people/viewer'
import { getPile } from '@/lib/printing/get-pile'
import { listUnanswered } from '@/lib/printing/list-unanswered'
import { listWaybills } from '@/lib/printing/list-waybills'
import { waybillFilterSchema } from '@/lib/printing/schema'
import { WithOrderHrefs } from '../with-order-hrefs'

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
    getPile({ actor }),
    listUnanswered({ actor }),
    listImports({ actor, storeIds, filter: {} }),
  ])
  const files = imports.map(({ id, fileName }) => ({ id, fileName }))
  return (
    <WithOrderHrefs>
      <PrintDesk first={{ filter, page, pile }} {...{ unanswered, files }} />
    </WithOrderHrefs>
  )
}
