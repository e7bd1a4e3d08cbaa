'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { cn } from '@/components/ui/cn'
import type { FoundLocker } from './find-lockers'
import { useLockerWords } from './use-locker-words'

type LockerRowProps = {
  id: string
  rowRef: Ref<HTMLDivElement>
  found: FoundLocker
  index: number
  count: number
  /** Pixels from the top of the list. */
  start: number
  isChosen: boolean
  onChoose: () => void
}

/** One locker of the list. */
export function LockerRow(props: LockerRowProps) {
  const { id, rowRef, found, index, count, start, isChosen, onChoose } = props
  const { locker, metres } = found
  const t = useTranslations('lockers')
  const words = useLockerWords()
  return (
    <div
      ref={rowRef}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      onClick={onChoose}
      style={{ transform: `translateY(${start}px)` }}
      className={cn(
        'absolute inset-x-0 top-0 flex min-h-12 cursor-pointer gap-3 border-b px-3 py-2.5',
        isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{words.name(locker)}</p>
        <p className="truncate text-muted">{words.address(locker) ?? t('noAddress')}</p>
        <p className="truncate text-xs text-muted">
          <span className="font-mono">{locker.code}</span>
          {locker.openingHours && ` · ${locker.openingHours}`}
          {!locker.location && ` · ${t('notOnMap')}`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {metres !== null && (
          <span className="text-xs font-medium tabular-nums">{words.distance(metres)}</span>
        )}
        {isChosen && <Check aria-hidden className="size-5 text-accent" />}
      </div>
    </div>
  )
}
