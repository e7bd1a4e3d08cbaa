import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { PickList } from '@/components/printing/picking/pick-list'
import { currentActor } from '@/lib/auth/current-actor'

import { pickingQuerySchema } from '@/lib/printing/model/picking-query'
import { getPicking } from '@/lib/printing/picking/get-picking'
import { papersOf } from '@/lib/stores/papers-of'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('printing.picking'))('pickList') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PickListPage({ searchParams }: Props) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const query = pickingQuerySchema.parse(await searchParams)
  const picking = (await getPicking({ actor, query })) ?? notFound()
  const papers = await papersOf(picking.waybills.map(({ storeId }) => storeId))
  return <PickList picking={picking} runId={query.run ?? null} papers={papers} />
}
