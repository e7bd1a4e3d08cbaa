import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'
import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/schema'
import type { Attention } from './attention'
import { ATTENTION_LOOKS, STAGE_LOOKS } from './stage-look'
import { useStageWords } from './use-stage-words'

type StagePillProps = { card: OrderCard; attention: Attention | null; className?: string }

/** Where an order stands, in a word with its icon; what a person must do goes before the stage. */
export function StagePill({ card, attention, className }: StagePillProps) {
  const t = useTranslations('orders')
  const words = useStageWords()
  // What the platform's courier stages mean where no courier comes is not published (0070).
  const isFetched = card.selfPickup && !isClosed(card.stage)
  const { kind, Icon } = attention
    ? ATTENTION_LOOKS[attention]
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
    <Meaning kind={kind} icon={<Icon aria-hidden />} {...(className && { className })}>
      {word}
    </Meaning>
  )
}
