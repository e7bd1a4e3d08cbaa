'use client'

import { useTranslations } from 'next-intl'
import { useSlotText } from '@/components/orders/use-slot-text'
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

/** `Mon, Nov 23, 10:00–13:00, delivered Tue, Nov 24, 09:00–13:00`. */
function usePairWords() {
  const t = useTranslations('imports.moves')
  const slotText = useSlotText()
  const text = (slot: SlotTime) => slotText(slot) ?? t('noDay')
  return ({ pickup, delivery }: SlotPair) =>
    delivery ? t('delivery', { pickup: text(pickup), delivery: text(delivery) }) : text(pickup)
}
