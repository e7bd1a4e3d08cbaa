'use client'

import { useNow } from '@/components/ui/use-now'
import type { OrderCard } from '@/lib/orders/schema'
import { attentionOf } from '../attention'
import { StagePill } from '../stage-pill'

const LOOK_MS = 10_000

/** Where an order stands; of a status that is not known, the platform's own words too. */
export function StandingPill({ card, className }: { card: OrderCard; className?: string }) {
  const attention = attentionOf(card, useNow(LOOK_MS))
  const saysOwn = card.placing === 'placed' && card.stage === 'unknown' && card.statusText
  return (
    <div className={className}>
      <StagePill card={card} attention={attention} />
      {saysOwn && <span className="block max-w-56 truncate text-sm">“{card.statusText}”</span>}
    </div>
  )
}
