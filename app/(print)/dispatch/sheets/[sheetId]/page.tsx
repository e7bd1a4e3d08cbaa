import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { deskStores } from '@/components/dispatch/desk-stores'
import { SheetPage } from '@/components/dispatch/sheets/sheet-page'
import { currentActor } from '@/lib/auth/current-actor'
import { getSheet } from '@/lib/dispatch/get-sheet'
import { requireViewer } from '@/lib/people/viewer'
import { papersOf } from '@/lib/stores/papers-of'

type PageProps = { params: Promise<{ sheetId: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('sheets'))('sheet.title') }
}

export default async function HandInSheetPage({ params }: PageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const sheetId = Number((await params).sheetId)
  const isId = Number.isSafeInteger(sheetId) && sheetId > 0
  const sheet = (isId ? await getSheet({ actor, sheetId }) : null) ?? notFound()
  const { stores } = await requireViewer(await getLocale())
  const store = stores.find(({ id }) => id === sheet.storeId) ?? notFound()
  const paper = (await papersOf([store.id]))[store.id] ?? notFound()
  return (
    <SheetPage
      first={sheet}
      store={store}
      paper={paper}
      mayPrint={deskStores([store]).length > 0}
    />
  )
}
