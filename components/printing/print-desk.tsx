'use client'

import { useTranslations } from 'next-intl'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import type {
  ImportChoice,
  Pile,
  UnansweredRun,
  WaybillFilter,
  WaybillPage,
} from '@/lib/printing/schema'
import { FindWaybills } from './find-waybills'
import { PilePanel } from './pile-panel'
import { ScanBox } from './scan-box'
import { UnansweredRuns } from './unanswered-runs'
import { usePile } from './use-pile'

type PrintDeskProps = {
  first: { filter: WaybillFilter; page: WaybillPage; pile: Pile | null }
  unanswered: readonly UnansweredRun[]
  files: readonly ImportChoice[]
}

/**
 * Waybills are put together at the left and become labels at the right; on narrow screens the pile
 * stands between the field for scans and the list.
 */
export function PrintDesk({ first, unanswered, files }: PrintDeskProps) {
  const t = useTranslations('printing')
  const { all } = useChosenStores()
  const pile = usePile(first.pile)
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
          <FindWaybills {...{ first, pile, files, mayPrint }} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--shell-top)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {mayPrint ? (
            <PilePanel pile={pile} />
          ) : (
            <Notice kind="waiting">{t('pile.noPermission')}</Notice>
          )}
        </div>
      </div>
    </div>
  )
}
