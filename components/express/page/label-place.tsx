'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/orders/panel'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** The label, or why there is none to print. */
export function LabelPlace({ card, children }: { card: OrderCard; children: ReactNode }) {
  const t = useTranslations('waybillPage.label')
  const obstacle = labelObstacle(card)
  if (obstacle === null) return children
  return (
    <Panel title={t('title')}>
      <p className="text-muted">{t(obstacle)}</p>
    </Panel>
  )
}

/** Why a waybill has no label to print; null when it has one. Keys of `waybillPage.label`. */
type LabelObstacle = 'notYet' | 'refused' | 'cancelled'

/** Only the platform's own number has a label, and none goes onto a parcel that is not collected. */
export function labelObstacle(card: OrderCard): LabelObstacle | null {
  if (card.placing === 'refused') return 'refused'
  if (card.stage === 'cancelled') return 'cancelled'
  return card.placing === 'placed' && card.platformOrderId !== null ? null : 'notYet'
}
