'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { FoundLocker } from './find-lockers'
import { LockerRow } from './locker-row'

type LockerListProps = {
  found: readonly FoundLocker[]
  chosen: string | null
  onChoose: (key: string) => void
  /** Enter: the chosen one is taken. */
  onTake?: ((locker: FoundLocker) => void) | undefined
}

const ROW = 76
const PAGE = 6

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + PAGE, last),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Thousands of lockers, of which only those in sight are drawn; arrows move, Enter takes. */
export function LockerList({ found, chosen, onChoose, onTake }: LockerListProps) {
  const t = useTranslations('lockers')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are used here only, and handed to nothing that remembers them
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (at) => found[at]?.key ?? at,
    overscan: 6,
  })
  const at = found.findIndex(({ key }) => key === chosen)
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
    // Not when rows are measured: the person may have scrolled on by then.
  }, [at, rows])

  return (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={t('title')}
      aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
      onKeyDown={(event) => pressKey(event, { found, at, onChoose, onTake })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-outer border bg-surface focus-visible:outline-2 focus-visible:outline-accent"
    >
      <div className="relative w-full" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const one = found[index]
          return (
            one && (
              <LockerRow
                key={key}
                id={`${id}-${index}`}
                rowRef={rows.measureElement}
                found={one}
                {...{ index, start, count: found.length }}
                isChosen={index === at}
                onChoose={() => onChoose(one.key)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

type PressKey = Pick<LockerListProps, 'found' | 'onChoose' | 'onTake'> & { at: number }

/** Arrows choose another, Enter takes the chosen one. */
function pressKey(event: KeyboardEvent, { found, at, onChoose, onTake }: PressKey): void {
  const chosen = found[at]
  if (event.key === 'Enter' && chosen && onTake) {
    event.preventDefault()
    onTake(chosen)
  }
  const step = STEPS[event.key]
  const next = step && found[step(at, found.length - 1)]
  if (!next) return
  event.preventDefault()
  onChoose(next.key)
}
