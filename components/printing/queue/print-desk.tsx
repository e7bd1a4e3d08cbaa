'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { printingPaths } from '@/lib/printing/keys'
import type { PrintQueue } from '@/lib/printing/model/print-queue'
import type { UnansweredRun } from '@/lib/printing/model/print-run'
import type { ImportChoice, WaybillPage } from '@/lib/printing/model/printable-waybill'
import type { WaybillFilter } from '@/lib/printing/model/waybill-filter'
import { FindWaybills } from './find-waybills'
import { PrintQueuePanel } from './print-queue-panel'
import { ScanBox } from './scan-box'
import { usePrintQueue } from './use-print-queue'

type PrintDeskProps = {
  first: { filter: WaybillFilter; page: WaybillPage; pile: PrintQueue | null }
  unanswered: readonly UnansweredRun[]
  files: readonly ImportChoice[]
}

/**
 * Waybills are put together at the left and become labels at the right; on narrow screens the queue
 * stands between the field for scans and the list.
 */
export function PrintDesk({ first, unanswered, files }: PrintDeskProps) {
  const t = useTranslations('printing')
  const { all } = useChosenStores()
  const pile = usePrintQueue(first.pile)
  const maySee = all.some(({ may }) => may.includes('express.see'))
  const mayPrint = all.some(({ may }) => may.includes('express.place'))
  if (!maySee) return <EmptyState title={t('noStore')} text={t('noStoreText')} />
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <PageHeader title={t('title')} text={t('text')} />
      <UnansweredRuns runs={unanswered} />
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        {mayPrint && <ScanBox />}
        <div className="min-w-0 max-lg:order-last">
          <FindWaybills first={first} pile={pile} files={files} mayPrint={mayPrint} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--shell-top)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {mayPrint ? (
            <PrintQueuePanel pile={pile} />
          ) : (
            <Notice kind="waiting">{t('pile.noPermission')}</Notice>
          )}
        </div>
      </div>
    </div>
  )
}

/** Long in some languages: on a phone it may take a second line. */
const SEVERAL_LINES =
  'h-auto min-h-9 whitespace-normal py-1.5 pointer-coarse:h-auto pointer-coarse:min-h-12'

/** Whoever left before saying whether it printed is asked again. */
function UnansweredRuns({ runs }: { runs: readonly UnansweredRun[] }) {
  const t = useTranslations('printing.unanswered')
  // Home express is Hong Kong's alone.
  const time = useStoreTime('HK')
  if (runs.length === 0) return null
  return (
    <Notice kind="waiting" role="status" title={t('title', { count: runs.length })}>
      <p>{t('text')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {runs.map(({ id, count, shownAt, isStarted }) => (
          <li key={id}>
            <Link
              href={printingPaths.run(id)}
              className={buttonClass({ className: SEVERAL_LINES })}
            >
              {t(isStarted ? 'run' : 'runMade', { count, time: time.full(shownAt) })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
