'use client'

import { Ban, Check, CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import type { ShownDay, ShownSlot } from './shown-slots'
import type { SlotLabels } from './use-slot-labels'

export type SlotDaysProps = {
  /** Names the list, for those who do not see it. */
  label: string
  days: readonly ShownDay[]
  words: SlotLabels
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

type SlotChipProps = {
  /** Read aloud in place of what is shown. */
  name: string
  /** Ids of what explains it. */
  describedBy?: string | undefined
  isChosen: boolean
  /** It cannot be chosen; it takes the focus and says why. */
  isBarred?: boolean
  /** Chosen, and in the way of sending. */
  isWrong?: boolean
  isTabbable: boolean
  onFocus: () => void
  onPress: () => void
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** One time to choose: a radio, at least 44 px high. */
function SlotChip(props: SlotChipProps) {
  const { name, describedBy, isChosen, isBarred = false, isWrong = false, isTabbable } = props
  const { onFocus, onPress, note, className, children } = props
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={isBarred || undefined}
      aria-label={name}
      aria-describedby={describedBy}
      tabIndex={isTabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-inner border px-3 py-1.5 text-left',
        'tabular-nums transition-colors duration-150 disabled:cursor-not-allowed',
        isBarred && 'cursor-not-allowed border-dashed border-border bg-sunken text-muted',
        !isBarred && !isChosen && 'border-border-strong bg-surface hover:bg-sunken',
        isChosen && !isWrong && 'border-accent bg-accent-soft font-medium ring-1 ring-accent',
        isChosen && isWrong && 'border-solid border-late bg-late-soft font-medium text-late',
        className,
      )}
    >
      <Mark isChosen={isChosen} isWrong={isWrong} isBarred={isBarred} />
      <span className="min-w-0">
        <span className="block">{children}</span>
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </span>
    </button>
  )
}

type MarkProps = { isChosen: boolean; isWrong: boolean; isBarred: boolean }

function Mark({ isChosen, isWrong, isBarred }: MarkProps) {
  const className = 'size-4 shrink-0'
  if (isChosen && isWrong) return <CircleAlert aria-hidden className={className} />
  if (isChosen) return <Check aria-hidden className={cn(className, 'text-accent')} />
  return isBarred ? <Ban aria-hidden className={cn(className, 'opacity-60')} /> : null
}

/** The choice of no time at all, where the product leaves it open. */
export function NoSlotChip(props: Omit<SlotChipProps, 'children' | 'name'> & { kind: NoSlotKind }) {
  const { kind, ...rest } = props
  const t = useTranslations('slots')
  return (
    <SlotChip {...rest} name={t(`${kind}.none`)} note={t(`${kind}.noneHelp`)} className="mb-2">
      {t(`${kind}.none`)}
    </SlotChip>
  )
}

type NoSlotKind = 'handIn' | 'delivery'
