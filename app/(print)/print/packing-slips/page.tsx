import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { PackingSlips } from '@/components/printing/picking/packing-slips'
import { currentActor } from '@/lib/auth/current-actor'
import { pickingQuerySchema } from '@/lib/printing/model/picking-query'
import { getPicking } from '@/lib/printing/picking/get-picking'
import { papersOf } from '@/lib/stores/papers-of'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('printing.picking'))('packingSlips') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PackingSlipsPage({ searchParams }: Props) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const query = pickingQuerySchema.parse(await searchParams)
  const picking = (await getPicking({ actor, query })) ?? notFound()
  const papers = await papersOf(picking.waybills.map(({ storeId }) => storeId))
  return <PackingSlips picking={picking} runId={query.run ?? null} papers={papers} />
}
