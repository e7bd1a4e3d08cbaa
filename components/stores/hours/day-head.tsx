'use client'

import { CopyPlus, Moon, Plus, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import { cn } from '@/components/ui/cn'
import { Menu, MenuItem } from '@/components/ui/menu'
import { headId } from './grid-measure'
import { useHoursWords } from './use-hours-words'
import type { WeekEdits } from './use-week-edits'

const FACE =
  'flex h-9 w-full items-center justify-center rounded-inner font-medium pointer-coarse:h-12'

type DayHeadProps = { day: number; ranges: readonly HoursRange[]; edits: WeekEdits | null }

/** A day's name, and what can be done to all of it. */
export function DayHead({ day, ranges, edits }: DayHeadProps) {
  const t = useTranslations('hours.week')
  const words = useHoursWords()
  const short = words.weekday(day, 'short')
  if (!edits) return <span className={FACE}>{short}</span>
  const label = t('day', { day: words.weekday(day), hours: words.ranges(ranges) })
  const press = (event: KeyboardEvent) => {
    if (edits.press(event, { day, index: null })) event.preventDefault()
  }
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          id={headId(day)}
          aria-label={label}
          className={cn(FACE, 'hover:bg-sunken', ranges.length === 0 && 'text-muted')}
          onKeyDown={press}
        >
          {short}
        </button>
      }
    >
      <MenuItem icon={<Plus aria-hidden />} onSelect={() => edits.add(day)}>
        {t('add')}
      </MenuItem>
      <MenuItem
        icon={<Sun aria-hidden />}
        onSelect={() => edits.setDay(day, [{ from: 0, to: 1440 }])}
      >
        {t('wholeDay')}
      </MenuItem>
      <MenuItem icon={<Moon aria-hidden />} onSelect={() => edits.setDay(day, [])}>
        {t('closeDay')}
      </MenuItem>
      <MenuItem icon={<CopyPlus aria-hidden />} onSelect={() => edits.askCopy(day)}>
        {t('copyDay')}
      </MenuItem>
    </Menu>
  )
}
