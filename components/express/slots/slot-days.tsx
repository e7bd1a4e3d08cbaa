'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { ShownDay, ShownSlot } from './shown-slots'
import { SlotChip } from './slot-chip'
import type { SlotWords } from './use-slot-words'

export type SlotDaysProps = {
  /** Names the list, for those who do not see it. */
  label: string
  days: readonly ShownDay[]
  words: SlotWords
  /** The radio that Tab reaches. */
  tabbable: string | undefined
  /** Ids of the sentences that say why a slot cannot be chosen. */
  reasons: Readonly<Record<'gone' | 'mismatch' | 'needs-pickup', string>>
  onFocus: (key: string) => void
  onPress: (slot: ShownSlot) => void
  /** When it changes, the first slot that can be chosen, or the chosen one, is brought into view. */
  lookKey: string
}

/** Slots by day, each day a row; long lists scroll in themselves so that the form stays at hand. */
export function SlotDays(props: SlotDaysProps) {
  const { label, days, words, lookKey } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => showFirst(list.current), [lookKey])
  return (
    <div
      ref={list}
      role="group"
      aria-label={label}
      className="relative max-h-76 overflow-y-auto overscroll-contain rounded-outer border"
    >
      {days.map(({ date, slots }) => (
        <div
          key={date}
          className="flex flex-col gap-x-4 gap-y-1 px-3 py-2 not-first:border-t sm:flex-row sm:items-start"
        >
          <p className="shrink-0 font-medium sm:w-36 sm:pt-3">{words.day(date)}</p>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot) => (
              <DaySlot key={slot.key} {...props} slot={slot} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Whole days, side by side. */
export function WholeDays(props: Omit<SlotDaysProps, 'lookKey'>) {
  return (
    <div role="group" aria-label={props.label} className="flex flex-wrap gap-2">
      {props.days.flatMap(({ slots }) =>
        slots.map((slot) => <DaySlot key={slot.key} {...props} slot={slot} />),
      )}
    </div>
  )
}

type DaySlotProps = Omit<SlotDaysProps, 'days' | 'label' | 'lookKey'> & { slot: ShownSlot }

function DaySlot({ slot, words, tabbable, reasons, onFocus, onPress }: DaySlotProps) {
  const t = useTranslations('slots')
  const { key, mark, isChosen, period, description, onlyAfter } = slot
  const isBarred = mark !== 'open'
  const only = onlyAfter.map(words.period).join(t('between'))
  const note = [description, mark === 'open' && only && t('onlyAfter', { periods: only })]
    .filter(Boolean)
    .join(' · ')
  return (
    <SlotChip
      name={[words.full(slot), note].filter(Boolean).join('. ')}
      describedBy={mark === 'open' ? undefined : reasons[mark]}
      isChosen={isChosen}
      isBarred={isBarred}
      isWrong={isChosen && isBarred}
      isTabbable={key === tabbable}
      onFocus={() => onFocus(key)}
      onPress={() => onPress(slot)}
      note={note}
    >
      {period === null ? words.day(slot.date) : words.period(period)}
    </SlotChip>
  )
}

/** Scrolls the list alone, never the page. */
function showFirst(list: HTMLElement | null): void {
  const wanted =
    list?.querySelector<HTMLElement>('[aria-checked=true]') ??
    list?.querySelector<HTMLElement>('[role=radio]:not([aria-disabled])')
  const row = wanted?.parentElement?.parentElement
  if (list && row) list.scrollTop = Math.max(0, row.offsetTop - 8)
}
