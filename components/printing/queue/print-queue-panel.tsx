'use client'

import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { showPrintRun, takeOutOfPrintQueue } from '@/lib/printing/actions'
import { printingPaths } from '@/lib/printing/keys'
import { inPickOrder } from '@/lib/printing/model/pick-order'
import type { PrintQueue, PrintQueueItem } from '@/lib/printing/model/print-queue'
import { PrinterChoice } from '../at-station/printer-choice'
import { SendNow } from '../at-station/send-now'
import { useChosenStation } from '../at-station/use-stations'
import { PickingLinks } from '../picking/picking-links'
import { useStation } from '../station'
import { MissingLabels, PrintQueueItems } from './print-queue-items'
import { StationOptions } from './station-options'
import { fetchedAnew, useOtherPaper } from './use-other-paper'
import { usePrintQueueAction } from './use-print-queue'

/** What will be printed, how, and what stands in its way. */
export function PrintQueuePanel({ pile }: { pile: PrintQueue | null }) {
  const t = useTranslations('printing.pile')
  const id = useId()
  const station = useStation()
  const listed = inPickOrder(pile?.items ?? [], station)
  // Whoever presses print as soon as they have chosen the paper would be told that nothing is ready.
  const items = useOtherPaper(pile) ? fetchedAnew(listed) : listed
  return (
    <section
      aria-labelledby={id}
      className="relative flex min-w-0 flex-col gap-4 rounded-outer border bg-surface p-4 lg:max-h-[calc(100dvh-var(--shell-top)-2rem)] lg:overflow-y-auto"
    >
      <h2 id={id} className="text-base font-semibold">
        {t('title')}
      </h2>
      {items.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} className="py-4" />
      ) : (
        <>
          <PrintQueueProgress items={items} />
          <MissingLabels items={items.filter(({ state }) => state === 'missing')} />
          <ReprintWarning items={items} />
        </>
      )}
      <PrinterChoice />
      <StationOptions pile={pile} />
      {items.length > 0 && (
        <>
          <SendNow items={items} />
          <MakePdf readyCount={items.filter(({ state }) => state === 'ready').length} />
          <div className="flex flex-wrap gap-2">
            <PickingLinks />
          </div>
          <PrintQueueItems items={items} />
          <EmptyPile />
        </>
      )}
    </section>
  )
}

function MakePdf({ readyCount }: { readyCount: number }) {
  const t = useTranslations('printing.pile')
  const router = useRouter()
  const station = useStation()
  const atStation = useChosenStation()
  const { run, pending, problem } = usePrintQueueAction()
  // The page of the run takes a moment to come.
  const [leaving, setLeaving] = useState(false)

  async function make() {
    const done = await run(() => showPrintRun(station))
    if (!done) return
    setLeaving(true)
    router.push(printingPaths.run(done.value.runId))
  }
  const isMaking = pending || leaving
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant={atStation ? 'secondary' : 'primary'}
        icon={<FileText aria-hidden />}
        pending={isMaking}
        disabled={readyCount === 0}
        onClick={() => void make()}
      >
        {isMaking ? t('making') : t('show', { count: readyCount })}
      </Button>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}

function EmptyPile() {
  const t = useTranslations('printing.pile')
  const { run, pending } = usePrintQueueAction()
  const [asks, setAsks] = useState(false)
  async function empty() {
    await run(() => takeOutOfPrintQueue({ orderIds: 'all' }))
    setAsks(false)
  }
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setAsks(true)}>
        {t('clear')}
      </Button>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title={t('clearTitle')}
        text={t('clearText')}
        confirmLabel={t('clear')}
        pending={pending}
        onConfirm={() => void empty()}
      />
    </>
  )
}

/** Before it is printed: what would be printed once more. */
function ReprintWarning({ items }: { items: readonly PrintQueueItem[] }) {
  const t = useTranslations('printing.pile')
  const { run, pending, problem } = usePrintQueueAction()
  const again = items.filter(({ prints }) => prints > 0).map(({ orderId }) => orderId)
  if (again.length === 0) return null
  return (
    <Notice kind="waiting" role="status" title={t('reprints', { count: again.length })}>
      <p>{t('reprintsText')}</p>
      <Button
        className="mt-2"
        pending={pending}
        onClick={() => void run(() => takeOutOfPrintQueue({ orderIds: again }))}
      >
        {t('takeReprints')}
      </Button>
      {problem && <p className="mt-2 font-medium">{problem}</p>}
    </Notice>
  )
}

/** How many labels are there, as they come. */
function PrintQueueProgress({ items }: { items: readonly PrintQueueItem[] }) {
  const t = useTranslations('printing.pile')
  const ready = items.filter(({ state }) => state === 'ready').length
  const isFetching = items.some(({ state }) => state === 'waiting')
  const words = t('progress', { ready, all: items.length })
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between gap-3 tabular-nums">
        <span className="font-medium">{words}</span>
        {isFetching && <span className="text-muted">{t('fetching')}</span>}
      </p>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={items.length}
        aria-valuenow={ready}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full bg-accent transition-[width] duration-200"
          style={{ width: `${(ready / items.length) * 100}%` }}
        />
      </div>
    </div>
  )
}
