'use client'

import { Check, LoaderCircle, RotateCcw, RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/forms/segmented'
import type { SaveState } from './rows/save-queue'
import type { CellEdits } from './rows/use-cell-edits'

/** `untimed`: rows that stay behind for want of a time. */
export type RowFilter = 'all' | 'mistakes' | 'untimed' | 'refused' | 'skipped' | 'group'

type DeskBarProps = {
  filter: RowFilter
  choose: (filter: RowFilter) => void
  counts: Readonly<Record<RowFilter, number>>
  isChecking: boolean
  edits: Pick<CellEdits, 'state' | 'canUndo' | 'undo' | 'canRedo' | 'redo' | 'retry'>
  /** What can be done with many rows. */
  tools: ReactNode
  children: ReactNode
}

/** Which rows are shown, whether changes are kept, and what comes next. */
export function DeskBar({
  filter,
  choose,
  counts,
  isChecking,
  edits,
  tools,
  children,
}: DeskBarProps) {
  const t = useTranslations('imports.bar')
  const filters = (['all', 'mistakes', 'untimed', 'refused', 'skipped', 'group'] as const).filter(
    (name) =>
      name === filter ||
      (name !== 'group' && (name === 'all' || name === 'mistakes' || counts[name] > 0)),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label={t('filter')}
        name="rows"
        value={filter}
        onChange={choose}
        options={filters.map((value) => ({ value, label: t(value, { count: counts[value] }) }))}
      />
      {tools}
      <div className="flex gap-1">
        <IconButton
          label={t('undo')}
          icon={<RotateCcw aria-hidden />}
          disabled={!edits.canUndo}
          onClick={edits.undo}
        />
        <IconButton
          label={t('redo')}
          icon={<RotateCw aria-hidden />}
          disabled={!edits.canRedo}
          onClick={edits.redo}
        />
      </div>
      <SaveLine state={edits.state} retry={edits.retry} isChecking={isChecking} />
      <div className="ml-auto flex flex-wrap items-center gap-2 sm:justify-end">{children}</div>
    </div>
  )
}

type SaveLineProps = { state: SaveState; retry: () => void; isChecking: boolean }

function SaveLine({ state, retry, isChecking }: SaveLineProps) {
  const t = useTranslations('imports.bar')
  const isBusy = isChecking || state === 'saving'
  return (
    <p role="status" className="flex items-center gap-1.5 text-muted [&_svg]:size-4">
      {state === 'not-saved' ? (
        <>
          <TriangleAlert aria-hidden className="text-late" />
          <span className="text-late">{t('notSaved')}</span>
          <Button onClick={retry}>{t('retry')}</Button>
        </>
      ) : (
        <>
          {isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Check aria-hidden />}
          {isChecking ? t('checking') : t(state)}
        </>
      )}
    </p>
  )
}
