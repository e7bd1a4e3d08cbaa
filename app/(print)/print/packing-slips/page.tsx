import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { PackingSlips } from '@/components/printing/picking/packing-slips'
import { currentActor } from '@/lib/auth/current-actor'
import { requireViewer } from '@/lib/people/viewer'
import { pickingQuerySchema } from '@/lib/printing/model/picking'
import { getPicking } from '@/lib/printing/picking/get-picking'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('printing.picking'))('packingSlips') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PackingSlipsPage({ searchParams }: Props) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const query = pickingQuerySchema.parse(await searchParams)
  const picking = (await getPicking({ actor, query })) ?? notFound()
  const { stores } = await requireViewer(await getLocale())
  const names = Object.fromEntries(stores.map(({ id, name }) => [id, name]))
  return <PackingSlips picking={picking} runId={query.run ?? null} stores={names} />
}
