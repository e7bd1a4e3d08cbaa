'use client'

import { useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import { Panel } from '@/components/orders/panel'
import { PageHeader } from '@/components/ui/page-header'
import { printingPaths } from '@/lib/printing/keys'
import type { PrintRun } from '@/lib/printing/schema'
import { PrintAnswer } from './print-answer'
import { PrintPreview } from './print-preview'
import { RunItems } from './run-items'

/** One PDF of labels: to print it, and then to say what came out. */
export function PrintRunPage({ run }: { run: PrintRun }) {
  const t = useTranslations('printing.run')
  const time = useStoreTime('HK')
  const printed = run.items.filter((item) => item.printed).length
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader
        title={t('title', { count: run.items.length })}
        text={t('text', { pages: run.pages, time: time.full(run.shownAt) })}
        back={{ href: printingPaths.desk(), label: t('back') }}
      />
      {run.state === 'answered' ? (
        <Panel title={t('answered')}>
          <p className="mb-3">{t('answeredText', { printed, all: run.items.length })}</p>
          <RunItems items={run.items} />
        </Panel>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <PrintPreview runId={run.id} />
          <PrintAnswer run={run} />
        </div>
      )}
    </div>
  )
}
