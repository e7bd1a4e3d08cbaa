import { useTranslations } from 'next-intl'
import type { Family, Stage } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { Attention } from './attention'
import { pendingCancel } from './pending-cancel'

/** The words for where an order stands: every family has its own for a stage. */
export function useStageLabel() {
  const t = useTranslations('orders')
  const stage = (family: Family, stage: Stage) => t(`stage.${family}.${stage}`)
  return {
    stage,
    /** What a person must do goes before a cancellation under way, and that before the stage. */
    standing: (card: OrderCard, attention: Attention | null) => {
      if (attention) return t(`attention.${attention}`)
      const cancel = pendingCancel(card)
      return cancel ? t(`cancelling.word.${cancel}`) : stage(card.family, card.stage)
    },
  }
}
