import { useTranslations } from 'next-intl'
import type { Family, Stage } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/schema'
import type { Attention } from './attention'

/** The words for where an order stands: every family has its own for a stage. */
export function useStageWords() {
  const t = useTranslations('orders')
  const stage = (family: Family, stage: Stage) => t(`stage.${family}.${stage}`)
  return {
    stage,
    /** What a person must do goes before the stage. */
    standing: ({ family, stage: at }: OrderCard, attention: Attention | null) =>
      attention ? t(`attention.${attention}`) : stage(family, at),
  }
}
