import { notFound, redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { KnownStations } from '@/components/printing/at-station/known-stations'
import { PrintRunPage } from '@/components/printing/run/print-run-page'
import { currentActor } from '@/lib/auth/current-actor'
import { runQuerySchema } from '@/lib/printing/model/print-run'
import { getRun } from '@/lib/printing/runs/get-run'
import { listStations } from '@/lib/printing/stations/list-stations'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('printing'))('title') }
}

type Props = { params: Promise<{ runId: string }> }

export default pageOrMissing(async function RunPage({ params }: Props) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const asked = runQuerySchema.safeParse(await params)
  const run = asked.success ? await getRun({ actor, ...asked.data }) : null
  if (!run) notFound()
  return (
    <KnownStations first={await listStations({ actor })}>
      <PrintRunPage run={run} />
    </KnownStations>
  )
})
