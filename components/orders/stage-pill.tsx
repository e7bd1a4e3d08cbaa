'use client'

import {
  Bike,
  Check,
  CircleQuestionMark,
  CircleSlash,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  ShoppingBag,
  Store,
  TriangleAlert,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useNow } from '@/components/ui/clock/use-now'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import { type Stage, isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { type Attention, attentionOf } from './attention'
import { pendingCancel, wentOnAfterCancel } from './pending-cancel'
import { useStageLabel } from './use-stage-label'

/** How a stage looks wherever it is named; its word is `orders.stage` of the family. */
export const STAGE_LOOKS: Readonly<Record<Stage, Look>> = {
  unknown: { kind: 'waiting', Icon: CircleQuestionMark },
  waiting: { kind: 'waiting', Icon: Hourglass },
  coming: { kind: 'moving', Icon: Bike },
  'at-store': { kind: 'moving', Icon: Store },
  riding: { kind: 'moving', Icon: Bike },
  near: { kind: 'moving', Icon: DoorOpen },
  problem: { kind: 'late', Icon: TriangleAlert },
  done: { kind: 'done', Icon: Check },
  cancelled: { kind: 'stopped', Icon: CircleSlash },
}

/** How a call for a person looks; its word is `orders.attention`. */
const ATTENTION_LOOKS: Readonly<Record<Attention, Look>> = {
  unconfirmed: { kind: 'waiting', Icon: CircleQuestionMark },
  'placing-long': { kind: 'waiting', Icon: Hourglass },
  'cancel-unconfirmed': { kind: 'late', Icon: CircleQuestionMark },
  refused: { kind: 'late', Icon: CircleSlash },
  problem: STAGE_LOOKS.problem,
  unknown: STAGE_LOOKS.unknown,
}

const LOOK_MS = 10_000

/** How a cancellation under way looks; its word is `orders.cancelling.word`. */
const CANCEL_LOOK: Look = { kind: 'stopped', Icon: CircleSlash }

type StagePillProps = { card: OrderCard; attention: Attention | null; className?: string }

/**
 * Where an order stands, in a word with its icon; what a person must do goes before a cancellation
 * under way, and that before the stage.
 */
export function StagePill({ card, attention, className }: StagePillProps) {
  const t = useTranslations('orders')
  const words = useStageLabel()
  // What the platform's courier stages mean where no courier comes is not published (0070).
  const isFetched = card.selfPickup && !isClosed(card.stage) && !pendingCancel(card)
  const { kind, Icon } = attention
    ? ATTENTION_LOOKS[attention]
    : pendingCancel(card)
      ? CANCEL_LOOK
      : isFetched
        ? { kind: 'waiting' as const, Icon: ShoppingBag }
        : STAGE_LOOKS[card.stage]
  const word = attention
    ? words.standing(card, attention)
    : card.placing === 'placing'
      ? t('placing')
      : isFetched
        ? t('selfPickup')
        : words.standing(card, null)
  return (
    <Meaning
      kind={kind}
      icon={<Icon aria-hidden />}
      wraps={attention === 'cancel-unconfirmed' || pendingCancel(card) !== null}
      className={className}
    >
      {word}
    </Meaning>
  )
}

/**
 * What is to be known of an order beside where it stands: that it goes on although it was asked to be
 * cancelled; that the platform has it under a number that nobody here knows. Nothing for any other.
 */
export function StandingNotes({ card, className }: { card: OrderCard; className?: string }) {
  const t = useTranslations('orders')
  const isNumberless =
    card.placing === 'placed' && card.platformOrderId === null && !isClosed(card.stage)
  return (
    <>
      {wentOnAfterCancel(card) && (
        <Meaning kind="late" wraps className={className}>
          {t('cancelling.word.overtaken')}
        </Meaning>
      )}
      {isNumberless && (
        <Meaning
          kind="waiting"
          icon={<CircleQuestionMark aria-hidden />}
          wraps
          className={className}
        >
          {t('numberless')}
        </Meaning>
      )}
    </>
  )
}

type Look = { kind: MeaningKind; Icon: LucideIcon }

/** Where an order stands; of a status that is not known, the platform's own words too. */
export function StatusPill({ card, className }: { card: OrderCard; className?: string }) {
  const attention = attentionOf(card, useNow(LOOK_MS))
  const saysOwn = card.placing === 'placed' && card.stage === 'unknown' && card.statusText
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-1">
        <StagePill card={card} attention={attention} />
        <StandingNotes card={card} />
      </div>
      {saysOwn && <span className="block max-w-56 truncate text-sm">“{card.statusText}”</span>}
    </div>
  )
}
