'use client'

import { useTranslations } from 'next-intl'
import { attentionOf } from '@/components/orders/attention'
import { pendingCancel } from '@/components/orders/pending-cancel'
import { STAGE_LOOKS, StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useNow } from '@/components/ui/clock/use-now'
import { cn } from '@/components/ui/cn'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { ListedOrder } from '@/lib/lists/model/listed-order'

const LOOK_MS = 10_000

const DOTS: Readonly<Record<MeaningKind, string>> = {
  waiting: 'bg-waiting',
  moving: 'bg-moving',
  done: 'bg-done',
  late: 'bg-late',
  stopped: 'bg-stopped',
  neutral: 'bg-muted',
}

const ROW = 'flex min-w-0 items-center gap-x-2 gap-y-1 print:flex-wrap'

/**
 * Where an order stands: a dot and a word for the usual, which three hundred rows share; a mark in
 * words for what a person must do, and for what is wrong beside it.
 */
export function StageWord({ row, wraps = false }: { row: ListedOrder; wraps?: boolean }) {
  const exception = useTranslations('exceptions.kind')
  const { card, exceptions } = row
  const attention = attentionOf(card, useNow(LOOK_MS))
  const words = useStageLabel()
  const isUsual =
    attention === null &&
    pendingCancel(card) === null &&
    card.placing === 'placed' &&
    !card.selfPickup
  // An order in doubt says so already; whether its label was printed, a column of the table.
  const marks = exceptions.filter(
    (kind) => kind !== 'unconfirmed' && (wraps || kind !== 'no-label'),
  )
  const mark = isUsual ? (
    <span className="inline-flex items-center gap-2 whitespace-nowrap print:whitespace-normal">
      <span
        aria-hidden
        className={cn('size-2 shrink-0 rounded-full', DOTS[STAGE_LOOKS[card.stage].kind])}
      />
      {words.stage(card.family, card.stage)}
    </span>
  ) : (
    <StagePill card={card} attention={attention} />
  )
  return (
    <span className={cn(ROW, 'flex-wrap py-1')}>
      <span className={cn(ROW, wraps && 'flex-wrap')}>
        {mark}
        {marks.map((kind) => (
          <Meaning key={kind} kind="late">
            {exception(kind)}
          </Meaning>
        ))}
      </span>
      {/* A column of a table is else as narrow as its longest word, and a note a tower of words. */}
      <StandingNotes card={card} className={wraps ? '' : 'w-max max-w-44 print:w-auto'} />
    </span>
  )
}
