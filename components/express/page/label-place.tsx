'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/orders/panel'
import type { OrderCard } from '@/lib/orders/schema'
import { labelObstacle } from './label-obstacle'

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
