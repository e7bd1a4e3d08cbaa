import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { ImportPage } from '@/components/imports/import-page'
import { KnownStations } from '@/components/printing/at-station/known-stations'
import { currentActor } from '@/lib/auth/current-actor'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { getImport } from '@/lib/imports/get-import'
import { importIdSchema } from '@/lib/imports/model/import-requests'
import { listStations } from '@/lib/printing/stations/list-stations'
import NotFound from './not-found'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('imports'))('title') }
}

type OneImportPageProps = { params: Promise<{ id: string }> }

export default pageOrMissing(
  async function OneImportPage({ params }: OneImportPageProps) {
    const actor = (await currentActor()) ?? redirect('/sign-in')
    const given = importIdSchema.safeParse({ importId: Number((await params).id) })
    const found = given.success ? await getImport({ actor, ...given.data }) : null
    const first = found ?? notFound()
    return (
      <KnownStations first={await listStations({ actor })}>
        <ImportPage first={first} checkOut={dispatchPaths.scanImport(first.id)} />
      </KnownStations>
    )
  },
  <NotFound />,
)
