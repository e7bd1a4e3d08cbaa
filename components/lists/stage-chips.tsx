'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/forms/input'
import { showInRow } from '@/components/ui/show-in-row'
import type { ListCount, ListPage } from '@/lib/lists/model/listed-order'
import { STAGE_FILTERS, type StageFilter } from '@/lib/lists/model/stage-filter'

type StageChipsProps = {
  value: StageFilter
  counts: ListPage['counts'] | undefined
  onChange: (filter: StageFilter) => void
}

/** Which orders are shown, one of several. Radio buttons underneath; on a phone they scroll sideways. */
export function StageChips({ value, counts, onChange }: StageChipsProps) {
  const t = useTranslations('lists')
  const row = useRef<HTMLFieldSetElement>(null)
  const chosen = useRef<HTMLLabelElement>(null)
  useEffect(() => showInRow(row.current, chosen.current), [value])
  return (
    <fieldset ref={row} className="-mx-4 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:px-0.5">
      <legend className="sr-only">{t('show')}</legend>
      <div className="flex w-max gap-1.5 pointer-fine:w-auto pointer-fine:flex-wrap">
        {STAGE_FILTERS.map((filter) => (
          <label
            key={filter}
            ref={filter === value ? chosen : null}
            className={cn(
              'relative flex h-9 items-center gap-2 rounded-full border px-3.5 whitespace-nowrap pointer-coarse:h-12',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              filter === value
                ? 'border-accent bg-accent-soft font-medium text-text'
                : 'text-muted hover:border-border-strong hover:text-text print:hidden',
            )}
          >
            <Input
              type="radio"
              name="show"
              aria-label={t(`filter.${filter}`)}
              className="sr-only"
              checked={filter === value}
              onChange={() => onChange(filter)}
            />
            <span>{t(`filter.${filter}`)}</span>
            {counts && <Count {...counts[filter]} />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Counted no further than anybody wants to know. None so far is nothing to say: "0+" reads like none. */
function Count({ count, more }: ListCount) {
  const t = useTranslations('lists')
  const format = useFormatter()
  if (more && count === 0) return null
  const figure = format.number(count)
  return (
    <span className={cn('tabular-nums', count === 0 ? 'text-muted' : 'font-semibold')}>
      {more ? t('more', { count: figure }) : figure}
    </span>
  )
}
