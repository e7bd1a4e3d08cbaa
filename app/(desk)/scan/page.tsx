import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { ScanDesk } from '@/components/dispatch/scan-desk'
import { currentActor } from '@/lib/auth/current-actor'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { batchKey } from '@/lib/dispatch/model/dispatch-batch'
import { getImport } from '@/lib/imports/get-import'
import { importIdSchema } from '@/lib/imports/model/import-requests'

type ScanPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('scan'))('title') }
}

export default async function ScanPage({ searchParams }: ScanPageProps) {
  const { import: given } = await searchParams
  if (given !== undefined) redirect(await deskOfImport(Number(given)))
  return <ScanDesk />
}

/** The desk at the import's own store; that of today where there is no such import to see. */
async function deskOfImport(importId: number): Promise<string> {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const id = importIdSchema.safeParse({ importId })
  const found = id.success ? await getImport({ actor, ...id.data }) : null
  if (!found) return dispatchPaths.scan({ mode: 'out' })
  const batch = batchKey({ kind: 'import', importId: found.id })
  return dispatchPaths.scan({ mode: 'out', store: found.storeId, batch })
}
