'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { useEstimate } from './use-estimate'

/** A warning where the order is sent: creation is refused outside the delivery area (food §4.2). */
export function NotDelivered({ region }: { region: Region | undefined }) {
  const t = useTranslations('food.form')
  const { data, missing } = useEstimate(region)
  if (missing || data?.delivers !== false) return null
  return (
    <Notice kind="late" role="status">
      {t('notDelivered')}
    </Notice>
  )
}
