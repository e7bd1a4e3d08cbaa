'use client'

import { useTranslations } from 'next-intl'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { ImportSummary } from '@/lib/imports/schema'

type Stand = 'idle' | 'running' | 'paused' | 'done' | 'open'

const KINDS: Readonly<Record<Stand, MeaningKind>> = {
  ...{ idle: 'neutral', running: 'moving', paused: 'waiting', done: 'done', open: 'waiting' },
}

/** How an import stands: not begun, under way, at rest, through, or with rows left behind. */
function standOf({ state, counts, rowCount }: ImportSummary): Stand {
  if (state !== 'idle') return state
  if (counts.created === rowCount) return 'done'
  return counts.created + counts.unconfirmed + counts.refused === 0 ? 'idle' : 'open'
}

export function ImportState({ one }: { one: ImportSummary }) {
  const t = useTranslations('imports')
  const stand = standOf(one)
  const { created } = one.counts
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Meaning kind={KINDS[stand]}>{t(`state.${stand}`)}</Meaning>
      {created > 0 && stand !== 'done' && (
        <span className="text-muted tabular-nums">{t('counts.created', { count: created })}</span>
      )}
    </span>
  )
}
