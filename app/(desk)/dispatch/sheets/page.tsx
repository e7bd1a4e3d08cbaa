import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { SheetsPage } from '@/components/dispatch/sheets/sheets-page'
import { currentActor } from '@/lib/auth/current-actor'
import { listSheets } from '@/lib/dispatch/list-sheets'

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('sheets'))('title') }
}

export default async function HandInSheetsPage({ searchParams }: PageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const given = Number((await searchParams)['after'])
  const after = Number.isSafeInteger(given) && given > 0 ? given : null
  const { sheets, next } = await listSheets({ actor, among: [...actor.roles.keys()], after })
  return <SheetsPage sheets={sheets} next={next} isLater={after !== null} />
}
