'use client'

import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { inPickOrder } from '@/lib/domain/pick-order'
import { showPrintRun, takeOutOfPile } from '@/lib/printing/actions'
import { printingPaths } from '@/lib/printing/keys'
import type { Pile } from '@/lib/printing/schema'
import { MissingLabels } from './missing-labels'
import { PileItems } from './pile-items'
import { PileProgress } from './pile-progress'
import { ReprintWarning } from './reprint-warning'
import { useStation } from './station'
import { StationOptions } from './station-options'
import { usePileAction } from './use-pile'

/** What will be printed, how, and what stands in its way. */
export function PilePanel({ pile }: { pile: Pile | null }) {
  const t = useTranslations('printing.pile')
  const id = useId()
  const station = useStation()
  const items = inPickOrder(pile?.items ?? [], station)
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-outer border bg-surface p-4 lg:max-h-[calc(100dvh-var(--shell-top)-2rem)] lg:overflow-y-auto"
    >
      <h2 id={id} className="text-base font-semibold">
        {t('title')}
      </h2>
      {items.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} className="py-4" />
      ) : (
        <>
          <PileProgress items={items} />
          <MissingLabels items={items.filter(({ state }) => state === 'missing')} />
          <ReprintWarning items={items} />
        </>
      )}
      <StationOptions pile={pile} />
      {items.length > 0 && (
        <>
          <MakePdf readyCount={items.filter(({ state }) => state === 'ready').length} />
          <PileItems items={items} />
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
  const { run, pending, problem } = usePileAction()
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
        variant="primary"
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
  const { run, pending } = usePileAction()
  const [asks, setAsks] = useState(false)
  async function empty() {
    await run(() => takeOutOfPile({ orderIds: 'all' }))
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
