'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { SlotPair, SlotTime } from '@/lib/domain/imports/next-pair'
import type { Move } from '@/lib/imports/schema'

type MoveLineProps = {
  move: Move
  /** That nothing later is offered has been said of all of them. */
  isOnly: boolean
}

/** How many rows, from which pair, to which. */
export function MoveLine({ move: { product, from, to, rows }, isOnly }: MoveLineProps) {
  const t = useTranslations('imports')
  const words = usePairWords()
  return (
    <li>
      <p className="font-medium">{t('moves.line', { rows, product: t(`products.${product}`) })}</p>
      <p className="text-muted line-through">{t('moves.from', { slot: words(from) })}</p>
      {to && <p>{t('moves.to', { slot: words(to) })}</p>}
      {!to && !isOnly && <p>{t('moves.none')}</p>}
    </li>
  )
}

/**
 * `Mon 23 Nov 10:00-13:00, delivered Tue 24 Nov 09:00-13:00`; the platform's day, not the browser's.
 * What a file writes in its own way is shown as it stands there.
 */
function usePairWords() {
  const t = useTranslations('imports.moves')
  const format = useFormatter()
  const day = ({ date, period }: SlotTime) => {
    if (date === '') return t('noDay')
    const at = new Date(`${date}T12:00:00Z`)
    if (Number.isNaN(at.getTime())) return `${date} ${period}`.trim()
    const shown = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
    return `${format.dateTime(at, shown)} ${period}`.trim()
  }
  return ({ pickup, delivery }: SlotPair) =>
    delivery ? t('delivery', { pickup: day(pickup), delivery: day(delivery) }) : day(pickup)
}
